/** Turns the runners' JSON reports into { passed, failed }. Skipped counts as failed: a suite never passes by skipping. */
import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {{ status: string, assertionResults: { status: string }[] }} VitestFile */

/**
 * @param {string} file
 * @param {number} code the runner's exit code
 * @returns {Counts}
 */
export function vitestCounts(file, code) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1 }
  const passed = report.numPassedTests
  // A file that cannot be loaded reports no failed test.
  const unloaded = report.testResults.filter(
    (/** @type {VitestFile} */ result) =>
      result.status === 'failed' && result.assertionResults.every(({ status }) => status !== 'failed'),
  )
  return checkedCounts(passed, report.numTotalTests - passed + unloaded.length, code)
}

/**
 * @param {string} file
 * @param {number} code the runner's exit code
 * @returns {Counts}
 */
export function playwrightCounts(file, code) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, skipped } = report.stats
  return checkedCounts(expected, unexpected + skipped + report.errors.length, code)
}

/**
 * Counts a program that reports only its exit code as one test.
 * @returns {Counts}
 */
export const exitCounts = (/** @type {number} */ code) =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/**
 * Counts a failure when the runner exits with an error but no failed test, or ran no test.
 * @param {number} passed
 * @param {number} failed
 * @param {number} code
 */
function checkedCounts(passed, failed, code) {
  const silent = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: silent ? 1 : failed }
}

/** @param {string} file */
function read(file) {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  } catch {
    return undefined
  }
}

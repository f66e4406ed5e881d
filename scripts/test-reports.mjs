/** Turns the runners' JSON reports into counts. Skipped counts as failed: a suite never passes by skipping. */
import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ passed: number, failed: number, failures?: readonly string[] }} Counts `failures`: title and first lines */
/** @typedef {{ status?: string, error?: { message?: string } }} PlaywrightResult */
/** @typedef {{ title: string, ok: boolean, tests: { results: PlaywrightResult[] }[] }} PlaywrightSpec */
/** @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

const MESSAGE_LINES = 12

/**
 * @param {string} file
 * @param {number} code the runner's exit code
 * @returns {Counts}
 */
export function vitestCounts(file, code) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1 }
  const { passed, failures } = report
  return { ...checkedCounts(passed, failures.length, code), failures }
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
  const failures = [
    ...report.errors.map((/** @type {{ message?: string }} */ { message }) => failure('Playwright', message)),
    ...report.suites.flatMap((/** @type {PlaywrightSuite} */ suite) => suiteFailures(suite, [])),
  ]
  return { ...checkedCounts(expected, unexpected + skipped + report.errors.length, code), failures }
}

/**
 * @param {PlaywrightSuite} suite
 * @param {readonly string[]} parents titles
 * @returns {string[]}
 */
function suiteFailures({ title, specs = [], suites = [] }, parents) {
  const titles = [...parents, title]
  return [
    ...specs
      .filter(({ ok, tests }) => !ok || tests.some(({ results }) => results.length === 0))
      .map(({ title, tests }) =>
        failure(
          [...titles, title].join(' > '),
          tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
        ),
      ),
    ...suites.flatMap((suite) => suiteFailures(suite, titles)),
  ]
}

/**
 * Describes a failure by a title and the first lines of its message.
 * @param {string} title
 * @param {string} [message]
 */
export function failure(title, message = 'no message') {
  const lines = stripVTControlCharacters(message).split('\n')
  return [title, ...lines.slice(0, MESSAGE_LINES)].join('\n    ')
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

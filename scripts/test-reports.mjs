/** Turns the runners' JSON reports into { passed, failed }. Skipped counts as failed: a suite never passes by skipping. */
import { existsSync, readFileSync } from 'node:fs'

export function vitestCounts(file, code) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1 }
  const passed = report.numPassedTests
  // A file that could not even be loaded holds no tests that could fail.
  const unloaded = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.every(({ status }) => status !== 'failed'),
  )
  return judged(passed, report.numTotalTests - passed + unloaded.length, code)
}

export function playwrightCounts(file, code) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = report.stats
  if (flaky > 0) console.log(`Passed only at the second try: ${flaky}. Their names are marked "flaky" above.`)
  return judged(expected + flaky, unexpected + skipped + report.errors.length, code)
}

/** For a program that only answers with its exit code. */
export const exitCounts = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** A runner that complains without naming a failed test, or that ran none, has failed. */
function judged(passed, failed, code) {
  const silent = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: silent ? 1 : failed }
}

function read(file) {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  } catch {
    return undefined
  }
}

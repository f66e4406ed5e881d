/** The counts in the reports of Vitest and Playwright, for `scripts/test.mjs`. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './root.mjs'

/** The folder of this run, because several may run at once. */
export const REPORTS =
  process.env.TEST_REPORTS ?? path.join(ROOT, '.cache/reports', String(process.pid))
// The lanes write into it, too.
process.env.TEST_REPORTS = REPORTS

/** The file of a report by its name. */
export function reportOf(/** @type {string} */ name) {
  return path.join(REPORTS, `${name}.json`)
}

/**
 * Reads the counts of a report. A skipped test counts as failed, unless `-t` has left it out.
 *
 * @param {string} name
 * @param {boolean} isFiltered
 */
export function countsIn(name, isFiltered) {
  if (!existsSync(reportOf(name))) return { passed: 0, failed: 0 }
  const report = JSON.parse(readFileSync(reportOf(name), 'utf8'))
  return report.stats ? playwrightCounts(report) : vitestCounts(report, isFiltered)
}

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {'expected' | 'unexpected' | 'skipped' | 'flaky'} Outcome */

/** @type {(report: { stats: Record<Outcome, number>, errors: unknown[] }) => Counts} */
function playwrightCounts({ stats: { expected, unexpected, skipped, flaky }, errors }) {
  return { passed: expected, failed: unexpected + skipped + flaky + errors.length }
}

/** @typedef {'Passed' | 'Failed' | 'Pending' | 'Todo'} Kind */

/** @type {(report: Record<`num${Kind}Tests` | 'numFailedTestSuites', number>, isFiltered: boolean) => Counts} */
function vitestCounts(report, isFiltered) {
  const skipped = isFiltered ? 0 : report.numPendingTests + report.numTodoTests
  const failed = report.numFailedTests + skipped || report.numFailedTestSuites
  return { passed: report.numPassedTests, failed }
}

/** What the reports of Vitest and Playwright count, for `scripts/test.mjs`. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './prepare.mjs'

export const REPORTS = path.join(ROOT, '.cache/reports')

/** The file of a report by its name. */
export function reportOf(/** @type {string} */ name) {
  return path.join(REPORTS, `${name}.json`)
}

/**
 * Reads the counts of a report. A suite never passes by skipping, except what `-t` leaves out.
 *
 * @param {string} name
 * @param {boolean} isFiltered
 */
export function countsIn(name, isFiltered) {
  if (!existsSync(reportOf(name))) return { passed: 0, failed: 0 }
  const report = JSON.parse(readFileSync(reportOf(name), 'utf8'))
  return report.stats ? playwrightCounts(report) : vitestCounts(report, isFiltered)
}

/** @type {(report: any) => { passed: number, failed: number }} */
function playwrightCounts({ stats: { expected, unexpected, skipped, flaky }, errors }) {
  return { passed: expected, failed: unexpected + skipped + flaky + errors.length }
}

/** @type {(report: any, isFiltered: boolean) => { passed: number, failed: number }} */
function vitestCounts(report, isFiltered) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites } =
    report
  const skipped = isFiltered ? 0 : numPendingTests + numTodoTests
  return { passed: numPassedTests, failed: numFailedTests + skipped || numFailedTestSuites }
}

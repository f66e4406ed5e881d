/**
 * A reporter of Vitest that writes the counts and failures of a run to the file `TEST_REPORT`, as JSON. Vitest's own JSON
 * report lacks the errors outside every test, with which a run fails although each of its tests passed.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { failure } from './test-reports.mjs'

/** @typedef {{ message?: string, stack?: string, type?: string }} RunError */

export default class CountsReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly RunError[]} errors outside every test
   */
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap(({ children }) => [...children.allTests()])
    const passed = tests.filter((test) => test.result().state === 'passed').length
    const failures = [
      ...modules.flatMap((module) =>
        [module, ...module.children.allSuites()].flatMap((suite) =>
          suite.errors().map((error) => failureOf(path.basename(module.moduleId), error)),
        ),
      ),
      ...tests
        .filter((test) => test.result().state !== 'passed')
        .map((test) => {
          const { state, errors } = test.result()
          return failureOf(
            `${path.basename(test.module.moduleId)}: ${test.fullName}`,
            errors?.[0] ?? { message: state },
          )
        }),
      ...errors.map((error) => failureOf(error.type ?? 'Outside every test', error)),
    ]
    writeFileSync(process.env['TEST_REPORT'] ?? '', JSON.stringify({ passed, failures }))
  }
}

/**
 * @param {string} title
 * @param {RunError} error
 */
const failureOf = (title, { stack, message }) => failure(title, stack ?? message)

/** Runs the programs of `scripts/test.mjs`: prints their lines, counts their tests, and ends all at a signal. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from './root.mjs'
import { countsIn } from './test-reports.mjs'

/** The number of last lines that are printed again where a step has failed. */
const REPEATED_LINES = 60
/** The tests of all steps until now. */
export const total = { passed: 0, failed: 0 }
/** @type {string[]} */
export const failures = []
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let isStopping = false
/** Each step is a group of processes, so that Ctrl+C reaches it once. The steps of a lane are in the lane's group. */
const isGroup = process.argv[2] !== 'lane'
/** Whether the option `-t` leaves tests out. */
export const isFiltered = process.argv.includes('-t')

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    console.log('\nStopping every process ...')
    isStopping = true
    process.exitCode = 130
    for (const child of running)
      if (isGroup && child.pid) process.kill(-child.pid, 'SIGINT')
      else child.kill('SIGINT')
  })
}

/**
 * Runs a program of a package to its end; returns whether it passed. Without a report it counts as one test.
 *
 * @param {string} title
 * @param {string[]} command a file in node_modules, and its arguments
 * @param {{ env?: NodeJS.ProcessEnv | undefined, report?: string }} [options]
 */
export async function step(title, [file = '', ...args], { env = {}, report } = {}) {
  if (isStopping) return false
  const begin = Date.now()
  const child = spawn(process.execPath, [path.join(ROOT, 'node_modules', file), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: isGroup,
  })
  const { code, lines } = await printOutput(child, title)
  const { passed, failed } = report
    ? countsIn(report, isFiltered)
    : { passed: code === 0 ? 1 : 0, failed: 0 }
  const isPassed = code === 0 && passed > 0 && failed === 0
  count(
    { passed, failed: failed || (isPassed ? 0 : 1) },
    `${title}\n${lines.slice(-REPEATED_LINES).join('\n')}`,
  )
  console.log(
    `--- ${title}: ${isPassed ? 'ok' : 'FAILED'}, ${((Date.now() - begin) / 1000).toFixed(0)} s`,
  )
  return isPassed
}

/**
 * Adds to the total.
 *
 * @param {typeof total} counts
 * @param {string} failure printed where something failed
 */
export function count({ passed, failed }, failure) {
  total.passed += passed
  total.failed += failed
  if (failed > 0) failures.push(failure)
}

/** Counts an error of the work as a failed test. */
export function caught(/** @type {Promise<unknown>} */ work) {
  return work.catch((/** @type {unknown} */ error) =>
    count({ passed: 0, failed: 1 }, String(error)),
  )
}

/**
 * Prints the output of a child, each line with its title; returns its exit code and its last lines.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} title
 */
export async function printOutput(child, title) {
  /** @type {string[]} */
  const lines = []
  running.add(child)
  for (const input of [child.stdout, child.stderr]) {
    if (!input) continue
    createInterface({ input }).on('line', (line) => {
      console.log(`[${title}] ${line}`)
      lines.push(line)
      // The end of a lane repeats those of its one or two steps.
      if (lines.length > 2 * REPEATED_LINES) lines.shift()
    })
  }
  const code = await new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
  running.delete(child)
  return { code, lines }
}

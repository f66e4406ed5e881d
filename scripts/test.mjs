/**
 * `npm test`: everything, on emulators and ports of its own, so that it passes beside a running `npm start`.
 * While developing, one part with arguments for its runner:
 *   node scripts/test.mjs static | unit [vitest arguments] | emulator [...] | e2e [playwright arguments]
 */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { checkBudgets } from './budgets.mjs'
import { buildSite } from './build.mjs'
import { PROJECT, runFolder } from './emulators.mjs'
import { ROOT, ensureInstalled } from './install.mjs'
import { checkLeaks } from './leaks.mjs'
import { end, endOnSignals, isEnding, run } from './processes.mjs'
import { productionEnv, siteEnv } from './site-env.mjs'
import { exitCounts, vitestCounts } from './test-reports.mjs'

const PARTS = ['static', 'unit', 'emulator', 'e2e']
const [part, ...extra] = process.argv.slice(2)
const name = `test-${process.pid}`
const folder = runFolder(name)
const total = { passed: 0, failed: 0 }
/** @type {string[]} */
const failures = []
/** @type {import('./browser-tests.mjs').Lane | undefined} */
let dataLane

if (part && !PARTS.includes(part)) {
  console.error(`There is no part ${part}: use ${PARTS.join(', ')}, or nothing for all of them.`)
  process.exit(1)
}
endOnSignals({ code: 130, onSignal: () => console.log('\nStopping every process ...') })
ensureInstalled()
removeFolders((pid) => !isAlive(pid))
mkdirSync(folder, { recursive: true })

// The data tests often wait for the emulators, so everything that needs none runs beside them.
const [, prepared] = await Promise.all([dataTests(), checkAndBuild()])
if (prepared && isSelected('e2e')) await step('Browser (playwright)', prepared.e2e)

// Last, because a server may keep only the end of a long output.
for (const each of failures) console.log(`\nFAILED ${each}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
if (total.failed === 0) process.once('exit', () => removeFolders((pid) => pid === process.pid))
await end(total.failed === 0 ? 0 : 1)

/** @param {string} which */
function isSelected(which) {
  return part === undefined || part === which
}

async function checkAndBuild() {
  if (isSelected('static')) {
    await step('Types (tsc)', async () => exitCounts(await tool('typescript/bin/tsc', ['--noEmit', '-p', '.'])))
    await step('Lint (oxlint)', async () => exitCounts(await tool('oxlint/bin/oxlint', [])))
    await step('Format (prettier)', async () => exitCounts(await tool('prettier/bin/prettier.cjs', ['--check', '.'])))
  }
  if (isSelected('unit')) await step('Unit and components (vitest)', () => vitest('unit'))
  if (!part) await step('Byte budgets and secrets of the production build', productionBuild)
  return isSelected('e2e') ? prepareBrowsers() : undefined
}

async function dataTests() {
  if (!isSelected('emulator')) return
  // Count only a failure to start, because this step has no tests.
  await step('Firebase emulators (official)', async () => {
    const { startLane } = await import('./browser-tests.mjs')
    dataLane = await startLane(`${name}-data`)
    return { passed: 0, failed: 0 }
  })
  if (!dataLane) return
  const { auth, firestore } = dataLane
  const env = { FIRESTORE_EMULATOR_HOST: firestore, FIREBASE_AUTH_EMULATOR_HOST: auth, GCLOUD_PROJECT: PROJECT }
  await step('Data and rules (vitest, emulators)', () =>
    vitest('emulator', { ...env, ...siteEnv(dataLane, 'http://localhost') }),
  )
}

/** Answers how to run the tests, once their browsers, emulators and site are there. */
async function prepareBrowsers() {
  // Imported after the installation, because it imports packages.
  const { prepareBrowserTests, runBrowserTests } = await import('./browser-tests.mjs')
  /** @type {Awaited<ReturnType<typeof prepareBrowserTests>> | undefined} */
  let prepared
  await step('Browsers, emulators and test build', async () => {
    prepared = await prepareBrowserTests(name, part ? extra : [], dataLane)
    return { passed: 0, failed: 0 }
  })
  const ready = prepared
  return ready && { e2e: () => runBrowserTests(ready) }
}

/** The site of a configured project, with its bundled content: its weight, and what it may not hold. */
async function productionBuild() {
  const outDir = path.join(folder, 'production')
  const env = productionEnv()
  if (!(await buildSite({ outDir, env, bakes: false }))) return { passed: 0, failed: 1 }
  const [weights, leaks] = [checkBudgets(outDir), checkLeaks(outDir, env.VITE_FIREBASE_PROJECT_ID)]
  return { passed: weights.passed + leaks.passed, failed: weights.failed + leaks.failed }
}

/**
 * @param {string} project
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string[]} [more] further arguments
 */
async function vitest(project, env, more = []) {
  const report = path.join(folder, `${project}.json`)
  const projects = project === 'unit' ? ['unit', 'components'] : [project]
  const args = [
    'run',
    ...projects.flatMap((each) => ['--project', each]),
    '--reporter=default',
    '--reporter=./scripts/vitest-reporter.mjs',
    ...more,
    ...(part ? extra : []),
  ]
  return vitestCounts(report, await tool('vitest/vitest.mjs', args, { ...env, TEST_REPORT: report }))
}

/**
 * @param {string} file
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function tool(file, args, env) {
  return run(process.execPath, [path.join(ROOT, 'node_modules', file), ...args], {
    cwd: ROOT,
    ...(env ? { env } : {}),
  })
}

/**
 * Runs one step and adds its counts to the total; returns whether it passed.
 * @param {string} title
 * @param {() => Promise<import('./test-reports.mjs').Counts>} work
 */
async function step(title, work) {
  console.log(`\n=== ${title}`)
  const begin = Date.now()
  let counts
  try {
    counts = await work()
  } catch (error) {
    if (!isEnding()) console.error(error instanceof Error ? error.message : error)
    counts = { passed: 0, failed: 1 }
  }
  // After Ctrl+C the process is about to exit.
  if (isEnding()) await new Promise(() => {})
  total.passed += counts.passed
  total.failed += counts.failed
  if (counts.failed > 0) failures.push(title, ...(counts.failures ?? []))
  const seconds = ((Date.now() - begin) / 1000).toFixed(1)
  console.log(
    `--- ${title}: ${counts.failed > 0 ? 'FAILED' : 'ok'}, ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`,
  )
  return counts.failed === 0
}

/**
 * Removes run folders; those of failed runs stay until the next run, for their logs.
 * @param {(pid: number) => boolean} isOver
 */
function removeFolders(isOver) {
  const cache = path.dirname(folder)
  if (!existsSync(cache)) return
  for (const entry of readdirSync(cache)) {
    const pid = Number(/^test-(\d+)/.exec(entry)?.[1])
    if (pid && isOver(pid)) rmSync(path.join(cache, entry), { recursive: true, force: true })
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

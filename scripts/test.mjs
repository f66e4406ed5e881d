/**
 * `npm test` runs four things at the same time:
 *
 *   the static checks and then the unit tests
 *   the tests that need emulators, in lane 1
 *   the browser tests, in lanes from 2 on, one for each core
 *
 * Each lane has its own emulators. A step passes if its exit code is 0. A skipped test counts as failed.
 *
 * One part alone, with files, folders and options of its runner:
 *   node scripts/test.mjs static | unit | emulator | e2e [files and options]
 * `e2e --built` takes the site of the last run instead of building it.
 */
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { checkSite } from './check/check-dist.mjs'
import { CORES } from './cores.mjs'
import { lane, withEmulators } from './emulators/lanes.mjs'
import { inventedEnv, siteEnv } from './firebase/settings.mjs'
import { ensureChromium, ensureJava, ensurePackages, otherBrowsers } from './prepare.mjs'
import { ROOT } from './root.mjs'
import { countsIn, reportOf, REPORTS } from './test-reports.mjs'
import { caught, count, failures, isFiltered, printOutput, step, total } from './test-steps.mjs'

const EMULATOR_LANE = 1
const FIRST_BROWSER_LANE = 2
const BUILT = '--built'
const [part = '', ...args] = process.argv.slice(2)
/** @type {Record<string, () => Promise<unknown>>} */
const PARTS = {
  '': () =>
    Promise.all([
      caught(staticChecks().then(() => unitTests([]))),
      caught(startLane(EMULATOR_LANE, ['emulator'])),
      ...Array.from({ length: CORES }, (_, index) =>
        caught(startLane(FIRST_BROWSER_LANE + index, ['e2e', `--shard=${index + 1}/${CORES}`])),
      ),
    ]),
  static: staticChecks,
  unit: () => unitTests(fullPaths(args)),
  emulator: () => startLane(EMULATOR_LANE, ['emulator', ...fullPaths(args)]),
  e2e: () => startLane(FIRST_BROWSER_LANE, ['e2e', ...fullPaths(args)]),
  // firebase-tools runs this part, with the emulators of a lane.
  lane: () => laneTests(Number(args[0]), args.slice(1)),
}
const work = PARTS[part]
if (!work)
  throw new Error(
    `There is no part ${part}: static, unit, emulator or e2e, or nothing for all of them.`,
  )
const isLane = part === 'lane'
const hasBrowsers = part === '' || part === 'e2e'
if (!isLane) await prepare()
await caught(work())
if (hasBrowsers && process.env.BROWSERS !== 'all') await nameMissingBrowsers()
// The failures come last, because a server may keep only the end of a long output.
for (const each of failures) console.log(`\nFAILED ${each}`)
if (!isLane) {
  rmSync(REPORTS, { recursive: true, force: true })
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
}
process.exitCode ||= Math.sign(total.failed)

/** Installs what this part needs, and makes an empty folder for the reports. */
async function prepare() {
  ensurePackages()
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  if (hasBrowsers || part === 'emulator') ensureJava()
  if (hasBrowsers) process.env.CHROMIUM_PATH = (await ensureChromium()) ?? ''
}

async function nameMissingBrowsers() {
  for (const [name, from] of Object.entries(await otherBrowsers()))
    if (from === null)
      console.log(`\nNot checked in ${name}: npx playwright install --with-deps ${name}`)
}

async function staticChecks() {
  await step('types', ['typescript/bin/tsc', '--noEmit', '-p', '.'])
  await step('lint', ['oxlint/bin/oxlint'])
  await step('format', [
    'prettier/bin/prettier.cjs',
    '--check',
    '--cache',
    '--cache-strategy=content',
    '.',
  ])
  const outDir = path.join(ROOT, '.cache/production')
  const env = { ...inventedEnv, BUNDLED_CONTENT: '1' }
  if (!(await build('production build', outDir, env))) return
  const { faults } = checkSite(outDir, env.VITE_FIREBASE_PROJECT_ID)
  count(
    { passed: faults.length === 0 ? 1 : 0, failed: faults.length },
    `bytes and secrets of the production build\n${faults.join('\n')}`,
  )
}

function unitTests(/** @type {string[]} */ files) {
  return vitest('unit', { projects: ['unit', 'components'], args: files })
}

/**
 * Starts the emulators of a lane, and in them this script again.
 *
 * @param {number} number
 * @param {['emulator' | 'e2e', ...string[]]} tests with options of their runner
 */
async function startLane(number, [kind, ...options]) {
  const script = [path.join(ROOT, 'scripts/test.mjs'), 'lane', String(number), kind, ...options]
  const child = await withEmulators(number, script, {
    stdio: 'pipe',
    hasHosting: kind === 'e2e',
    keepsSite: options.includes(BUILT),
  })
  const { code, lines } = await printOutput(child, `lane ${number}`)
  const { passed, failed } = countsIn(`${kind}-${number}`, isFiltered)
  const isPassed = code === 0 && passed > 0
  count({ passed, failed: failed || (isPassed ? 0 : 1) }, `lane ${number}\n${lines.join('\n')}`)
}

/**
 * The tests of a lane, in its emulators.
 *
 * @param {number} number
 * @param {string[]} tests as for `startLane`
 */
async function laneTests(number, [kind, ...options]) {
  const emulators = lane(number)
  const env = siteEnv(emulators, emulators.site)
  const report = `${kind}-${number}`
  if (kind === 'emulator') {
    // One more than there are cores, because a test and the emulator wait for each other.
    const args = [`--maxWorkers=${CORES + 1}`, ...options]
    return vitest(report, { projects: ['emulator'], args, env })
  }
  const site = path.join(emulators.folder, 'site')
  const isBuilt = options.includes(BUILT) && existsSync(path.join(site, 'index.html'))
  // Nothing is stored yet, so that the build bakes the bundled content.
  if (!isBuilt && !(await build('build', site, env))) return
  const choice = options.filter((each) => each !== BUILT)
  return step(
    'e2e',
    ['@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', ...choice],
    { env: { E2E_REPORT: reportOf(report) }, report },
  )
}

/** @type {(title: string, outDir: string, env: NodeJS.ProcessEnv) => Promise<boolean>} */
function build(title, outDir, env) {
  const command = ['vite/bin/vite.js', 'build', '--app', '--outDir', outDir, '--logLevel', 'warn']
  return step(title, command, { env })
}

/** @type {(name: string, run: { projects: string[], args: string[], env?: NodeJS.ProcessEnv }) => Promise<boolean>} */
function vitest(name, { projects, args, env }) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${reportOf(name)}`]
  const named = projects.map((each) => `--project=${each}`)
  const command = ['vitest/vitest.mjs', 'run', ...named, ...reporters, ...args]
  return step(name, command, { env, report: name })
}

/** The full paths of files and folders. A part of a path would also run every other file whose path contains it. */
function fullPaths(/** @type {string[]} */ names) {
  return names.map((name) => {
    if (!existsSync(name)) return name
    return path.resolve(name) + (statSync(name).isDirectory() ? path.sep : '')
  })
}

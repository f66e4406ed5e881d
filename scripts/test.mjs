/**
 * `npm test`: everything. Static checks and unit tests run beside two lanes; each lane has emulators, a built site and a
 * browser of its own, and half of the tests. Every step passes by its exit code; a test that was skipped counts as failed.
 * While developing, one part, with files, folders and options of its runner:
 *   node scripts/test.mjs static | unit | emulator | e2e [files and options]
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { checkSite } from './check-dist.mjs'
import { lane, siteEnv, withEmulators } from './firebase.mjs'
import { firestoreRest } from './rest.mjs'
import { ensureChromium, ensureJava, ensurePackages, missingBrowsers, ROOT } from './prepare.mjs'

const LANES = 2
const hasGroups = process.platform !== 'win32'
const LINES_AGAIN = 60
const REPORTS = path.join(ROOT, '.cache/reports')
const [part = '', ...extra] = process.argv.slice(2)
/** @typedef {{ passed: number, failed: number }} Counts */
const total = { passed: 0, failed: 0 }
/** @type {string[]} */
const failures = []
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let isStopping = false
/** Tests whose title does not fit are skipped then. */
const isFiltered = extra.includes('-t')

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => {
    console.log('\nStopping every process ...')
    isStopping = true
    for (const child of running) interrupt(child)
    process.exitCode = 130
  })
}
/** @type {Record<string, () => Promise<unknown>>} */
const PARTS = {
  '': () =>
    Promise.all([staticAndUnit(), ...Array.from({ length: LANES }, (_, at) => startLane(at + 1, []))].map(caught)),
  static: staticChecks,
  unit: () => vitest('unit', ['unit', 'components'], filters(extra)),
  emulator: () => startLane(1, ['emulator', ...filters(extra)]),
  e2e: () => startLane(2, ['e2e', ...filters(extra)]),
  // Run by firebase-tools, with the emulators of a lane.
  lane: () => laneTests(Number(extra[0]), extra.slice(1)),
}
const work = PARTS[part]
if (!work) throw new Error(`There is no part ${part}: static, unit, emulator or e2e, or nothing for all of them.`)
if (part !== 'lane') {
  ensurePackages()
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  if (part === '' || part === 'emulator' || part === 'e2e') ensureJava()
  if (part === '' || part === 'e2e') process.env.CHROMIUM_PATH = (await ensureChromium()) ?? ''
}
await caught(Promise.resolve().then(work))

if (part === '' || part === 'e2e') {
  const missing = process.env.BROWSERS === 'all' ? [] : await missingBrowsers()
  if (missing.length > 0) console.log(`\nNot checked in ${missing.join(' and ')}: npx playwright install ${missing.join(' ')}`)
}
// Last, because a server may keep only the end of a long output.
for (const each of failures) console.log(`\nFAILED ${each}`)
if (part !== 'lane') console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode ||= total.failed === 0 ? 0 : 1

async function staticAndUnit() {
  await staticChecks()
  await vitest('unit', ['unit', 'components'], [])
}

async function staticChecks() {
  await step('types', 'typescript/bin/tsc', ['--noEmit', '-p', '.'])
  await step('lint', 'oxlint/bin/oxlint', [])
  await step('format', 'prettier/bin/prettier.cjs', ['--check', '.'])
  const outDir = path.join(ROOT, '.cache/production')
  // As the console gives them to a real project; nothing answers to them.
  const env = {
    ...siteEnv(null, 'https://speech-centre.example'),
    VITE_FIREBASE_PROJECT_ID: 'speech-centre-4f2a1',
    VITE_FIREBASE_API_KEY: 'AIzaSyA-0123456789-abcdefghijklmnopqrst',
    VITE_FIREBASE_AUTH_DOMAIN: 'speech-centre-4f2a1.firebaseapp.com',
    VITE_FIREBASE_APP_ID: '1:123456789012:web:0a1b2c3d4e5f',
    VITE_FIREBASE_STORAGE_BUCKET: 'speech-centre-4f2a1.appspot.com',
    BUNDLED_CONTENT: '1',
  }
  if (!(await step('production build', 'vite/bin/vite.js', buildInto(outDir), env))) return
  const faults = checkSite(outDir, env.VITE_FIREBASE_PROJECT_ID)
  if (faults.length > 0) fail(`bytes and secrets of the production build\n${faults.join('\n')}`)
  else total.passed += 1
}

/** @param {string} outDir */
function buildInto(outDir) {
  return ['build', '--app', '--outDir', outDir, '--logLevel', 'warn']
}

/**
 * Starts the emulators of a lane, and in them this script again.
 *
 * @param {number} number
 * @param {string[]} args
 */
async function startLane(number, args) {
  const own = path.join(ROOT, 'scripts/test.mjs')
  const child = await withEmulators(number, [own, 'lane', String(number), ...args], { stdio: 'pipe' })
  const { code, lines } = await end(child, `lane ${number}`)
  const results = ['emulator', 'e2e'].map((name) => path.join(REPORTS, `${name}-${number}.json`))
  const counts = results.filter((file) => existsSync(file)).map(countsIn)
  for (const { passed, failed } of counts) {
    total.passed += passed
    total.failed += failed
  }
  if (code === 0 && counts.some(({ passed }) => passed > 0)) return
  if (counts.every(({ failed }) => failed === 0)) total.failed += 1
  failures.push(`lane ${number}\n${lines.join('\n')}`)
}

/**
 * The tests of a lane: all of its half, or one part with arguments.
 *
 * @param {number} number
 * @param {string[]} args
 */
async function laneTests(number, [only, ...args]) {
  const own = lane(number)
  const shard = only ? [] : [`--shard=${number}/${LANES}`]
  const env = siteEnv(own, own.site)
  if (only !== 'e2e') await vitest(`emulator-${number}`, ['emulator'], [...shard, ...args], env)
  if (only === 'emulator') return
  if (isStopping) return
  // The build bakes what is stored: the bundled content.
  await firestoreRest({ host: own.firestore, project: own.project }).clear()
  if (!(await step('build', 'vite/bin/vite.js', buildInto(path.join(own.folder, 'site')), env))) return
  const report = path.join(REPORTS, `e2e-${number}.json`)
  const config = ['test', '--config', 'e2e/playwright.config.ts', ...shard, ...args]
  await step('e2e', '@playwright/test/cli.js', config, { E2E_REPORT: report }, report)
}

/**
 * @param {string} name
 * @param {string[]} projects
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function vitest(name, projects, args, env) {
  const report = path.join(REPORTS, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
  return step(
    name,
    'vitest/vitest.mjs',
    ['run', ...projects.map((each) => `--project=${each}`), ...reporters, ...args],
    env,
    report,
  )
}

/**
 * Runs a program of a package to its end; answers whether it passed. Without a report it counts as one test.
 *
 * @param {string} title
 * @param {string} file
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [report]
 */
async function step(title, file, args, env = {}, report) {
  if (isStopping) return false
  const begin = Date.now()
  const child = spawn(process.execPath, [path.join(ROOT, 'node_modules', file), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl+C reaches a lane as one group, and each other step as one of its own.
    detached: hasGroups && part !== 'lane',
  })
  const { code, lines } = await end(child, title)
  const counts = report && existsSync(report) ? countsIn(report) : { passed: report ? 0 : 1, failed: 0 }
  const isPassed = code === 0 && counts.passed > 0 && counts.failed === 0
  total.passed += isPassed || report ? counts.passed : 0
  total.failed += counts.failed || (isPassed ? 0 : 1)
  if (!isPassed) failures.push(`${title}\n${lines.slice(-LINES_AGAIN).join('\n')}`)
  console.log(`--- ${title}: ${isPassed ? 'ok' : 'FAILED'}, ${((Date.now() - begin) / 1000).toFixed(0)} s`)
  return isPassed
}

/**
 * Prints the output of a child, each line with its title; answers its exit code and its last lines.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} title
 * @returns {Promise<{ code: number, lines: string[] }>}
 */
async function end(child, title) {
  /** @type {string[]} */
  const lines = []
  running.add(child)
  const streams = [child.stdout, child.stderr].flatMap((input) => (input ? [createInterface({ input })] : []))
  for (const stream of streams) {
    stream.on('line', (line) => {
      console.log(`[${title}] ${line}`)
      lines.push(line)
      // The end of a lane repeats those of its two or three steps.
      if (lines.length > 3 * LINES_AGAIN) lines.shift()
    })
  }
  const code = await new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
  running.delete(child)
  return { code, lines }
}

/**
 * Reads the counts of a JSON report of Vitest or Playwright. A suite never passes by skipping.
 *
 * @param {string} file
 * @returns {Counts}
 */
function countsIn(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  if (report.stats) {
    const { expected, unexpected, skipped, flaky } = report.stats
    return { passed: expected, failed: unexpected + skipped + flaky + report.errors.length }
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites } = report
  return {
    passed: numPassedTests,
    failed: numFailedTests + (isFiltered ? 0 : numPendingTests) + numTodoTests || numFailedTestSuites,
  }
}

/**
 * Ends a child and what it has started.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function interrupt(child) {
  if (hasGroups && part !== 'lane' && child.pid) process.kill(-child.pid, 'SIGINT')
  else child.kill('SIGINT')
}

/** @param {Promise<unknown>} work */
function caught(work) {
  return work.catch((/** @type {unknown} */ error) => fail(error instanceof Error ? error.message : String(error)))
}

/** @param {string} what */
function fail(what) {
  total.failed += 1
  failures.push(what)
}

/**
 * Names files and folders in full, because Vitest and Playwright would also run every file whose path contains the name. A
 * test file may also be called by its name alone.
 *
 * @param {string[]} args
 */
function filters(args) {
  const isOption = (/** @type {number} */ at) => args[at]?.startsWith('-') || /^-\w$/.test(args[at - 1] ?? '')
  return args.flatMap((arg, at) => {
    if (isOption(at)) return arg
    const found = path.resolve(arg)
    if (existsSync(found)) return statSync(found).isDirectory() ? found + path.sep : found
    const named = ['tests', 'e2e'].flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => path.basename(file).replace(/\.(test|spec)\.tsx?$/, '') === arg)
        .map((file) => path.join(ROOT, folder, file)),
    )
    if (named.length === 0) throw new Error(`There is no test file or folder ${arg}.`)
    return named
  })
}

/**
 * `npm test`: everything, on emulators and ports of its own, so that it passes beside a running `npm start`.
 * While developing, one part with arguments for its runner:
 *   node scripts/test.mjs static | unit [vitest arguments] | emulator [...] | e2e [playwright arguments]
 */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { checkBudgets } from './budgets.mjs'
import { buildSite } from './build.mjs'
import { PROJECT, runFolder, startEmulators } from './emulators.mjs'
import { firestoreRest } from './firestore-rest.mjs'
import { ROOT, ensureInstalled } from './install.mjs'
import { freePorts } from './ports.mjs'
import { end, endOnSignals, isEnding, run } from './processes.mjs'
import { siteEnv } from './site-env.mjs'
import { exitCounts, playwrightCounts, vitestCounts } from './test-reports.mjs'

const PARTS = ['static', 'unit', 'emulator', 'e2e']
const [part, ...extra] = process.argv.slice(2)
const name = `test-${process.pid}`
const folder = runFolder(name)
const total = { passed: 0, failed: 0 }

if (part && !PARTS.includes(part)) {
  console.error(`There is no part ${part}: use ${PARTS.join(', ')}, or nothing for all of them.`)
  process.exit(1)
}
endOnSignals({ code: 130, onSignal: () => console.log('\nStopping every process ...') })
ensureInstalled()
removeOldFolders()
mkdirSync(folder, { recursive: true })

if (wanted('static')) {
  await step('Types (tsc)', async () => exitCounts(await tool('typescript/bin/tsc', ['--noEmit', '-p', '.'])))
  await step('Lint (eslint)', async () => exitCounts(await tool('eslint/bin/eslint.js', ['.', '--max-warnings', '0'])))
}
if (wanted('unit')) await step('Unit and components (vitest)', () => vitest('unit'))
if (wanted('emulator') || wanted('e2e')) await withEmulators()

console.log(`\n${total.passed} passed, ${total.failed} failed`)
if (total.failed === 0) process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
await end(total.failed === 0 ? 0 : 1)

function wanted(which) {
  return part === undefined || part === which
}

async function withEmulators() {
  const [auth, firestore, hosting] = await freePorts(3)
  let backend
  // Only a failure to start counts: tests are what is counted otherwise.
  await step('Firebase emulators (official)', async () => {
    backend = await startEmulators({ name, ports: { auth, firestore, ...(wanted('e2e') ? { hosting } : {}) } })
    return { passed: 0, failed: 0 }
  })
  if (!backend) return
  const env = { FIRESTORE_EMULATOR_HOST: backend.firestore, FIREBASE_AUTH_EMULATOR_HOST: backend.auth, GCLOUD_PROJECT: PROJECT }
  if (wanted('emulator')) await step('Data and rules (vitest, emulators)', () => vitest('emulator', { ...env, ...siteEnv(backend, 'http://localhost') }))
  if (wanted('e2e')) await browserTests(backend, env)
}

async function browserTests(backend, env) {
  let browser
  const ready = await step('Chromium and test build (vite)', async () => {
    const { ensureChromium } = await import('./chromium.mjs')
    browser = ensureChromium()
    // The build bakes what is stored: the bundled content, not what the tests before left behind.
    await firestoreRest({ host: backend.firestore, project: PROJECT }).clear()
    const outDir = path.join(folder, 'site')
    const built = await buildSite({ outDir, mode: 'test', env: siteEnv(backend, backend.site), quiet: true })
    return { passed: 0, failed: built ? 0 : 1 }
  })
  if (!ready) return
  if (!part) await step('Byte budgets of the production build', productionBudgets)
  await step('Browser (playwright)', async () => {
    const args = ['test', '-c', 'e2e/playwright.config.ts', ...(part ? extra : [])]
    const code = await tool('@playwright/test/cli.js', args, { ...env, SITE_URL: backend.site, CHROMIUM_PATH: browser, E2E_FOLDER: folder })
    return playwrightCounts(path.join(folder, 'e2e.json'), code)
  })
}

/** Without a project: the site's own weight, with its bundled content. */
async function productionBudgets() {
  const outDir = path.join(folder, 'production')
  const built = await buildSite({ outDir, env: siteEnv(null, 'https://example.com'), quiet: true })
  return built ? checkBudgets(outDir) : { passed: 0, failed: 1 }
}

async function vitest(project, env) {
  const report = path.join(folder, `${project}.json`)
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...(part ? extra : [])]
  return vitestCounts(report, await tool('vitest/vitest.mjs', args, env))
}

function tool(file, args, env = {}) {
  return run(process.execPath, [path.join(ROOT, 'node_modules', file), ...args], { cwd: ROOT, env: { ...process.env, ...env } })
}

/** Runs one step, adds its counts to the total, and goes on after a failure. Answers whether it passed. */
async function step(title, work) {
  console.log(`\n=== ${title}`)
  const begin = Date.now()
  let counts
  try {
    counts = await work()
  } catch (error) {
    if (!isEnding()) console.error(error.message)
    counts = { passed: 0, failed: 1 }
  }
  // After Ctrl+C nothing is left to say: the process is about to exit.
  if (isEnding()) await new Promise(() => {})
  total.passed += counts.passed
  total.failed += counts.failed
  const seconds = ((Date.now() - begin) / 1000).toFixed(1)
  console.log(`--- ${title}: ${counts.failed > 0 ? 'FAILED' : 'ok'}, ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`)
  return counts.failed === 0
}

/** Folders of failed runs stay for a look at their logs, until the next run. */
function removeOldFolders() {
  const cache = path.dirname(folder)
  if (!existsSync(cache)) return
  for (const entry of readdirSync(cache)) {
    const pid = Number(/^test-(\d+)$/.exec(entry)?.[1])
    if (pid && !isAlive(pid)) rmSync(path.join(cache, entry), { recursive: true, force: true })
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * The browser tests in lanes: each has emulators, a built site and a browser of its own, because tests reset the backend
 * they use. They mostly wait, so two lanes take little more than half the time of one.
 */
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { buildSite } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { PROJECT, runFolder, startEmulators } from './emulators.mjs'
import { firestoreRest } from './firestore-rest.mjs'
import { ROOT } from './install.mjs'
import { freePorts } from './ports.mjs'
import { run } from './processes.mjs'
import { siteEnv } from './site-env.mjs'
import { playwrightCounts } from './test-reports.mjs'

const LANES = 2

/** Emulators and test builds of every lane; one lane where arguments choose the tests. */
export async function prepareLanes(name, args) {
  const browser = ensureChromium()
  return Promise.all(
    (args.length > 0 ? [args] : shares()).map((files, index) => prepare(`${name}-lane-${index + 1}`, files, browser)),
  )
}

/** Runs all lanes at once; answers { passed, failed } over all. */
export async function runLanes(lanes) {
  const counts = await Promise.all(lanes.map(runLane))
  return counts.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }))
}

/** The files of each lane: the longest first, dealt out back and forth, so that the lanes end at about the same time. */
function shares() {
  const folder = path.join(ROOT, 'e2e')
  const size = (file) => statSync(path.join(folder, file)).size
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.spec.ts'))
    .sort((a, b) => size(b) - size(a))
  const laneOf = (index) => Math.min(index % (2 * LANES), 2 * LANES - 1 - (index % (2 * LANES)))
  return Array.from({ length: LANES }, (_, lane) =>
    files.filter((_file, index) => laneOf(index) === lane).map((file) => `e2e/${file}`),
  )
}

async function prepare(name, files, browser) {
  const [auth, firestore, hosting] = await freePorts(3)
  const backend = await startEmulators({ name, ports: { auth, firestore, hosting } })
  // The build bakes what is stored: the bundled content.
  await firestoreRest({ host: backend.firestore, project: PROJECT }).clear()
  const folder = runFolder(name)
  const built = await buildSite({
    outDir: path.join(folder, 'site'),
    mode: 'test',
    env: siteEnv(backend, backend.site),
    quiet: true,
  })
  if (!built) throw new Error('The test build failed: its message is above.')
  return { folder, files, backend, browser }
}

async function runLane({ folder, files, backend, browser }) {
  const env = {
    ...process.env,
    ...siteEnv(backend, backend.site),
    FIRESTORE_EMULATOR_HOST: backend.firestore,
    FIREBASE_AUTH_EMULATOR_HOST: backend.auth,
    GCLOUD_PROJECT: PROJECT,
    SITE_URL: backend.site,
    CHROMIUM_PATH: browser,
    E2E_FOLDER: folder,
  }
  const cli = path.join(ROOT, 'node_modules/@playwright/test/cli.js')
  const code = await run(process.execPath, [cli, 'test', '-c', 'e2e/playwright.config.ts', ...files], {
    cwd: ROOT,
    env,
  })
  return playwrightCounts(path.join(folder, 'e2e.json'), code)
}

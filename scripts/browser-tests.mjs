/**
 * The browser tests. Each Playwright worker has emulators, a built site and a browser of its own,
 * because tests reset the backend they use. Three workers fill two cores.
 */
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSite } from './build.mjs'
import { ensureChromium, ensureWholeChromium } from './browsers.mjs'
import { PROJECT, runFolder, startEmulators } from './emulators.mjs'
import { firestoreRest } from './firestore-rest.mjs'
import { ROOT } from './install.mjs'
import { freePort } from './ports.mjs'
import { run } from './processes.mjs'
import { siteEnv } from './site-env.mjs'
import { playwrightCounts } from './test-reports.mjs'

const WORKERS = 3

/** @typedef {{ firestore: string, auth: string, site: string, folder: string }} Lane What one worker uses. */

/**
 * Finds the browsers, starts the emulators of every worker and builds the site once for all. With arguments for Playwright one worker is enough. The last worker gets the emulators of the
 * data tests, which may still use them: the build reads and empties the first one's.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {Lane} [ofDataTests]
 */
export async function prepareBrowserTests(name, args, ofDataTests) {
  const chromium = ensureChromium()
  const wholeChromium = ensureWholeChromium()
  const count = args.length > 0 ? 1 : WORKERS
  const started = Array.from({ length: ofDataTests ? count - 1 : count }, (_, at) => startLane(`${name}-worker-${at}`))
  const lanes = [...(await Promise.all(started)), ...(ofDataTests ? [ofDataTests] : [])]
  const [first, ...others] = lanes
  if (first) await build(first)
  for (const other of others) if (first) copySite(first, other)
  return { args, chromium, wholeChromium, report: path.join(runFolder(name), 'e2e.json'), lanes }
}

/** @param {Awaited<ReturnType<typeof prepareBrowserTests>>} prepared */
export async function runBrowserTests({ args, chromium, wholeChromium, report, lanes }) {
  const cli = path.join(ROOT, 'node_modules/@playwright/test/cli.js')
  const env = {
    E2E_LANES: JSON.stringify(lanes),
    E2E_REPORT: report,
    CHROMIUM_PATH: chromium,
    WHOLE_CHROMIUM_PATH: wholeChromium,
  }
  const code = await run(process.execPath, [cli, 'test', '-c', 'e2e/playwright.config.ts', ...args], { cwd: ROOT, env })
  return playwrightCounts(report, code)
}

/**
 * @param {string} name
 * @returns {Promise<Lane>}
 */
export async function startLane(name) {
  const ports = { auth: await freePort(), firestore: await freePort(), hosting: await freePort() }
  const { auth, firestore, site = '' } = await startEmulators({ name, ports })
  return { auth, firestore, site, folder: runFolder(name) }
}

/** @param {Lane} lane */
async function build({ auth, firestore, site, folder }) {
  // The build bakes what is stored: the bundled content.
  await firestoreRest({ host: firestore, project: PROJECT }).clear()
  const env = siteEnv({ auth, firestore }, site)
  if (!(await buildSite({ outDir: path.join(folder, 'site'), env })))
    throw new Error('The test build failed: its message is above.')
}

/**
 * A second build would differ from the first only in the addresses of its emulators and its own.
 * @param {Lane} from
 * @param {Lane} to
 */
function copySite(from, to) {
  const site = path.join(to.folder, 'site')
  cpSync(path.join(from.folder, 'site'), site, { recursive: true })
  for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|json|txt|xml|webmanifest)$/.test(name)) continue
    const file = path.join(site, name)
    const text = readFileSync(file, 'utf8')
    const own = text
      .replaceAll(from.site, to.site)
      .replaceAll(from.firestore, to.firestore)
      .replaceAll(from.auth, to.auth)
    if (own !== text) writeFileSync(file, own)
  }
}

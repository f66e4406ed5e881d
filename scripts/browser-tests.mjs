/**
 * The browser tests. Each Playwright worker has emulators, a built site and a browser of its own, because tests reset the
 * backend they use. They mostly wait, so two workers take little more than half the time of one.
 */
import path from 'node:path'
import { buildSite } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { PROJECT, runFolder, startEmulators } from './emulators.mjs'
import { firestoreRest } from './firestore-rest.mjs'
import { ROOT } from './install.mjs'
import { freePort } from './ports.mjs'
import { run } from './processes.mjs'
import { siteEnv } from './site-env.mjs'
import { playwrightCounts } from './test-reports.mjs'

const WORKERS = 2

/** @typedef {{ firestore: string, auth: string, site: string, folder: string }} Lane What one worker uses. */

/**
 * Starts the emulators and builds the site of every worker; of one where arguments choose the tests.
 * @param {string} name
 * @param {readonly string[]} args arguments for Playwright
 */
export async function prepareBrowserTests(name, args) {
  const chromium = ensureChromium()
  const names = Array.from({ length: args.length > 0 ? 1 : WORKERS }, (_, index) => `${name}-worker-${index}`)
  return {
    args,
    chromium,
    report: path.join(runFolder(name), 'e2e.json'),
    lanes: await Promise.all(names.map(prepare)),
  }
}

/** @param {Awaited<ReturnType<typeof prepareBrowserTests>>} prepared */
export async function runBrowserTests({ args, chromium, report, lanes }) {
  const cli = path.join(ROOT, 'node_modules/@playwright/test/cli.js')
  const env = { E2E_LANES: JSON.stringify(lanes), E2E_REPORT: report, CHROMIUM_PATH: chromium }
  const code = await run(process.execPath, [cli, 'test', '-c', 'e2e/playwright.config.ts', ...args], { cwd: ROOT, env })
  return playwrightCounts(report, code)
}

/**
 * @param {string} name
 * @returns {Promise<Lane>}
 */
async function prepare(name) {
  const ports = { auth: await freePort(), firestore: await freePort(), hosting: await freePort() }
  const { auth, firestore, site = '' } = await startEmulators({ name, ports })
  // The build bakes what is stored: the bundled content.
  await firestoreRest({ host: firestore, project: PROJECT }).clear()
  const folder = runFolder(name)
  const env = siteEnv({ auth, firestore }, site)
  if (!(await buildSite({ outDir: path.join(folder, 'site'), mode: 'test', env, quiet: true })))
    throw new Error('The test build failed: its message is above.')
  return { auth, firestore, site, folder }
}

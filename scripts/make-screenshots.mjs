/**
 * Takes the pictures of the README, docs/pictures/site.png and dashboard.png, from the built site on the emulators with
 * the local content: a desktop's view with a phone's beside it. Run it after a change of the look:
 *   node scripts/make-screenshots.mjs
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { buildSite } from './build.mjs'
import { ensureChromium } from './browsers.mjs'
import { PROJECT, runFolder, startEmulators } from './emulators.mjs'
import { ROOT } from './install.mjs'
import { freePort } from './ports.mjs'
import { end, endOnSignals } from './processes.mjs'
import { ADMIN } from './seed-content.mjs'
import { seed } from './seed.mjs'
import { siteEnv } from './site-env.mjs'

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').BrowserContext} BrowserContext */

const FOLDER = path.join(ROOT, 'docs/pictures')
const MAX_BYTES = 200_000
const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 780 }
const CANVAS = { width: 1340, height: 716 }

endOnSignals({ code: 130, onSignal: () => console.info('Stopping every process ...') })
try {
  await takeScreenshots(await startSite())
  await end(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await end(1)
}

/** Starts the emulators with the local content and builds the site; answers its address. */
async function startSite() {
  const ports = { auth: await freePort(), firestore: await freePort(), hosting: await freePort() }
  const name = 'screenshots'
  const backend = await startEmulators({ name, ports })
  await seed({ ...backend, project: PROJECT })
  const outDir = path.join(runFolder(name), 'site')
  if (!(await buildSite({ outDir, env: siteEnv(backend, String(backend.site)), quiet: true })))
    throw new Error('The build failed: its message is above.')
  return String(backend.site)
}

/** @param {string} site */
async function takeScreenshots(site) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({ locale: 'ar', timezoneId: 'Asia/Riyadh', reducedMotion: 'reduce' })
    await compose(browser, 'site.png', await views(context, site, '/', '/products'))
    await signIn(context, site)
    const [products, overview] = ['/admin/dashboard?tab=products', '/admin/dashboard?tab=overview']
    await compose(browser, 'dashboard.png', await views(context, site, products, overview))
  } finally {
    await browser.close()
  }
}

/**
 * @param {BrowserContext} context
 * @param {string} site
 */
async function signIn(context, site) {
  const page = await context.newPage()
  await page.goto(`${site}/admin/login`)
  await page.locator('input[type="email"]').fill(ADMIN.email)
  await page.locator('input[autocomplete="current-password"]').fill(ADMIN.password)
  await page.locator('button[type="submit"]').click()
  await page.getByRole('tablist').waitFor()
  await page.close()
}

/**
 * Takes screenshots of two addresses, in the size of a desktop and of a phone.
 * @param {BrowserContext} context
 * @param {string} site
 * @param {string} desktop
 * @param {string} phone
 */
async function views(context, site, desktop, phone) {
  return { desktop: await view(context, site + desktop, DESKTOP), phone: await view(context, site + phone, PHONE) }
}

/**
 * @param {BrowserContext} context
 * @param {string} address
 * @param {{ width: number, height: number }} viewport
 */
async function view(context, address, viewport) {
  const page = await context.newPage()
  await page.setViewportSize(viewport)
  await page.goto(address)
  await page.waitForFunction(() => document.querySelector('h1, h2') && !document.querySelector('[aria-busy="true"]'))
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].filter((one) => one.loading !== 'lazy').map((one) => one.decode()))
  })
  // Listeners keep their connection open, so "networkidle" never comes.
  await page.waitForTimeout(2_000)
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await page.close()
  return png
}

/**
 * Puts both views on one picture, the phone before the desktop's inline end.
 * @param {Browser} browser
 * @param {string} name
 * @param {{ desktop: Buffer, phone: Buffer }} views
 */
async function compose(browser, name, { desktop, phone }) {
  const page = await browser.newPage({ viewport: CANVAS })
  const source = (/** @type {Buffer} */ png) => `data:image/png;base64,${png.toString('base64')}`
  await page.setContent(`<style>
    body { margin: 0; background: #E9EEF5 }
    img { position: absolute; display: block; border-radius: 12px; box-shadow: 0 0 0 1px #C9D3E0 }
    .desktop { inset: 32px auto auto 32px; width: 1064px }
    .phone { inset: 122px 32px auto auto; width: 258px; box-shadow: 0 0 0 5px #12305A; border-radius: 18px }
  </style><img class="desktop" src="${source(desktop)}"><img class="phone" src="${source(phone)}">`)
  await page.waitForFunction(() => [...document.images].every((one) => one.complete))
  const png = await page.screenshot({ animations: 'disabled' })
  await page.close()
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(path.join(FOLDER, name), png)
  console.info(`docs/pictures/${name}: ${Math.round(png.length / 1000)} KB`)
  if (png.length > MAX_BYTES) throw new Error(`docs/pictures/${name} is larger than ${MAX_BYTES / 1000} KB.`)
}

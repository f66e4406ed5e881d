import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { about } from '../src/copy/about'
import { admin } from '../src/copy/admin'
import { site } from '../src/copy/site'
import { FIRST_ANSWER_MS, PARTNERS_KEY } from '../src/limits'
import { expect, FIRESTORE, signIn, SITE_FOLDER, test } from './fixtures'
import { NETWORK_ERRORS, cutDatabase } from './public'

/** A page that cannot be loaded while sections of the last one still hydrate: React renders the boundary anew. */
const PRESSED_EARLY = /Minified React error #422/

/** Clicks a link without hovering over it, because hovering would fetch the page. */
async function pressAbout(page: Page): Promise<void> {
  const link = page.locator('header a[href="/about"]').filter({ visible: true }).first()
  // Before hydration the browser would follow the link with a full page load; React hydrates the page after the header.
  for (const part of [link, page.getByRole('main').getByRole('heading', { level: 1 })])
    await expect
      .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
      .toBe(true)
  await link.evaluate((element: HTMLElement) => element.click())
}

test('the first click after a new release reloads once (P17)', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 404/)
  await page.goto('/')
  await page.waitForFunction(() => document.readyState === 'complete')
  // Simulate a release: the old files are missing, and new pages name other files.
  let isOldRelease = true
  await page.route('**/assets/about-page-*.js', (route) =>
    isOldRelease ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  let loads = 0
  page.on('load', () => (loads += 1))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOldRelease = false
  })
  await pressAbout(page)
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => loads).toBe(1)
  console.info(`[figure] a release under an open page: reloads ${loads}`)
})

test('the dashboard asks before it reloads for a new release (P17)', async ({ page, backend, consoleGuard }) => {
  consoleGuard.allow(/status of 404/)
  await backend.seed()
  let isOldRelease = true
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/team-tab-*.js', async (route) => {
    await released
    await (isOldRelease ? route.fulfill({ status: 404, body: '' }) : route.continue())
  })
  await signIn(page, '?tab=director-text')
  const name = page.getByLabel('الاسم')
  await name.click()
  await page.keyboard.type('س')
  await expect(page.getByText(admin.save.unsaved(1))).toBeVisible()
  const typed = await name.inputValue()

  // The file of another tab is missing.
  const asked = page.waitForEvent('dialog')
  release()
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await expect(name).toHaveValue(typed)

  // After half a minute a reload is allowed again, and the draft is offered after it.
  await page.evaluate(() => sessionStorage.clear())
  let loads = 0
  page.on('load', () => (loads += 1))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOldRelease = false
  })
  await page.getByRole('tab', { name: admin.tabs.team }).click()
  await page.getByRole('button', { name: admin.leaveDialog.confirm }).click()
  await expect(page.getByRole('heading', { level: 2, name: admin.tabs.team })).toBeVisible()
  await page.getByRole('tab', { name: admin.tabs['director-text'] }).click()
  await page.getByRole('button', { name: admin.draft.restore }).click()
  await expect(name).toHaveValue(typed)
  expect(loads).toBe(1)
  console.info(`[figure] a release under unsaved changes: asked 1, reloads ${loads}, drafts lost 0`)
})

test('a missing file ends in an error page instead of an endless reload (P17)', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 404|Failed to fetch dynamically imported module/, PRESSED_EARLY)
  await page.goto('/')
  await page.route('**/assets/about-page-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  let loads = 0
  page.on('load', () => (loads += 1))
  await pressAbout(page)
  await expect(page.getByRole('alert').filter({ hasText: site.error.title })).toBeVisible()
  await expect(page.locator('header a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible()
  expect(loads).toBe(1)
})

for (const [what, disconnect] of [
  ['a network', (page: Page) => page.context().setOffline(true)],
  ['an answer of the server', (page: Page) => page.route('**/*', (route) => route.abort('connectionfailed'))],
] as const)
  test(`a page that was opened without ${what} loads on the next try (finding 5)`, async ({ page, consoleGuard }) => {
    consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_FAILED|Failed to fetch/, PRESSED_EARLY)
    await page.goto('/')
    await disconnect(page)
    let loads = 0
    page.on('load', () => (loads += 1))
    await pressAbout(page)
    const failed = page.getByRole('alert').filter({ hasText: site.error.title })
    await expect(failed).toBeVisible()
    await page.context().setOffline(false)
    await page.unroute('**/*')
    // Chromium tells the page that the network is back before its requests get through.
    await expect.poll(() => page.evaluate(async () => (await fetch('/').catch(() => undefined))?.ok)).toBe(true)
    await page.getByRole('button', { name: site.error.retry }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title)
    await expect(failed).toBeHidden()
    expect(loads).toBe(0)
  })

/**
 * Pages and sections by a string that occurs only in their own code. A section that fails shows a message, or is left
 * out of its page.
 */
const PARTS: [route: string, marks: string[], fails?: 'left out'][] = [
  ['/', ['hero', 'services', 'latest-videos', 'first-visit', 'faq', 'installments', 'closing']],
  ['/', ['on-dark bg-night py-8']],
  ['/services', ['on-dark bg-night py-8', 'closing'], 'left out'],
  ['/about', ['closing', 'on-dark bg-night pt-2'], 'left out'],
  ['/team', ['director-name', 'team-title']],
  ['/team', ['page-closing'], 'left out'],
  ['/privacy', ['legal-contact'], 'left out'],
]

/** Page files with the route that shows each. */
const PAGES: Record<string, string> = {
  'home/home-page': '/',
  'services-page': '/services',
  'products/products-page': '/products',
  'videos/videos-page': '/videos',
  'about-page': '/about',
  'team/team-page': '/team',
  'installments-page': '/installments',
  'privacy-page': '/privacy',
  'terms-page': '/terms',
  'test-page': '/test',
  'director-test-page': '/director-test',
  'not-found-page': '/no-such',
}

/** The built files of the pages, by their source below src/pages. */
function pageFiles(): Map<string, string> {
  const manifest = JSON.parse(readFileSync(path.join(SITE_FOLDER, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; isDynamicEntry?: boolean }
  >
  const lazy = Object.entries(manifest).filter(
    ([source, { isDynamicEntry }]) => isDynamicEntry && source.startsWith('src/pages/'),
  )
  return new Map(lazy.map(([source, { file }]) => [path.posix.relative('src/pages', source).replace('.tsx', ''), file]))
}

/** Makes every component of this file throw when it renders. */
async function breakPage(page: Page, file: string): Promise<void> {
  await page.route(`**/${file}`, async (route) => {
    const response = await route.fetch()
    const names = [...(await response.text()).matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, list = '']) =>
      list.split(',').map((one) => one.split(' as ').at(-1)?.trim()),
    )
    const body = `const broken=()=>{throw new Error('planted')};export{${names.map((name) => `broken as ${name}`).join(',')}}`
    await route.fulfill({ response, body })
  })
}

/** Makes the first element that uses one of these strings as a prop throw. */
async function breakSections(page: Page, marks: string[]): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    let body = await response.text()
    for (const mark of marks) {
      const use = new RegExp(
        `((?:labelledBy|"aria-labelledby"|\`aria-labelledby\`|className):)[\`"]${mark}[^\`"]*[\`"]`,
      )
      body = body.replace(use, "$1(()=>{throw new Error('planted')})()")
    }
    await route.fulfill({ response, body })
  })
}

test('the menu, the phone and the chat survive a page that throws (P18)', async ({ page, consoleGuard }) => {
  test.setTimeout(120_000)
  consoleGuard.allow(/planted|status of 404/)
  // Without partners their section is not rendered.
  await page.addInitScript((key) => {
    localStorage.setItem(key, JSON.stringify([{ id: '1', name: 'Partner', logo: '', order: 1 }]))
  }, PARTNERS_KEY)
  const files = pageFiles()
  expect([...files.keys()].sort()).toEqual(Object.keys(PAGES).sort())
  let thrown = 0
  page.on('console', (message) => (thrown += message.text().includes('planted') ? 1 : 0))
  const expectUsablePage = async (name: string, parts: number, alerts: number) => {
    await page.mouse.wheel(0, 20_000)
    // Check that it did throw.
    await expect.poll(() => thrown, { message: name }).toBeGreaterThanOrEqual(parts)
    await expect(page.getByRole('alert').filter({ hasText: site.error.title }), name).toHaveCount(alerts)
    await expect(page.getByRole('button', { name: site.error.retry }), name).toHaveCount(alerts)
    for (const link of ['header a[href^="tel:"]', 'header a[href^="https://wa.me/"]', 'header a[href="/products"]']) {
      await expect(page.locator(link).filter({ visible: true }).first(), `${name}: ${link}`).toBeVisible()
    }
    // A handler that still fetches would answer a request that is handled.
    await page.unrouteAll({ behavior: 'wait' })
    thrown = 0
  }
  let broken = 0
  for (const [source, route] of Object.entries(PAGES)) {
    await breakPage(page, files.get(source) ?? source)
    await page.goto(route)
    await expectUsablePage(source, 1, 1)
    broken += 1
  }
  for (const [route, marks, fails] of PARTS) {
    await breakSections(page, marks)
    await page.goto(route)
    await expectUsablePage(`${route} without ${marks.join(', ')}`, marks.length, fails ? 0 : marks.length)
    broken += marks.length
  }
  console.info(
    `[figure] pages and sections that were made to throw: ${broken}, with the menu, the phone and the chat standing: ${broken}`,
  )
})

test('every page has its content without the database (P19)', async ({ page, consoleGuard }) => {
  consoleGuard.allow(...NETWORK_ERRORS, /ERR_FAILED|تعذّر/)
  const routes = ['/', '/videos', '/products', '/team', '/director', '/director-test']
  await page.clock.install()
  await cutDatabase(page)
  let lines = 0
  page.on('console', (message) => (lines += ['error', 'warning'].includes(message.type()) ? 1 : 0))
  let cut = 0
  page.on('requestfailed', (request) => (cut += request.url().includes(FIRESTORE) ? 1 : 0))
  const said: string[] = []
  for (const route of routes) {
    await page.goto(route)
    lines = 0
    cut = 0
    await page.mouse.wheel(0, 20_000)
    // Check that the page did send a request.
    await expect.poll(() => cut, { message: route }).toBeGreaterThan(0)
    await page.clock.runFor(FIRST_ANSWER_MS + 4_000)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main .skeleton'), `${route} still waits`).toHaveCount(0)
    await expect(page.locator('header a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible()
    for (let second = 0; second < 60; second += 1) await page.clock.runFor(1_000)
    said.push(`${route} ${lines}`)
    // Polling and stream retries log only a few lines.
    expect(lines, `${route}: lines in the console`).toBeLessThanOrEqual(40)
  }
  console.info(
    `[figure] routes without the database: ${routes.length}, still waiting after ${FIRST_ANSWER_MS / 1000} s: 0, console lines in a minute: ${said.join(', ')}`,
  )
})

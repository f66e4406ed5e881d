import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { about } from '../src/copy/about'
import { admin } from '../src/copy/admin'
import { servicesCopy } from '../src/copy/services'
import { site } from '../src/copy/site'
import { PARTNERS_KEY } from '../src/limits'
import { expect, signIn, SITE_FOLDER, test } from './fixtures'
import { followLink } from './public'

/** A part of the page that still hydrates is rendered anew. */
const RENDERED_ANEW = /Minified React error #422/

/** Clicks a link of the header without hovering over it, because hovering would fetch the page. */
async function press(page: Page, target: string): Promise<void> {
  const link = page.locator(`header a[href="${target}"]`).filter({ visible: true }).first()
  // Before hydration the browser would follow the link with a full page load. A page whose sections still hydrate is
  // rendered anew after a failure, and would ask for the missing file once more.
  const parts = page.locator('header a, main section, main h1, main h2, footer')
  await expect
    .poll(() =>
      parts.evaluateAll(
        (all) => all.filter((one) => !Object.keys(one).some((key) => key.startsWith('__reactProps'))).length,
      ),
    )
    .toBe(0)
  await link.evaluate((element: HTMLElement) => element.click())
}

/** Answers what the page asks about the release with a page that has another entry script, while `isOld` is true. */
const answerRelease = (page: Page, path: string, isOld: () => boolean) =>
  page.route(path, (route) =>
    isOld() && route.request().resourceType() === 'fetch'
      ? route.fulfill({ body: '<script type="module" src="/assets/next.js"></script>' })
      : route.continue(),
  )

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const failure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: new RegExp(`${site.error.page}|${site.error.title}`) })

test('the first click after a new release reloads once, and a file that stays missing ends in an error page (P17)', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404|Failed to fetch dynamically imported module/, RENDERED_ANEW)
  await page.goto('/')
  await page.waitForFunction(() => document.readyState === 'complete')
  // Simulate a release: the old files are missing, and new pages name other files.
  let isOldRelease = true
  await answerRelease(page, '/', () => isOldRelease)
  await page.route('**/assets/about-page-*.js', (route) =>
    isOldRelease ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await page.route('**/assets/services-page-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  let loads = 0
  page.on('load', () => (loads += 1))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOldRelease = false
  })
  await press(page, '/about')
  await expect(page).toHaveURL('/about')
  await expect(heading(page)).toHaveText(about.title)
  await expect.poll(() => loads).toBe(1)
  console.info(`[figure] a release under an open page: reloads ${loads}`)

  // Half a minute later another reload would be allowed, but there is no newer release.
  await page.clock.setFixedTime(Date.now() + 60_000)
  await press(page, '/services')
  await expect(failure(page)).toBeVisible()
  await expect(page.locator('header a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible()
  expect(loads).toBe(1)
})

test('the dashboard asks before it reloads for a new release (P17)', async ({ page, backend, consoleGuard }) => {
  consoleGuard.allow(/status of 404/)
  await backend.seed()
  let isOldRelease = true
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await answerRelease(page, '/admin', () => isOldRelease)
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

  // After half a minute a reload is allowed again, and the draft is there after it.
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
  await expect(page.getByText(admin.draft.title)).toBeVisible()
  await expect(name).toHaveValue(typed)
  expect(loads).toBe(1)
  console.info(`[figure] a release under unsaved changes: asked 1, reloads ${loads}, drafts lost 0`)
})

test('a page that was opened without a network or an answer of the server loads on the next try (finding 5)', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_FAILED|Failed to fetch/, RENDERED_ANEW)
  await page.goto('/')
  let loads = 0
  page.on('load', () => (loads += 1))
  for (const [target, title, disconnect, reconnect] of [
    ['/about', about.title, () => page.context().setOffline(true), () => page.context().setOffline(false)],
    [
      '/services',
      servicesCopy.eyebrow,
      () => page.route('**/*', (route) => route.abort('connectionfailed')),
      () => page.unroute('**/*'),
    ],
  ] as const) {
    await disconnect()
    await press(page, target)
    await expect(failure(page)).toBeVisible()
    await reconnect()
    // Chromium tells the page that the network is back before its requests get through.
    await expect.poll(() => page.evaluate(async () => (await fetch('/').catch(() => undefined))?.ok)).toBe(true)
    await page.getByRole('button', { name: site.error.retry }).click()
    await expect(heading(page)).toHaveText(title)
    await expect(failure(page)).toBeHidden()
  }
  expect(loads).toBe(0)
})

/**
 * Sections by a string that occurs only in their own code. A section that fails shows a message, or is left out of its
 * page.
 */
const SECTIONS: [route: string, marks: string[], fails?: 'left out'][] = [
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
  'accessibility-page': '/accessibility',
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

/** Makes every component of these files throw the name of its file when it renders. */
async function breakPages(page: Page, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [source, file] of files)
    await page.route(`**/${file}`, async (route) => {
      const response = await route.fetch()
      const names = [...(await response.text()).matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, list = '']) =>
        list.split(',').map((one) => one.split(' as ').at(-1)?.trim()),
      )
      const body = `const broken=()=>{throw new Error('planted in ${source}.')};export{${names.map((name) => `broken as ${name}`).join(',')}}`
      await route.fulfill({ response, body })
    })
}

/** Makes the first element of each file that uses one of these strings as a prop throw the string. */
async function breakSections(page: Page, marks: readonly string[]): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    let body = await response.text()
    for (const mark of marks) {
      const use = new RegExp(
        `((?:labelledBy|"aria-labelledby"|\`aria-labelledby\`|className):)[\`"]${mark}[^\`"]*[\`"]`,
      )
      body = body.replace(use, `$1(()=>{throw new Error('planted in ${mark}.')})()`)
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
  const thrown = new Set<string>()
  page.on('console', (message) => {
    const [, part] = /planted in (.*?)\./.exec(message.text()) ?? []
    if (part) thrown.add(part)
  })
  let broken = 0
  const expectUsablePage = async (name: string, parts: string[], messages: number) => {
    await page.mouse.wheel(0, 20_000)
    // Check that each did throw.
    await expect.poll(() => parts.filter((part) => !thrown.has(part)), { message: name }).toEqual([])
    await expect(failure(page), name).toHaveCount(messages)
    await expect(page.getByRole('button', { name: site.error.retry }), name).toHaveCount(messages)
    for (const link of ['header a[href^="tel:"]', 'header a[href^="https://wa.me/"]', 'header a[href="/products"]']) {
      await expect(page.locator(link).filter({ visible: true }).first(), `${name}: ${link}`).toBeVisible()
    }
    broken += parts.length
    thrown.clear()
  }
  await breakPages(page, files)
  for (const [index, [source, route]] of Object.entries(PAGES).entries()) {
    await (index === 0 ? page.goto(route) : followLink(page, route))
    await expectUsablePage(source, [source], 1)
  }
  for (const [route, marks, fails] of SECTIONS) {
    // A handler that still fetches would answer a request that is handled.
    await page.unrouteAll({ behavior: 'wait' })
    await breakSections(page, marks)
    await page.goto(route)
    await expectUsablePage(`${route} without ${marks.join(', ')}`, marks, fails ? 0 : marks.length)
  }
  await page.unrouteAll({ behavior: 'wait' })
  console.info(
    `[figure] pages and sections that were made to throw: ${broken}, with the menu, the phone and the chat standing: ${broken}`,
  )
})

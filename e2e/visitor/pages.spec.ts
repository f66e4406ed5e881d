import type { Locator, Page, Request } from '@playwright/test'
import { CENTRE, PRODUCTS, TEAM, VIDEOS } from '../../scripts/seed/seed-content.mjs'
import { directorTest } from '../../src/copy/director-test'
import { productsWords } from '../../src/copy/products'
import { teamWords } from '../../src/copy/team'
import { videosWords } from '../../src/copy/videos'
import { paths } from '../../src/paths'
import { expectAccessible, expectNoSideScroll, ownFont } from '../helpers/checks'
import { expect, FIRESTORE, test } from '../helpers/fixtures'
import { waitForHydration } from '../helpers/hydration'
import { recordLayoutShifts } from '../helpers/layout-shift'
import { foreignRequests, hold, siteRequests } from '../helpers/network'
import { DIAGNOSTIC_PATHS, MISSING_PATH, VISITOR_PATHS } from '../helpers/routes'

const ROUTES = [...VISITOR_PATHS, ...DIAGNOSTIC_PATHS, MISSING_PATH]
const DATABASE = `http://${FIRESTORE}/**`

/** Text that shows once the stored content is there. */
const STORED: Record<string, string> = {
  [paths.home]: VIDEOS.at(-1)?.title ?? '',
  [paths.products]: PRODUCTS[11]?.[1] ?? '',
  [paths.videos]: VIDEOS[0]?.title ?? '',
  [paths.team]: TEAM.at(-1)?.name ?? '',
  [paths.director]: TEAM.at(-1)?.name ?? '',
  [paths.directorTest]: directorTest.states.ready,
}

const itemsOf = (page: Page, name: string) => page.getByRole('list', { name }).locator('> li')
/** The list of a page, with its number of columns by the width in px. */
const GRIDS: Record<string, { name: string; columns: Record<number, number> }> = {
  [paths.products]: {
    name: productsWords.list,
    columns: { 320: 2, 360: 2, 768: 3, 1099: 3, 1100: 4, 1440: 4 },
  },
  [paths.videos]: { name: videosWords.list, columns: { 320: 1, 360: 1, 768: 2, 1100: 3, 1440: 4 } },
  [paths.team]: { name: teamWords.list, columns: { 320: 1, 360: 1, 768: 2, 1440: 3 } },
}

const isStyled = () => [...document.styleSheets].some(({ href }) => href?.includes('/assets/'))
const hasFonts = () => {
  const states = [...document.fonts].map(({ status }) => status)
  return states.includes('loaded') && !states.includes('loading')
}

const isOfCentre = (request: Request) =>
  /settings/.test(`${request.url()}${request.postData() ?? ''}`)

/** Runs in the page: loads the images that would wait until they come near; returns whether all are there. */
function loadEveryImage(): boolean {
  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  return images.every(({ complete }) => complete)
}

/** Runs in the page: counts the visible links to phone and chat. */
const contactLinks = () =>
  ['a[href^="tel:"]', 'a[href^="https://wa.me/"]'].map(
    (selector) =>
      [...document.querySelectorAll(selector)].filter((link) => link.checkVisibility()).length,
  )

/** Returns the number of items in the first row. */
async function countColumns(items: Locator): Promise<number> {
  const tops = await items.evaluateAll((elements) =>
    elements.map((item) => Math.round(item.getBoundingClientRect().top)),
  )
  return tops.filter((top) => top === tops[0]).length
}

async function expectFitting(page: Page, route: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  const [calls = 0, chats = 0] = await page.evaluate(contactLinks)
  expect(Math.min(calls, chats), `links to phone and chat at ${width} px`).toBeGreaterThan(0)
  await expectNoSideScroll(page)
  const grid = GRIDS[route]
  const columns = grid?.columns[width]
  if (grid && columns)
    await expect
      .poll(() => countColumns(itemsOf(page, grid.name)), `columns at ${width} px`)
      .toBe(columns)
}

/**
 * Keeps back what a page asks for, kind by kind. The details of the centre may move a page that was built without them.
 */
const holdAll = async (page: Page) => ({
  details: await hold(page, DATABASE, isOfCentre),
  answers: await hold(page, DATABASE, (request) => !isOfCentre(request)),
  scripts: await hold(page, '**/assets/*.js'),
  style: await hold(page, '**/assets/*.css'),
})

type Visit = { route: string; size: string; viewport: { width: number; height: number } }
const VISITS: Visit[] = [
  ...ROUTES.map((route) => ({ route, size: 'a phone', viewport: { width: 360, height: 740 } })),
  ...ROUTES.filter((route) => GRIDS[route] ?? route === paths.home).map((route) => ({
    route,
    size: 'a desktop',
    viewport: { width: 1440, height: 900 },
  })),
]

/** Opens a page up to the moment before its stylesheet; the functions let through what it waits for, in their order. */
async function openInSteps(page: Page, { route, viewport }: Visit) {
  await page.setViewportSize(viewport)
  const readShift = await recordLayoutShifts(page)
  const release = await holdAll(page)
  await page.goto(route, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.waitForFunction(hasFonts)
  await readShift()
  return {
    readShift,
    style: async () => {
      release.style()
      await page.waitForFunction(isStyled)
    },
    hydrate: async () => {
      release.scripts()
      await waitForHydration(page)
    },
    answer: async () => {
      release.answers()
      if (STORED[route]) await expect(page.getByText(STORED[route]).first()).toBeVisible()
      await expect(page.locator('main .skeleton')).toHaveCount(0)
    },
  }
}

test.beforeEach(async ({ backend, consoleGuard }) => {
  consoleGuard.allow(/404.*no-such/)
  await backend.seed()
})
// A page may still wait for what a test has not let through.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

for (const visit of VISITS)
  test(`${visit.route} on ${visit.size} is hydrated as it was built, and nothing in it moves`, async ({
    page,
  }) => {
    const { readShift, style, hydrate, answer } = await openInSteps(page, visit)
    await style()
    expect(await readShift(), 'by the rules that the HTML leaves to the stylesheet').toBe(0)
    // The call bar hides beside the contact buttons of a page once it is hydrated.
    const texts = () => page.locator('header, main, footer').allTextContents()
    const builtTexts = await texts()
    await hydrate()
    expect(await readShift(), 'by hydration').toBeLessThanOrEqual(0.02)
    expect(await texts()).toEqual(builtTexts)
    await answer()
    expect(await readShift(), 'by the answers').toBeLessThanOrEqual(0.02)
  })

test('every page with all of its images needs few requests, and none to another company', async ({
  page,
  baseURL,
}) => {
  const requests = siteRequests(page, baseURL ?? '')
  const foreign = foreignRequests(page)
  for (const route of ROUTES)
    await test.step(route, async () => {
      await page.goto(route)
      await expect(page.getByRole('contentinfo').getByText(CENTRE.email)).toBeVisible()
      await expect(page.locator('main .skeleton')).toHaveCount(0)
      // The page has already sent the requests of its own first idle moment.
      await page.evaluate(async () => new Promise((idle) => requestIdleCallback(idle)))
      await expect.poll(() => page.evaluate(loadEveryImage)).toBe(true)
      await expect.poll(requests.running).toBe(0)
      const scripts = requests.seen.filter((request) => request.startsWith('script '))
      // These count Firestore, and Firebase's app, which the login loads without Firestore.
      expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(9)
      expect(scripts.length).toBeGreaterThan(0)
      expect(requests.seen.length, requests.seen.join('\n')).toBeLessThanOrEqual(25)
    })
  expect(foreign).toEqual([])
})

/** Opens a page on a phone, and waits until it is hydrated and has the stored content. */
async function openReady(page: Page, route: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(route)
  await waitForHydration(page)
  await expect(page.getByText(STORED[route] ?? CENTRE.email).first()).toBeVisible()
  await expect(page.locator('main .skeleton')).toHaveCount(0)
}

/** Runs in the page: opens all that is folded but the menu, which would cover the page. */
function unfold(): void {
  const folded = 'main details, footer details'
  for (const details of document.querySelectorAll<HTMLDetailsElement>(folded)) details.open = true
}

// One test opens them one after the other, because the browser keeps the code from page to page.
// /director is left out, because it shows the page of /team.
const SHOWN = ROUTES.filter((each) => each !== paths.director)

// Requirements 1, 2, 24, 45, 53
test('every page fits every width, right to left in its font, with call, chat and columns', async ({
  page,
}) => {
  const expectOwnFont = await ownFont(page)
  for (const route of SHOWN)
    await test.step(route, async () => {
      await openReady(page, route)
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
      await expectFitting(page, route)
      await page.evaluate(unfold)
      await expectOwnFont(route)
      for (const width of [320, 768, ...(GRIDS[route] ? [1099, 1100] : []), 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expectFitting(page, route)
      }
    })
})

test('every page is accessible, folded and unfolded', async ({ page }) => {
  for (const route of SHOWN)
    await test.step(route, async () => {
      // Header and footer are the same on every page.
      const parts = route === paths.home ? 'html' : 'main'
      await openReady(page, route)
      await expectAccessible(page, parts)
      await page.evaluate(unfold)
      if (route === paths.home) await expectAccessible(page, 'main, footer')
      await page.setViewportSize({ width: 1440, height: 900 })
      await expectAccessible(page, parts)
    })
})

test('the header has one line from 1100 px', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 740 })
  await page.goto('/')
  const links = page.getByRole('banner').getByRole('link').filter({ visible: true })
  await expect(links).toHaveCount(8)
  for (const link of await links.all())
    expect((await link.boundingBox())?.height, 'one line').toBe(44)
})

import type { Locator, Page, Request } from '@playwright/test'
import { CENTRE, PRODUCTS, TEAM, VIDEOS } from '../scripts/seed-content.mjs'
import { defaultDirector } from '../src/copy/director'
import { directorTest } from '../src/copy/director-test'
import { defaultProducts, products } from '../src/copy/products'
import { sampleVideos } from '../src/copy/sample-videos'
import { team } from '../src/copy/team'
import { videos } from '../src/copy/videos'
import { FIRST_ANSWER_MS } from '../src/limits'
import { paths } from '../src/paths'
import { storedMember } from '../tests/fixtures/members'
import { expect, expectAccessible, expectNoSideScroll, FIRESTORE, owner, test } from './fixtures'
import { ownFont } from './fonts'
import {
  columns,
  cutDatabase,
  expectAccessibleAtBothWidths,
  hold,
  NETWORK_ERRORS,
  pressRetryAndReconnect,
} from './public'

const MISSING = '/no-such'
const ROUTES = [...Object.values(paths).filter((path) => !path.startsWith(paths.admin)), MISSING]

/** Text that shows once the stored content is there. */
const STORED: Record<string, string> = {
  [paths.home]: VIDEOS.at(-1)?.title ?? '',
  [paths.products]: PRODUCTS[11]?.[1] ?? '',
  [paths.videos]: VIDEOS[0]?.title ?? '',
  [paths.team]: TEAM.at(-1)?.name ?? '',
  [paths.director]: TEAM.at(-1)?.name ?? '',
  [paths.directorTest]: directorTest.states.ready,
}

const listOf = (page: Page, name: string) => page.getByRole('list', { name }).locator('> li')
const GRIDS: Record<string, { items: (page: Page) => Locator; columns: Record<number, number> }> = {
  [paths.products]: {
    items: (page) => listOf(page, products.list),
    columns: { 320: 2, 360: 2, 768: 3, 1099: 3, 1100: 4, 1440: 4 },
  },
  [paths.videos]: {
    items: (page) => listOf(page, videos.list),
    columns: { 320: 1, 360: 1, 768: 2, 1100: 3, 1440: 4 },
  },
  [paths.team]: { items: (page) => listOf(page, team.list), columns: { 320: 1, 360: 1, 768: 2, 1440: 3 } },
}

const PHONE = { width: 360, height: 740 }

/** Records the layout shifts of every page; returns a function that reads their sum since its last call. */
async function layoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    await page.evaluate(nextPaint)
    await page.evaluate(nextPaint)
    return page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.splice(0).reduce((sum, value) => sum + value, 0),
    )
  }
}

/** An observer follows the frames of the browser, which the clock of a test does not change. */
const nextPaint = () =>
  new Promise<void>((resolve) => new ResizeObserver(() => resolve()).observe(document.documentElement))

const isPageHydrated = () =>
  Object.keys(document.querySelector('main *') ?? {}).some((key) => key.startsWith('__reactProps'))

const hasFonts = () => {
  const states = [...document.fonts].map(({ status }) => status)
  return states.includes('loaded') && !states.includes('loading')
}

/** Collects the requests to the site, and counts those that still run. */
function siteRequests(page: Page, origin: string) {
  const seen: string[] = []
  const running = new Set<Request>()
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) return
    running.add(request)
    seen.push(`${request.resourceType()} ${request.url()}`)
  })
  page.on('requestfinished', (request) => running.delete(request))
  page.on('requestfailed', (request) => running.delete(request))
  return { seen, running: () => running.size }
}

/** What a page of a phone may measure, in px, with every detail of the centre. */
const HEIGHTS: Record<string, (page: Page) => Promise<void>> = {
  [paths.home]: async (page) =>
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight),
      'the page, with what parents notice and whom to call when it is urgent',
    ).toBeLessThanOrEqual(8200),
  [paths.team]: async (page) => {
    const [first, footer] = await Promise.all([
      listOf(page, team.list).first().boundingBox(),
      page.getByRole('contentinfo').boundingBox(),
    ])
    expect(first?.y, 'the top of the first specialist').toBeLessThanOrEqual(899)
    // With the number to save, and three lines of legal links.
    expect(footer?.height, 'the footer').toBeLessThanOrEqual(780)
  },
}

/** Runs in the page: counts the visible links to phone and chat. */
const contactLinks = () =>
  ['a[href^="tel:"]', 'a[href^="https://wa.me/"]'].map(
    (link) => [...document.querySelectorAll(link)].filter((each) => each.checkVisibility()).length,
  )

async function expectFitting(page: Page, route: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  const [calls = 0, chats = 0] = await page.evaluate(contactLinks)
  expect(Math.min(calls, chats), `links to phone and chat at ${width} px`).toBeGreaterThan(0)
  await expectNoSideScroll(page)
  const grid = GRIDS[route]
  const expected = grid?.columns[width]
  if (grid && expected) expect(await columns(grid.items(page)), `${route} at ${width} px`).toBe(expected)
}

test('every page hydrates without a shift, makes few requests, fits, is accessible and drawn in its own font (1, 2, 45, 53)', async ({
  page,
  backend,
  baseURL,
  consoleGuard,
}) => {
  test.setTimeout(240_000)
  consoleGuard.allow(/404.*no-such/)
  await backend.seed()
  await page.clock.install()
  const shift = await layoutShift(page)
  const origin = baseURL ?? ''
  const requests = siteRequests(page, origin)
  const session = await page.context().newCDPSession(page)
  const expectOwnFont = await ownFont(page)
  for (const route of ROUTES)
    await test.step(route, async () => {
      // Every page is the first one that a visitor opens.
      await page.goto('about:blank')
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
      await page.setViewportSize(PHONE)
      // The answers would change the page: first-answer.spec.ts.
      const answer = await hold(page, `http://${FIRESTORE}/**`)
      const hydrate = await hold(page, '**/assets/*.js')
      requests.seen.length = 0
      await page.goto(route, { waitUntil: 'commit' })
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await page.waitForFunction(hasFonts)
      await shift()
      const text = await page.locator('#root').innerText()
      hydrate()
      await page.waitForFunction(isPageHydrated)
      expect(await shift()).toBeLessThanOrEqual(0.02)
      expect(await page.locator('#root').innerText()).toBe(text)
      answer()
      if (STORED[route]) await expect(page.getByText(STORED[route]).first()).toBeVisible()
      await expect(page.getByRole('contentinfo').getByText(CENTRE.email)).toBeVisible()
      await expect(page.locator('main .skeleton')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

      // A page counts as at rest 6 s after its load event.
      await page.clock.runFor(6_000)
      await expect.poll(requests.running).toBe(0)
      const made = [...requests.seen]
      const scripts = made.filter((each) => each.startsWith('script '))
      console.info(`[figure] ${route} at rest: requests ${made.length}, scripts ${scripts.length}`)
      expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(8)
      expect(made.length, made.join('\n')).toBeLessThanOrEqual(20)
      expect(scripts.length).toBeGreaterThan(0)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      // Shows the page of /team.
      if (route === paths.director) return

      await expectOwnFont(`${route} on a phone`)
      await HEIGHTS[route]?.(page)
      if (route === paths.home) await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      // Header and footer are the same on every page.
      const parts = route === paths.home ? 'html' : 'main'
      await expectAccessible(page, parts)
      await expectFitting(page, route)
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
      await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)))
      if (route === paths.home) await expectAccessible(page, 'main, footer')
      for (const width of [320, 768, ...(GRIDS[route] ? [1099, 1100] : []), 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expectFitting(page, route)
      }
      await expectOwnFont(`${route} on a desktop`)
      await expectAccessible(page, parts)
    })

  await page.setViewportSize({ width: 1100, height: 740 })
  const links = page.getByRole('banner').getByRole('link').filter({ visible: true })
  await expect(links).toHaveCount(8)
  for (const link of await links.all()) expect((await link.boundingBox())?.height, 'one line').toBe(44)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(paths.home)
})

const viewer = videos.viewer
const videoOf = (pattern: RegExp) => VIDEOS.find(({ url }) => pattern.test(url))?.title ?? ''

test('the lightbox and the viewers are accessible and keep their buttons in view (1)', async ({ page, backend }) => {
  test.setTimeout(120_000)
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }))
  await backend.seed()
  const dialog = page.getByRole('dialog')
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  const open = async (title: string) => {
    await page.getByRole('main').getByRole('listitem').filter({ hasText: title }).getByRole('link').click()
    await expect(dialog.getByRole('heading')).toHaveText(title)
  }
  const expectButtonsInView = async () => {
    for (const each of await dialog.getByRole('button').all()) await expect(each).toBeInViewport({ ratio: 1 })
  }

  await page.goto(paths.products)
  await open(PRODUCTS[4]?.[1] ?? '')
  await expectAccessibleAtBothWidths(page)
  for (const size of [
    { width: 320, height: 568 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(size)
    await expectNoSideScroll(page)
    const { close, next, previous, ask } = products.lightbox
    for (const name of [close, next, previous]) await expect(button(name)).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole('link', { name: ask })).toBeInViewport({ ratio: 1 })
    // The picture fills most of the space between the bars.
    expect((await dialog.getByRole('img').boundingBox())?.height).toBeGreaterThan(150)
  }
  await expectButtonsInView()

  await page.goto(paths.videos)
  const expectViewer = async (ready: Locator) => {
    await expect(ready).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSideScroll(page)
    await expect
      .poll(() =>
        dialog.evaluate((element) => {
          const { left, right } = element.getBoundingClientRect()
          return left >= 0 && right <= innerWidth
        }),
      )
      .toBe(true)
    await expect(button(viewer.next.full)).toBeInViewport()
  }
  await open(videoOf(/facebook/))
  await expectViewer(dialog.getByText(viewer.blocked))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await open(videoOf(/youtube\.com\/watch/))
  await expectViewer(dialog.locator('iframe'))
  // The videos beside it have not been started.
  await button(viewer.previous.full).click()
  await expectViewer(dialog.getByText(viewer.consent.youtube))
  await button(viewer.next.full).click()
  await button(viewer.next.full).click()
  await expectViewer(dialog.locator('video'))
  await expectButtonsInView()
})

const BACK = 'عاد الاتصال'
const DATE = new Date()
/** A page without the database: its message, what shows beside it, and what is stored before the retry. */
const FAILING: { path: string; title: string; message: string; beside: string[]; store: () => Promise<unknown> }[] = [
  {
    path: paths.products,
    title: products.title,
    message: products.stale.title,
    beside: defaultProducts.map(({ name }) => name),
    store: () =>
      owner.put('products/1900000000001', {
        id: '1900000000001',
        image: 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
        name: BACK,
        order: 1,
        createdAt: DATE,
        updatedAt: DATE,
      }),
  },
  {
    path: paths.videos,
    title: videos.title,
    message: videos.error.title,
    beside: [sampleVideos[0]?.title ?? ''],
    store: () =>
      owner.put('videos/main-videos', {
        videos: [{ id: '1', title: BACK, url: 'https://example.com/one.mp4', createdAt: DATE.toISOString(), order: 1 }],
        updatedAt: DATE,
      }),
  },
  {
    path: paths.team,
    title: team.title,
    message: team.error.title,
    beside: [defaultDirector.name],
    store: () => owner.put('team/a', storedMember('a', { name: BACK })),
  },
]

test('a page says within 8 s that the database does not answer, and a retry loads it (44, 58, 64, 65, P19)', async ({
  page,
  consoleGuard,
}) => {
  test.setTimeout(120_000)
  consoleGuard.allow(...NETWORK_ERRORS, new RegExp(videos.failedLog))
  await page.clock.install()
  for (const { path, title, message, beside, store } of FAILING)
    await test.step(path, async () => {
      await cutDatabase(page)
      const failed = page.waitForEvent('requestfailed', (request) => /Listen|batchGet/.test(request.url()))
      await page.goto(path)
      await failed
      await page.clock.runFor(FIRST_ANSWER_MS)
      await expect(page.getByText(message)).toBeVisible()
      for (const text of beside) await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
      await expect(page.getByRole('region', { name: title }).locator('a[href^="tel:"]')).toBeVisible()
      await expectAccessibleAtBothWidths(page)
      await store()
      await pressRetryAndReconnect(page)
      await expect(page.getByRole('main').getByText(BACK)).toBeVisible({ timeout: 30_000 })
      await expect(page.getByText(message)).toHaveCount(0)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
})

import type { Page, Request } from '@playwright/test'
import { config } from '../../src/config'
import { about } from '../../src/copy/about'
import { productNames } from '../../src/copy/bundled-products'
import { videoTexts } from '../../src/copy/bundled-videos'
import { latestVideos } from '../../src/copy/latest-videos'
import { meta } from '../../src/copy/meta'
import { site } from '../../src/copy/site'
import { teamWords } from '../../src/copy/team'
import { uiWords } from '../../src/copy/ui'
import { videosWords } from '../../src/copy/videos'
import { FIRST_ANSWER_MS } from '../../src/limits'
import { paths } from '../../src/paths'
import { expectAccessible } from '../helpers/checks'
import { expect, FIRESTORE, test } from '../helpers/fixtures'
import { RENDERED_ANEW, waitForHydration } from '../helpers/hydration'
import {
  cutDatabase,
  goOnline,
  hold,
  NETWORK_ERRORS,
  RELEASED,
  releaseWithout,
} from '../helpers/network'

/** The pause before the code of an opened page is asked for again. */
const RETRY_MS = 5_000

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const failure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: new RegExp(`${site.error.page}|${site.error.title}`) })

/** Follows a link of the header without hovering over it, because hovering would fetch the page. */
async function followHeaderLink(page: Page, target: string): Promise<void> {
  await waitForHydration(page)
  const link = page.locator(`header a[href="${target}"]`).filter({ visible: true }).first()
  await link.evaluate((element: HTMLElement) => element.click())
}

/** A page without the database: its message, and what shows beside it. */
const WITHOUT_DATABASE: [path: string, message: string, beside: string | undefined][] = [
  [paths.products, uiWords.stale.title, Object.values(productNames)[0]],
  [paths.videos, videosWords.error.title, videoTexts[0]?.title],
  [paths.team, teamWords.error.title, config.directorPlaceholders[0]],
]

for (const [route, message, beside = ''] of WITHOUT_DATABASE)
  // Requirements 44, 58, 64, 65
  test(`${route} says within 8 s that the database does not answer, and a retry loads it`, async ({
    page,
    backend,
    consoleGuard,
  }) => {
    consoleGuard.allow(...NETWORK_ERRORS, new RegExp(videosWords.failedLog))
    await backend.seed()
    await page.setViewportSize({ width: 360, height: 900 })
    await page.clock.install()
    const reconnect = await cutDatabase(page)
    const isRead = (request: Request) => request.url().includes(FIRESTORE)
    const failed = page.waitForEvent('requestfailed', isRead)
    await page.goto(route)
    await failed
    await page.clock.runFor(FIRST_ANSWER_MS)
    const main = page.getByRole('main')
    await expect(page.getByText(message)).toBeVisible()
    await expect(main.getByText(beside).first()).toBeVisible()
    await expect(main.locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible()
    await expectAccessible(page, 'main')
    // A page that reconnects by itself would remove the button.
    const release = await hold(page, `http://${FIRESTORE}/**`)
    await reconnect()
    await page.getByRole('button', { name: uiWords.retry }).click()
    release()
    await expect(page.getByText(message)).toHaveCount(0)
  })

test('/team says that its members may be old, where a later visit gets no answer', async ({
  page,
  backend,
  consoleGuard,
}) => {
  consoleGuard.allow(...NETWORK_ERRORS, new RegExp(latestVideos.failed))
  await backend.seed()
  await page.clock.install()
  await page.goto(paths.team)
  const members = page.getByRole('list', { name: teamWords.list })
  await expect(members).toBeVisible()
  await followHeaderLink(page, paths.home)
  await cutDatabase(page)
  await followHeaderLink(page, paths.team)
  await page.setViewportSize({ width: 360, height: 900 })
  await expect(members).toBeVisible()
  await page.clock.runFor(FIRST_ANSWER_MS)
  await expect(page.getByText(uiWords.stale.title)).toBeVisible()
  await expect(members).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: uiWords.retry }).click()
  await expect(page.getByText(uiWords.stale.title)).toHaveCount(0)
})

test('an image that never loads delays no hydration', async ({ page, consoleGuard }) => {
  consoleGuard.allow(RENDERED_ANEW)
  await page.route('**/art/hero.svg', () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) =>
      key.startsWith('__reactContainer'),
    ),
  )
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
})

test('a page that is opened without a network loads on the next try', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/, RENDERED_ANEW)
  await page.goto('/')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  // Without its own code the opened page would fail, too, and its message would go with the navigation.
  await waitForHydration(page)
  await page.context().setOffline(true)
  await followHeaderLink(page, '/about')
  await expect(failure(page)).toBeVisible()
  await goOnline(page)
  await page.getByRole('button', { name: uiWords.retry }).click()
  await expect(heading(page)).toHaveText(about.title)
  expect(loads).toBe(0)
})

test('an opened page whose code does not load stays readable, and hydrates once it loads', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|Failed to fetch/, RENDERED_ANEW)
  await page.clock.install()
  const isCode = (request: Request) =>
    request.resourceType() === 'script' && request.url().includes('about-page')
  const whenFailed = () => page.waitForEvent('requestfailed', isCode)
  await page.route('**/assets/about-page-*.js', (route) => route.abort())
  const first = whenFailed()
  await page.goto('/about')
  await first
  const second = whenFailed()
  await page.clock.runFor(RETRY_MS)
  await second
  await expect(heading(page)).toHaveText(about.title)
  await page.unroute('**/assets/about-page-*.js')
  await page.clock.runFor(2 * RETRY_MS)
  await waitForHydration(page)
  await expect(heading(page)).toHaveText(about.title)
})

test('a page that does not load has its own title and address', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/, RENDERED_ANEW)
  await page.goto('/')
  await waitForHydration(page)
  await page.context().setOffline(true)
  await followHeaderLink(page, '/about')
  await expect(failure(page)).toBeVisible()
  await expect(page).toHaveTitle(meta.about.title)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about$/)
  await expect(page.getByRole('status').filter({ hasText: meta.about.title })).toHaveCount(1)
})

test('the first click after a new release reloads once', async ({ page, consoleGuard }) => {
  consoleGuard.allow(...RELEASED, RENDERED_ANEW)
  await page.goto('/')
  await page.waitForFunction(() => document.readyState === 'complete')
  const countLoads = await releaseWithout(page, 'about-page')
  await followHeaderLink(page, '/about')
  await expect(heading(page)).toHaveText(about.title)
  await expect.poll(countLoads).toBe(1)
})

/** The sections of the home page, as they are labelled. */
const SECTIONS = [
  'hero',
  'services',
  'latest-videos',
  'first-visit',
  'faq',
  'installments',
  'closing',
]

/**
 * Makes the first element of each file throw that is labelled as a section, or made into one by its id. Returns those
 * that have not thrown yet.
 */
async function plantCrashes(page: Page): Promise<() => string[]> {
  const thrown = new Set<string>()
  page.on('console', (message) => thrown.add(/planted in (.*?)\./.exec(message.text())?.[1] ?? ''))
  const labelled = (name: string) =>
    new RegExp(
      `((?:labelledBy|["\`]aria-labelledby["\`]|jsxs?\\)\\(\\w+,{id):)[\`"]${name}[^\`"]*[\`"]`,
    )
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const body = SECTIONS.reduce(
      (code, name) =>
        code.replace(labelled(name), `$1(()=>{throw new Error('planted in ${name}.')})()`),
      await response.text(),
    )
    await route.fulfill({ response, body })
  })
  return () => SECTIONS.filter((name) => !thrown.has(name))
}

test('the menu, the phone and the chat survive every section that throws', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/planted/)
  const unbroken = await plantCrashes(page)
  await page.goto('/')
  await page.mouse.wheel(0, 20_000)
  await expect.poll(unbroken, 'the control').toEqual([])
  await expect(failure(page)).toHaveCount(SECTIONS.length)
  for (const link of ['a[href^="tel:"]', 'a[href^="https://wa.me/"]', 'a[href="/products"]'])
    await expect(
      page.locator(`header ${link}`).filter({ visible: true }).first(),
      link,
    ).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
})

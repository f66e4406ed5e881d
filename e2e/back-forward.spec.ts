import { PRODUCTS, TEAM, VIDEOS } from '../scripts/seed-content.mjs'
import { about } from '../src/copy/about'
import { expect, test } from './fixtures'

/** Pages with a text that shows once their stored content is there. */
const ROUTES: [path: string, text: string][] = [
  ['/', VIDEOS.at(-1)?.title ?? ''],
  ['/products', PRODUCTS[0]?.[1] ?? ''],
  ['/team', TEAM.at(-1)?.name ?? ''],
  ['/videos', VIDEOS[0]?.title ?? ''],
  ['/about', about.experts.title],
]

/** Runs in the page: how it came back. The reasons are null where nothing forbids to keep the page. */
const restoration = () => ({
  path: location.pathname,
  isRestored: 'isRestored' in window,
  reasons: (performance.getEntriesByType('navigation')[0] as { notRestoredReasons?: unknown }).notRestoredReasons,
})

// Playwright switches this cache off, and a Chromium without windows has none: the test starts a browser of its own.
test('Back restores every page from the back/forward cache, also with an open stream', async ({
  playwright,
  launchOptions,
  baseURL,
  backend,
}) => {
  await backend.seed()
  const site = baseURL ?? ''
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    executablePath: process.env['WHOLE_CHROMIUM_PATH'] ?? '',
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ baseURL: site })
  for (const [path, text] of ROUTES) {
    await page.goto(path)
    await expect(page.getByText(text).first()).toBeVisible()
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => persisted && Object.assign(window, { isRestored: true })),
    )
    // Another host, as that of a chat or a player.
    await page.goto(`${site.replace('127.0.0.1', 'localhost')}/test`)
    await page.evaluate(() => history.back())
    // An evaluation that meets the change of pages fails.
    await expect(async () => {
      expect(await page.evaluate(restoration)).toEqual({ path, isRestored: true, reasons: null })
    }, path).toPass({ timeout: 10_000 })
  }
  await browser.close()
})

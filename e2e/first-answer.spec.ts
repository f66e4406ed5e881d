import type { Page } from '@playwright/test'
import { defaultDirector, director } from '../src/copy/director'
import { latestVideos } from '../src/copy/latest-videos'
import { defaultProducts, products } from '../src/copy/products'
import { sampleVideos } from '../src/copy/sample-videos'
import { team } from '../src/copy/team'
import { videos } from '../src/copy/videos'
import { expect, FIRESTORE, owner, test } from './fixtures'
import { hold } from './public'

// The site was built while the database was empty, so no page knows what is stored.
const samples = sampleVideos.map(({ title }) => title)
type Expected = { waiting: string[]; bundled: string[]; failed: string[] }
const TEAM: Expected = {
  waiting: [team.loading, director.loading],
  bundled: [team.empty.title, defaultDirector.name],
  failed: [team.error.title, defaultDirector.name],
}
const ROUTES: Record<string, Expected> = {
  '/': { waiting: [latestVideos.loading], bundled: samples, failed: [latestVideos.offline, ...samples.slice(0, 1)] },
  '/products': {
    waiting: [products.loading],
    bundled: defaultProducts.map(({ name }) => name),
    failed: [products.stale.title, ...defaultProducts.map(({ name }) => name)],
  },
  '/videos': { waiting: [videos.loading], bundled: samples, failed: [videos.error.title, ...samples] },
  '/team': TEAM,
}
const STORED: Record<string, (page: Page) => Promise<unknown>> = {
  '/': (page) => page.locator('#latest-videos').locator('xpath=ancestor::section').locator('article').first().waitFor(),
  '/products': (page) => page.getByRole('list', { name: products.list }).waitFor(),
  '/videos': (page) => page.getByRole('list', { name: videos.list }).waitFor(),
  '/team': (page) => page.getByRole('list', { name: team.list }).waitFor(),
}

/** Holds requests to the database, or only those that contain `text`, until the returned function is called. */
const holdAnswers = (page: Page, text = ''): Promise<() => void> =>
  hold(page, `http://${FIRESTORE}/**`, (request) =>
    (request.url() + decodeURIComponent(request.postData() ?? '')).includes(text),
  )

async function expectTexts(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(page.getByText(text, { exact: true }).first(), text).toBeAttached()
}

async function expectNone(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(page.getByText(text, { exact: true }), text).toHaveCount(0)
}

for (const width of [360, 1440]) {
  test(`a page built before the newest change waits for it without a shift at ${width} px (40, 63)`, async ({
    page,
    backend,
  }) => {
    await backend.seed()
    // Details that no build has seen yet would move the page too.
    await owner.remove('settings/centre')
    await page.setViewportSize({ width, height: width === 360 ? 780 : 900 })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) shifts.push(entry.value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const [route, { waiting, bundled }] of Object.entries(ROUTES)) {
      const release = await holdAnswers(page)
      await page.goto(route)
      await expectTexts(page, waiting)
      await expectNone(page, bundled)
      release()
      await STORED[route]?.(page)
      await expectNone(page, waiting)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      const shift = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      )
      expect.soft(shift, route).toBeLessThanOrEqual(0.02)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  })
}

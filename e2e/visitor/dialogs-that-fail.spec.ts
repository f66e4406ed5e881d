import type { Page } from '@playwright/test'
import { PRODUCTS } from '../../scripts/seed/seed-content.mjs'
import { productsWords } from '../../src/copy/products'
import { site } from '../../src/copy/site'
import { uiWords } from '../../src/copy/ui'
import { videosWords } from '../../src/copy/videos'
import { paths, productAddress, videoAddress } from '../../src/paths'
import { expectAccessibleAtBothWidths } from '../helpers/checks'
import { expect, owner, test } from '../helpers/fixtures'
import { waitForHydration } from '../helpers/hydration'
import {
  answerForeignSites,
  goOnline,
  hold,
  NETWORK_ERRORS,
  RELEASED,
  releaseWithout,
} from '../helpers/network'

/** The pages with a dialog: its chunk, and the list of what opens it. */
const DIALOGS: [path: string, chunk: string, list: string][] = [
  [paths.products, 'lightbox', productsWords.list],
  [paths.videos, 'video-viewer', videosWords.list],
]

/** The requests for single documents. */
const READ_BY_PATH = '**/documents:batchGet'

const dialog = (page: Page) => page.getByRole('dialog')
const failure = (page: Page) => page.getByRole('dialog', { name: site.error.title })
const sharedFailure = (page: Page) => page.getByRole('dialog', { name: site.linkFailed })
const card = (page: Page, list: string) =>
  page.getByRole('list', { name: list }).getByRole('link').first()

test.beforeEach(async ({ page, backend }) => {
  await answerForeignSites(page)
  await backend.seed()
})

for (const [path, chunk, list] of DIALOGS) {
  test(`what is pressed on ${path} after a new release opens after the reload`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(...RELEASED)
    await page.goto(path)
    await waitForHydration(page)
    const countLoads = await releaseWithout(page, chunk)
    // The chunk is found missing before the server names the new release.
    const nameRelease = await hold(page, '/', (request) => request.resourceType() === 'fetch')
    const missing = page.waitForResponse(new RegExp(`/assets/${chunk}-`))
    await card(page, list).evaluate((element: HTMLElement) => element.click())
    await missing
    await expect(page.getByText(uiWords.loading, { exact: true })).toBeVisible()
    nameRelease()
    await expect.poll(countLoads).toBe(1)
    await expect(dialog(page)).toBeVisible()
    await expect(failure(page)).toHaveCount(0)
  })

  test(`${path} says that a dialog does not load without a network, and a retry loads it`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(...NETWORK_ERRORS)
    await page.goto(path)
    await waitForHydration(page)
    await page.context().setOffline(true)
    await card(page, list).click()
    await expect(failure(page)).toBeVisible()
    const retry = failure(page).getByRole('button', { name: uiWords.retry })
    await expect(retry).toBeFocused()
    await expectAccessibleAtBothWidths(page)
    await goOnline(page)
    await retry.click()
    await expect(failure(page)).toHaveCount(0)
    await expect(dialog(page)).toBeVisible()
  })
}

test('Escape closes what did not load, and gives the focus back to the card', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(...NETWORK_ERRORS)
  await page.goto(paths.videos)
  await waitForHydration(page)
  await page.context().setOffline(true)
  await card(page, videosWords.list).click()
  await expect(failure(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(card(page, videosWords.list)).toBeFocused()
  await expect(page).toHaveURL(paths.videos)
})

async function readLastProduct(): Promise<string> {
  const last = (await owner.list('products')).find(({ data }) => data['order'] === PRODUCTS.length)
  return productAddress(String(last?.id))
}

/** Addresses of items that the page does not have before the server has answered. */
const SHARED: [path: string, loading: string, readAddress: () => Promise<string>][] = [
  [paths.products, uiWords.loading, readLastProduct],
  [
    paths.videos,
    videosWords.loading,
    async () => {
      const stored = (await owner.get('videos/main-videos')) as { videos: [{ id: string }] }
      return videoAddress(stored.videos[0].id)
    },
  ],
]

for (const [path, loading, readAddress] of SHARED)
  test(`a shared address of ${path} says that it loads, and that it has failed`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(...NETWORK_ERRORS)
    await page.route(READ_BY_PATH, (route) => route.abort())
    const release = await hold(page, READ_BY_PATH)
    await page.goto(await readAddress())
    await expect(page.getByText(loading, { exact: true })).toBeVisible()
    // The page is not covered meanwhile.
    await page.getByRole('navigation').getByRole('link').first().click({ trial: true })
    release()
    const retry = sharedFailure(page).getByRole('button', { name: uiWords.retry })
    await expect(retry).toBeFocused()
    await expectAccessibleAtBothWidths(page)
    const releaseAgain = await hold(page, READ_BY_PATH)
    await page.keyboard.press('Enter')
    await expect(sharedFailure(page)).toHaveCount(0)
    releaseAgain()
    await expect(retry).toBeFocused()
    await page.unroute(READ_BY_PATH)
    await page.keyboard.press('Enter')
    await expect(sharedFailure(page)).toHaveCount(0)
    await expect(dialog(page)).toBeVisible()
  })

test('a shared product that did not load leaves the address when it is closed', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(...NETWORK_ERRORS)
  await page.route(READ_BY_PATH, (route) => route.abort())
  await page.goto(await readLastProduct())
  await expect(sharedFailure(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(paths.products)
  await page.getByRole('button', { name: productsWords.more }).click()
  await expect(page.getByRole('list', { name: productsWords.list }).getByRole('link')).toHaveCount(
    PRODUCTS.length,
  )
  await expect(dialog(page)).toHaveCount(0)
})

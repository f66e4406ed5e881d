import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { overview } from '../src/copy/admin-overview'
import { admin } from '../src/copy/admin'
import { restoring } from '../src/copy/admin-restoring'
import { PRODUCT_FULL_CHARS } from '../src/limits'
import { CUT, dialog, keepLess, openBackup, press, OFFLINE, UNANSWERED } from './admin'
import { storedContent } from './content'
import { expect, expectAccessible, expectNoSideScroll, owner, signIn, test } from './fixtures'

const words = overview.backup
const choose = (page: Page, name: string, content: string) =>
  page.getByLabel(words.choose).setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })

/** Stores pictures of the maximum size, so that a restore needs several requests. */
async function storeLargePictures() {
  const head = 'data:image/webp;base64,'
  const image = head + 'A'.repeat(PRODUCT_FULL_CHARS - head.length)
  await Promise.all(
    (await owner.list('products')).map(({ id }) =>
      owner.put(`products/${id}/pictures/full`, { image, updatedAt: new Date('2024-05-06') }),
    ),
  )
}

async function wipeProducts() {
  const products = await owner.list('products')
  await Promise.all(
    products.flatMap(({ id }) => [owner.remove(`products/${id}`), owner.remove(`products/${id}/pictures/full`)]),
  )
}

/** Disconnects the network during the request of the second chunk. */
async function cutAfterFirstChunk(page: Page) {
  let chunks = 0
  await page.route(/documents:commit/, async (route) => {
    if ((route.request().postData()?.length ?? 0) > 100_000) chunks += 1
    if (chunks < 2) return route.continue()
    await page.context().setOffline(true)
    await route.abort('internetdisconnected')
  })
}

test('a restore that loses the network halfway can be finished on a new page at 360 px (beyond 16; P15)', async ({
  page,
  context,
  backend,
  consoleGuard,
}) => {
  consoleGuard.allow(
    ...OFFLINE,
    ...UNANSWERED,
    ...CUT,
    /\[(data|dashboard)\] .*(offline|unavailable|fetch)/,
    /RPC 'BatchGetDocuments'/,
  )
  await backend.seed()
  await keepLess(8)
  await storeLargePictures()
  await page.setViewportSize({ width: 360, height: 800 })
  await page.clock.install()
  await signIn(page)
  await expect(page.getByText('8 منتجات')).toBeVisible()
  await openBackup(page)
  const before = await storedContent()
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, words.download)])
  expect(download.suggestedFilename()).toMatch(/^backup-\d{4}-\d{2}-\d{2}\.json$/)
  await expect(page.getByText(words.arrived.title)).toBeVisible()
  const text = await readFile(await download.path(), 'utf8')

  await wipeProducts()
  await owner.remove('team/seed-member-1')
  await choose(page, 'backup.json', text)
  await expect(dialog(page)).toContainText('يعود: 8 منتجات، عضو واحد')
  await cutAfterFirstChunk(page)
  await press(page, words.ask.confirm)
  await expect(page.getByText(/^[1-9]\d* من \d+$/)).toBeVisible()
  const progress = Number(
    await page.getByRole('progressbar', { name: restoring.running }).getAttribute('aria-valuenow'),
  )
  expect(progress).toBeGreaterThan(0)
  expect(progress).toBeLessThan(100)
  await page.clock.fastForward(4_000)
  await expect(page.getByText(restoring.waiting)).toBeVisible()
  await expectNoSideScroll(page)
  await page.clock.fastForward(21_000)
  const stopped = page.getByRole('alert')
  await expect(stopped).toContainText(restoring.stopped)
  await expect(stopped).toContainText(admin.reasons.offline)
  await expect(stopped).toContainText(restoring.stoppedHint)
  await expectAccessible(page)
  const missing = Object.keys(before).length - Object.keys(await storedContent()).length
  expect(missing).toBeGreaterThan(0)
  expect(missing).toBeLessThan(9)

  await page.unroute(/documents:commit/)
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: restoring.goOn })).toBeEnabled()
  await page.reload()
  await expect(page.getByText(words.unfinished)).toBeVisible()
  await expectAccessible(page)
  await choose(page, 'backup.json', text)
  await expect(dialog(page)).toContainText(words.ask.resume)
  await press(page, words.ask.confirm)
  await expect(page.getByText(words.done)).toBeVisible()
  expect(await storedContent()).toEqual(before)
  await expect(page.getByText(words.unfinished)).toHaveCount(0)
})

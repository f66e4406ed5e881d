import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { overview } from '../src/copy/admin-overview'
import { admin } from '../src/copy/admin'
import { PRODUCT_FULL_CHARS } from '../src/limits'
import { CUT, dialog, keepLess, press, OFFLINE, UNANSWERED } from './admin'
import { expect, expectAccessible, expectNoSideScroll, owner, signIn, test } from './fixtures'

const words = overview.backup
const COLLECTIONS = ['products', 'team', 'videos', 'director-texts', 'director-photos']
const choose = (page: Page, name: string, content: string) =>
  page.getByLabel(words.choose).setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })

/** Reads every stored document, by its path. A write has the time of the write. */
async function everything() {
  const lists = await Promise.all(
    COLLECTIONS.map(async (name) => (await owner.list(name)).map(({ id, data }) => [`${name}/${id}`, data] as const)),
  )
  const products = lists[0] ?? []
  const pictures = await Promise.all(
    products.map(async ([path]) => [`${path}/pictures/full`, await owner.get(`${path}/pictures/full`)] as const),
  )
  return Object.fromEntries(
    [...lists.flat(), ...pictures].map(([path, fields]) => [path, fields && { ...fields, updatedAt: null }]),
  )
}

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
  consoleGuard.allow(...OFFLINE, ...UNANSWERED, ...CUT, /\[(data|dashboard)\] .*(offline|unavailable|fetch)/)
  await backend.seed()
  await keepLess(8)
  await storeLargePictures()
  await page.setViewportSize({ width: 360, height: 800 })
  await page.clock.install()
  await signIn(page)
  await expect(page.getByText('8 منتجات')).toBeVisible()
  const before = await everything()
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, words.download)])
  expect(download.suggestedFilename()).toMatch(/^backup-\d{4}-\d{2}-\d{2}\.json$/)
  await expect(page.getByText('نُزّلت النسخة الاحتياطية')).toBeVisible()
  const text = await readFile(await download.path(), 'utf8')

  await wipeProducts()
  await owner.remove('team/seed-member-1')
  // A file that was changed restores what is valid in it, and deletes nothing.
  await choose(page, 'changed.json', text.replace(/"icon":"\w+"/, '"icon":"Skull"'))
  await expect(dialog(page)).toContainText(words.ask.edited.text)
  await expect(dialog(page)).toContainText(words.ask.damaged.title(1))
  await expect(dialog(page)).toContainText('العضو')
  await press(page, words.ask.cancel)

  await choose(page, 'backup.json', text)
  await expect(dialog(page)).toContainText('يُضاف: 8 منتجات، عضو واحد')
  const [present] = await Promise.all([page.waitForEvent('download'), press(page, words.ask.present)])
  expect((await readFile(await present.path(), 'utf8')).length).toBeLessThan(text.length)
  await expect(dialog(page)).toContainText(words.ask.presentSaved)
  await expectAccessible(page)
  await cutAfterFirstChunk(page)
  await press(page, words.ask.confirm)
  await expect(page.getByText(/^[1-9]\d* من 17$/)).toBeVisible()
  const progress = Number(await page.getByRole('progressbar').getAttribute('aria-valuenow'))
  expect(progress).toBeGreaterThan(0)
  expect(progress).toBeLessThan(100)
  await page.clock.fastForward(4_000)
  await expect(page.getByText(words.waiting)).toBeVisible()
  await expectNoSideScroll(page)
  await page.clock.fastForward(21_000)
  const stopped = page.getByRole('alert')
  await expect(stopped).toContainText('توقفت الاستعادة قبل أن تكتمل')
  await expect(stopped).toContainText(admin.reasons.offline)
  await expect(stopped).toContainText('أعد المحاولة لتُكمل من حيث توقفت؛ لا يتكرر شيء.')
  await expectAccessible(page)
  // Some of the 17 missing documents are restored.
  const missing = Object.keys(before).length - Object.values(await everything()).filter(Boolean).length
  expect(missing).toBeGreaterThan(0)
  expect(missing).toBeLessThan(17)

  await page.unroute(/documents:commit/)
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: words.retry })).toBeEnabled()
  await page.reload()
  await expect(page.getByText(words.unfinished)).toBeVisible()
  await expectAccessible(page)
  await choose(page, 'backup.json', text)
  await expect(dialog(page)).toContainText(words.ask.resume)
  await press(page, words.ask.confirm)
  await expect(page.getByText('استُعيدت النسخة')).toBeVisible()
  expect(await everything()).toEqual(before)
  await page.reload()
  await expect(page.getByText('8 منتجات')).toBeVisible()
  await expect(page.getByText(words.unfinished)).toHaveCount(0)
})

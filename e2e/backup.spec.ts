import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { overview } from '../src/copy/admin-overview'
import { admin } from '../src/copy/admin'
import {
  CUT,
  dialog,
  expectQuestion,
  expectVisibleFocus,
  keepLess,
  OFFLINE,
  openBackup,
  press,
  tabTo,
  UNANSWERED,
} from './admin'
import { storedContent } from './content'
import { expect, expectAccessible, expectNoSideScroll, owner, signIn, test } from './fixtures'

const words = overview.backup

/** Opens the card and downloads the file. */
async function download(page: Page): Promise<Buffer> {
  await openBackup(page)
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, words.download)])
  expect(file.suggestedFilename()).toMatch(/^backup-\d{4}-\d{2}-\d{2}\.json$/)
  await expect(page.getByText(words.last)).toBeVisible()
  return readFile(await file.path())
}

const choose = (page: Page, buffer: Buffer) =>
  page.getByLabel(words.choose).setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer })

test('a restore that loses the network halfway goes on when the file is chosen again, at 360 px (beyond 16; P15)', async ({
  page,
  context,
  backend,
  consoleGuard,
}) => {
  consoleGuard.allow(
    ...OFFLINE,
    ...UNANSWERED,
    ...CUT,
    /\[(data|dashboard)\] .*(offline|unavailable|fetch|Connection failed)/,
  )
  await backend.seed()
  await keepLess(8)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.clock.install()
  await signIn(page)
  await expect(page.getByText('8 منتجات')).toBeVisible()
  const file = await download(page)
  const before = await storedContent()
  const products = await owner.list('products')
  await Promise.all(
    products.flatMap(({ id }) => [owner.remove(`products/${id}`), owner.remove(`products/${id}/pictures/full`)]),
  )
  await owner.remove('team/seed-member-1')
  await choose(page, file)
  await expect(dialog(page)).toContainText('يعود: 8 منتجات، عضو واحد')
  await expectAccessible(page)
  let commits = 0
  await page.route(/documents:commit/, async (route) => {
    commits += 1
    if (commits < 4) return route.continue()
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await press(page, words.ask.confirm)
  await expect(page.getByRole('progressbar', { name: words.running })).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
  const stopped = page.getByRole('alert')
  // The SDK may go on trying until the step is out of time.
  await expect.poll(async () => (await page.clock.runFor(1_000), stopped.isVisible())).toBe(true)
  await expect(stopped).toContainText(words.failed.running)
  await expect(stopped).toContainText(admin.reasons.offline)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  expect(Object.keys(await storedContent()).length).toBeLessThan(Object.keys(before).length)

  await page.unroute(/documents:commit/)
  await context.setOffline(false)
  await page.reload()
  await openBackup(page)
  await choose(page, file)
  await press(page, words.ask.confirm)
  await expect(page.getByText(words.done)).toBeVisible()
  expect(await storedContent()).toEqual(before)
})

test('backup and restore can be used by keyboard alone (99)', async ({ page, backend }) => {
  await backend.seed()
  await keepLess()
  await signIn(page)
  await expect(page.getByText('3 منتجات')).toBeVisible()
  await page.getByRole('tab', { name: admin.tabs.overview }).focus()
  await tabTo(page, page.locator('summary').filter({ hasText: words.title }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: words.download, exact: true }))
  const downloaded = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const file = await readFile(await (await downloaded).path())
  await expect(page.getByText(words.last)).toBeVisible()
  await owner.remove('team/seed-member-1')
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, page.getByRole('button', { name: words.restore, exact: true }))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({ name: 'backup.json', mimeType: 'application/json', buffer: file })
  await expectQuestion(page, words.ask)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.done)).toBeVisible()
  await expect(page.getByRole('button', { name: words.restore, exact: true })).toBeFocused()
  await expectVisibleFocus(page)
})

import { readFile } from 'node:fs/promises'
import { PRODUCTS } from '../../scripts/seed-content.mjs'
import { productsCount } from '../../src/copy/admin-counts'
import { overview } from '../../src/copy/admin-overview'
import { admin } from '../../src/copy/admin'
import { expectAccessible, expectNoSideScroll, tabTo } from '../checks'
import { dialog, expectQuestion, press } from '../dashboard'
import { expect, owner, signIn, test } from '../fixtures'
import { COMMITS, CUT, OFFLINE, UNANSWERED } from '../network'

const words = overview.backup
/** The names of what is stored; tests/data/backup compares every field. */
const storedNames = async () => {
  const lists = await Promise.all(['products', 'team'].map((list) => owner.list(list)))
  return lists.flat().map(({ data }) => data['name'])
}

test('a backup is made and restored by keyboard alone; a restore that loses the network halfway goes on when the file is chosen again, at 360 px (99; beyond 16; P15)', async ({
  page,
  context,
  backend,
  consoleGuard,
}) => {
  const others = /\[(data|dashboard)\] .*(offline|unavailable|fetch|Connection failed)/
  consoleGuard.allow(...OFFLINE, ...UNANSWERED, ...CUT, others)
  await backend.seed()
  await page.setViewportSize({ width: 360, height: 800 })
  await page.clock.install()
  await signIn(page)
  await expect(page.getByText(productsCount(PRODUCTS.length))).toBeVisible()
  const before = await storedNames()
  const card = page.locator('summary').filter({ hasText: words.title })
  await page.getByRole('tab', { name: admin.tabs.overview }).focus()
  await tabTo(page, card)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: words.download, exact: true }))
  const downloaded = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await downloaded).suggestedFilename()).toMatch(/^backup-\d{4}-\d{2}-\d{2}\.json$/)
  const file = await readFile(await (await downloaded).path())
  await expect(page.getByText(words.last)).toBeVisible()

  const lost = (await owner.list('products')).slice(0, 8)
  await Promise.all(lost.flatMap(({ id }) => [`products/${id}`, `products/${id}/pictures/full`].map(owner.remove)))
  await owner.remove('team/seed-member-1')
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, page.getByRole('button', { name: words.restore, exact: true }))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({ name: 'backup.json', mimeType: 'application/json', buffer: file })
  await expectQuestion(page, words.ask)
  await expect(dialog(page)).toContainText('يعود: 8 منتجات، عضو واحد')
  await expectAccessible(page)
  let commits = 0
  await page.route(COMMITS, async (route) => {
    commits += 1
    if (commits < 4) return route.continue()
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('progressbar', { name: words.running })).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
  const stopped = page.getByRole('alert')
  // The SDK may go on trying until the step is out of time.
  await expect.poll(async () => (await page.clock.runFor(1_000), stopped.isVisible())).toBe(true)
  await expect(stopped).toContainText(words.failed.running)
  await expect(stopped).toContainText(admin.reasons.offline)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  expect((await storedNames()).length).toBeLessThan(before.length)

  await page.unroute(COMMITS)
  await context.setOffline(false)
  await page.reload()
  await card.click()
  const again = page.waitForEvent('filechooser')
  await press(page, words.restore)
  await (await again).setFiles({ name: 'backup.json', mimeType: 'application/json', buffer: file })
  await press(page, words.ask.confirm)
  await expect(page.getByText(words.done)).toBeVisible()
  await expect(page.getByRole('button', { name: words.restore, exact: true })).toBeFocused()
  expect(await storedNames()).toEqual(before)
})

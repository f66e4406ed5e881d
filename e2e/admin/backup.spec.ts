import { readFile } from 'node:fs/promises'
import { PRODUCTS } from '../../scripts/seed-content.mjs'
import { productsCount } from '../../src/copy/admin-counts'
import { overview } from '../../src/copy/admin-overview'
import { admin } from '../../src/copy/admin'
import { expectAccessible, expectNoSideScroll } from '../helpers/checks'
import { dialog, press } from '../helpers/dashboard'
import { expect, owner, signIn, test } from '../helpers/fixtures'
import { COMMITS, CUT, OFFLINE, UNANSWERED } from '../helpers/network'

const words = overview.backup

// Requirement 99
test('a backup is downloaded and chosen again, and a restore that loses the network halfway says so, at 360 px', async ({
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
  await page.locator('summary').filter({ hasText: words.title }).click()
  const downloaded = page.waitForEvent('download')
  await press(page, words.download)
  expect((await downloaded).suggestedFilename()).toMatch(/^backup-\d{4}-\d{2}-\d{2}\.json$/)
  const file = await readFile(await (await downloaded).path())
  await expect(page.getByText(words.last)).toBeVisible()

  const lost = (await owner.list('products')).slice(0, 8)
  await Promise.all(
    lost.flatMap(({ id }) => [`products/${id}`, `products/${id}/pictures/full`].map(owner.remove)),
  )
  await owner.remove('team/seed-member-1')
  const chooser = page.waitForEvent('filechooser')
  await press(page, words.restore)
  await (
    await chooser
  ).setFiles({ name: 'backup.json', mimeType: 'application/json', buffer: file })
  await expect(dialog(page)).toContainText('ما سيعود: 8 منتجات، عضو واحد')
  await expectAccessible(page)
  let commits = 0
  await page.route(COMMITS, async (route) => {
    commits += 1
    if (commits < 4) return route.continue()
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await press(page, words.ask.confirm)
  await expect(page.getByRole('progressbar', { name: words.running })).toHaveAttribute(
    'aria-valuenow',
    /^[1-9]\d?$/,
  )
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
  const stopped = page.getByRole('alert')
  // tests/data/backup goes on where it stopped. The SDK may go on trying until the step is out of time.
  const isStopped = async () => {
    await page.clock.runFor(1_000)
    return stopped.isVisible()
  }
  await expect.poll(isStopped).toBe(true)
  await expect(stopped).toContainText(words.failed.running)
  await expect(stopped).toContainText(admin.reasons.offline)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  const missing = PRODUCTS.length - (await owner.list('products')).length
  expect(missing, 'some of them came back').toBeGreaterThan(0)
  expect(missing, 'some of them came back').toBeLessThan(8)
})

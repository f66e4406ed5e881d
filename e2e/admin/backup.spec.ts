import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { PRODUCTS } from '../../scripts/seed/seed-content.mjs'
import { admin } from '../../src/copy/admin/admin'
import { productsCount } from '../../src/copy/admin/counts'
import { adminOverview } from '../../src/copy/admin/overview'
import { expectAccessible, expectNoSideScroll } from '../helpers/checks'
import { COMMITS } from '../helpers/commits'
import { dialog, pressButton } from '../helpers/dashboard'
import { expect, owner, signIn, test } from '../helpers/fixtures'
import { CUT, OFFLINE, UNANSWERED } from '../helpers/network'

const backupWords = adminOverview.backup

const LOST = 8

test.use({ viewport: { width: 360, height: 800 } })
test.beforeEach(async ({ page, backend }) => {
  await backend.seed()
  await page.clock.install()
  await signIn(page)
  await expect(page.getByText(productsCount(PRODUCTS.length))).toBeVisible()
  await page.locator('summary').filter({ hasText: backupWords.title }).click()
})

/** Downloads a backup of everything; returns it as a file to choose. */
async function downloadBackup(page: Page) {
  const downloaded = page.waitForEvent('download')
  await pressButton(page, backupWords.download)
  const buffer = await readFile(await (await downloaded).path())
  return { name: (await downloaded).suggestedFilename(), mimeType: 'application/json', buffer }
}

/** Loses products and a member, and chooses the backup that has them. */
async function chooseAfterLoss(page: Page): Promise<void> {
  const backup = await downloadBackup(page)
  const lost = (await owner.list('products')).slice(0, LOST)
  const files = lost.flatMap(({ id }) => [`products/${id}`, `products/${id}/images/large`])
  await Promise.all([...files, 'team/seed-member-1'].map(owner.delete))
  const chooser = page.waitForEvent('filechooser')
  await pressButton(page, backupWords.restore)
  await (await chooser).setFiles(backup)
  await expect(dialog(page)).toContainText(`ما سيعود: ${LOST} منتجات، عضو واحد`)
}

test('a backup is a file with its day and time, and the overview says when it was made', async ({
  page,
}) => {
  expect((await downloadBackup(page)).name).toMatch(/^backup-\d{4}(-\d{2}){4}\.json$/)
  await expect(page.getByText(backupWords.last)).toBeVisible()
})

test('a chosen backup names what will come back, and brings it', async ({ page }) => {
  await chooseAfterLoss(page)
  await expectAccessible(page)
  await pressButton(page, backupWords.ask.confirm)
  await expect.poll(async () => (await owner.list('products')).length).toBe(PRODUCTS.length)
  await expect.poll(() => owner.get('team/seed-member-1')).toBeTruthy()
})

/** Cuts the network at the commit of this number. */
async function cutNetworkAt(page: Page, number: number): Promise<void> {
  let commits = 0
  await page.route(COMMITS, async (route) => {
    commits += 1
    if (commits < number) return route.continue()
    await page.context().setOffline(true)
    await route.abort('internetdisconnected')
  })
}

/** Lets the time run until the restore has stopped: the SDK may go on trying until the step is out of time. */
async function waitForStop(page: Page): Promise<Locator> {
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
  const stopped = page.getByRole('alert')
  const isStopped = async () => {
    await page.clock.runFor(1_000)
    return stopped.isVisible()
  }
  await expect.poll(isStopped).toBe(true)
  return stopped
}

test('a restore that loses the network halfway says so', async ({ page, consoleGuard }) => {
  const others = /\[(data|dashboard)\] .*(offline|unavailable|fetch|Connection failed)/
  consoleGuard.allow(...OFFLINE, ...UNANSWERED, ...CUT, others)
  await chooseAfterLoss(page)
  await cutNetworkAt(page, 4)
  await pressButton(page, backupWords.ask.confirm)
  const stopped = await waitForStop(page)
  await expect(stopped).toContainText(backupWords.failed.running)
  await expect(stopped).toContainText(admin.reasons.offline)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  // tests/data/backup.test.ts goes on where it stopped.
  const missing = PRODUCTS.length - (await owner.list('products')).length
  expect(missing, 'some of them came back').toBeGreaterThan(0)
  expect(missing, 'some of them came back').toBeLessThan(LOST)
})

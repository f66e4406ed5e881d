import type { Locator, Page } from '@playwright/test'
import { admin } from '../../src/copy/admin/admin'
import { adminDirectorText } from '../../src/copy/admin/director-text'
import { adminHistory } from '../../src/copy/admin/history'
import { adminOverview } from '../../src/copy/admin/overview'
import { expectAccessible, expectNoSideScroll } from '../helpers/checks'
import { button, countTaps } from '../helpers/dashboard'
import { ADMIN, expect, owner, signIn, test } from '../helpers/fixtures'
import { STREAM } from '../helpers/network'

test.use({ hasTouch: true, viewport: { width: 360, height: 800 } })

const path = 'director-texts/main-director'
const readStoredName = async () => (await owner.get(path))?.['name']

/** Stores another name of the director, and finds the change in the history. */
async function changeName(page: Page): Promise<Locator> {
  await signIn(page, '?tab=director-text')
  await page.getByLabel(adminDirectorText.labels.name, { exact: true }).fill('اسم خاطئ')
  await button(page, admin.save.save).tap()
  await expect(page.getByText(admin.save.saved)).toBeVisible()
  await expect.poll(readStoredName).toBe('اسم خاطئ')
  return page.getByRole('listitem').filter({ hasText: 'اسم خاطئ' })
}
const act = (row: Locator, name: string) =>
  row.getByRole('button', { name: new RegExp(`^${name}`) }).tap()

test('a change in the history is taken back by three taps, and that by one', async ({
  page,
  backend,
}) => {
  await backend.seed()
  const before = await readStoredName()
  const row = await changeName(page)
  const expectTaps = await countTaps(page)
  await page.getByRole('tab', { name: admin.tabs.overview }).tap()
  await page.getByRole('link', { name: new RegExp(`^${adminOverview.changes.all}`) }).tap()
  await expect(row).toContainText(adminHistory.changed['director-texts']())
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await act(row, adminHistory.entry.takeBackChange)
  await expect(row).toContainText(adminHistory.entry.before)
  await expectTaps('finding a change and taking it back', 3)
  expect(await readStoredName()).toBe(before)
  await expectAccessible(page)
  await act(row, adminHistory.entry.undo)
  await expect.poll(readStoredName).toBe('اسم خاطئ')
  await expectTaps('its undo', 1)
})

// tests/data/history.test.ts keeps the young ones.
test('the history loses what is older than 30 days a minute after the dashboard opens', async ({
  page,
  consoleGuard,
}) => {
  // The clock that is set forward ends whatever the SDK still waits for.
  consoleGuard.allow(STREAM, /Could not reach Cloud Firestore|\[data\] \w+\.repairSequence failed/)
  const at = new Date(Date.now() - 31 * 86_400_000)
  await owner.put('versions/old', { path, at, by: ADMIN.email, fields: { name: 'قديم' } })
  await page.clock.install()
  await signIn(page)
  await expect(page.getByText(adminOverview.changes.loading)).toHaveCount(0)
  expect(await owner.get('versions/old')).toBeTruthy()
  await page.clock.fastForward(60_000)
  await expect.poll(() => owner.get('versions/old')).toBeFalsy()
})

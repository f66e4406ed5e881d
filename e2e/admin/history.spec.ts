import { admin } from '../../src/copy/admin'
import { adminHistory as words } from '../../src/copy/admin-history'
import { overview } from '../../src/copy/admin-overview'
import { expectAccessible, expectNoSideScroll } from '../checks'
import { ADMIN, expect, owner, signIn, test } from '../fixtures'

const TEXTS = 'director-texts/main-director'
const storedName = async () => (await owner.get(TEXTS))?.['name']

test.use({ hasTouch: true, viewport: { width: 360, height: 800 } })

test('on a phone a change is found in the history and taken back, and that as well; old versions are cleared (P21)', async ({
  page,
  backend,
}) => {
  await backend.seed()
  const before = await storedName()
  await owner.put('versions/bad', { path: 'x', at: new Date(), by: ADMIN.email, fields: {} })
  const old = { path: TEXTS, at: new Date(Date.now() - 31 * 86_400_000), by: ADMIN.email, fields: { name: 'قديم' } }
  await owner.put('versions/old', old)
  await page.clock.install()
  await signIn(page, '?tab=director-text')
  await page.getByLabel('الاسم', { exact: true }).fill('اسم خاطئ')
  await page.getByRole('button', { name: admin.save.save }).tap()
  await expect.poll(storedName).toBe('اسم خاطئ')
  await expect(page.getByText(new RegExp(`^${admin.save.saved}`))).toBeVisible()

  await page.getByRole('tab', { name: admin.tabs.overview }).tap()
  await page.getByRole('link', { name: new RegExp(`^${overview.changes.all}`) }).tap()
  await expect(page).toHaveTitle(admin.documentTitle(admin.historyPanel.title))
  await expect(page.getByText(words.unreadable.title)).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: 'اسم خاطئ' })
  await expect(row).toContainText(words.changed['director-texts']())
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expectNoSideScroll(page)
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))

  await row.getByRole('button', { name: new RegExp(`^${words.entry.restoreBefore}`) }).tap()
  await expect(row).toContainText(words.entry.back)
  expect(await storedName()).toBe(before)
  await expectAccessible(page)
  await row.getByRole('button', { name: new RegExp(`^${words.entry.undo}`) }).tap()
  await expect.poll(storedName).toBe('اسم خاطئ')

  // Once for each opening of the dashboard, after a minute. tests/data/history keeps the young ones.
  expect(await owner.get('versions/old')).toBeTruthy()
  await page.clock.fastForward(60_000)
  await expect.poll(() => owner.get('versions/old')).toBeFalsy()
})

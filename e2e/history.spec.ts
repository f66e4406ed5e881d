import { admin } from '../src/copy/admin'
import { adminHistory as words } from '../src/copy/admin-history'
import { overview } from '../src/copy/admin-overview'
import { REFUSED } from './admin'
import { ADMIN, expect, expectAccessible, expectNoSideScroll, owner, signIn, test } from './fixtures'

const DAY_MS = 86_400_000
const PHOTO = 'director-photos/main-director-photo'
const TEXTS = 'director-texts/main-director'
const storedName = async () => (await owner.get(TEXTS))?.['name']

test.use({ hasTouch: true, viewport: { width: 360, height: 800 } })

test('on a phone a change is found in the history and taken back, and that as well (P21)', async ({
  page,
  backend,
}) => {
  await backend.seed()
  const before = await storedName()
  await owner.put('versions/bad', { path: 'x', at: new Date(), by: ADMIN.email, fields: {} })
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
})

test('versions are deleted after 30 days, and not too early by a device whose date is a year ahead (P21)', async ({
  page,
  backend,
  consoleGuard,
}) => {
  // The rules refuse the first one that is too young.
  consoleGuard.allow(...REFUSED, /FirebaseError: \s*evaluation error/)
  await backend.seed()
  const store = (id: string, days: number) =>
    owner.put(`versions/${id}`, {
      path: PHOTO,
      at: new Date(Date.now() - days * DAY_MS),
      by: ADMIN.email,
      fields: { photoBase64: 'data:image/webp;base64,AAAA', updatedAt: new Date('2024-05-06') },
    })
  await Promise.all([store('young', 29.9), store('old', 31)])
  await page.clock.install({ time: new Date(Date.now() + 365 * DAY_MS) })
  await signIn(page, '?tab=products')
  const answers: number[] = []
  page.on('response', (answer) => {
    if (answer.url().includes(':commit')) answers.push(answer.status())
  })
  await page.clock.fastForward(60_000)
  await expect.poll(() => answers).toContain(403)
  expect((await owner.list('versions')).map(({ id }) => id)).toEqual(['young'])
})

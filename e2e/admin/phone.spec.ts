import type { Page } from '@playwright/test'
import { transparent } from '../../tests/fixtures/images'
import { admin } from '../../src/copy/admin'
import { adminCentre as words } from '../../src/copy/admin-centre'
import { lineWords } from '../../src/copy/admin-director-text'
import { fieldErrors } from '../../src/copy/admin-errors'
import { adminHistory as history } from '../../src/copy/admin-history'
import { overview } from '../../src/copy/admin-overview'
import { LOGO_CHARS } from '../../src/limits'
import { expectAccessible, expectNoSideScroll } from '../helpers/checks'
import { countTaps, file } from '../helpers/dashboard'
import { ADMIN, expect, owner, signIn, test } from '../helpers/fixtures'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const group = (page: Page, name: string) => page.locator(`details[data-group=${name}]`)
const open = (page: Page, name: string) => group(page, name).locator('> summary').tap()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test.use({ hasTouch: true, viewport: { width: 360, height: 800 } })

test('the details of the centre are kept', async ({ page, backend }) => {
  await backend.seed()
  await signIn(page, '?panel=centre#licence')
  // An address leads to its control.
  await expect(field(page, words.fields.licence)).toBeFocused()
  await field(page, words.fields.vat).fill('12')
  await open(page, 'contact')
  // One group is open at a time.
  await expect(field(page, words.fields.vat)).toBeHidden()
  await field(page, words.phones.number).first().fill('٠٥٥ ٩٩٩ ٠٠١١')
  await button(page, admin.save.save).tap()
  await expect(page.getByRole('group', { name: fieldErrors.title(1) })).toBeFocused()
  await expectAccessible(page)
  await button(page, fieldErrors.show).tap()
  await expect(field(page, words.fields.vat)).toBeFocused()
  // Below the tabs, with its label.
  const top = await field(page, words.fields.vat).evaluate((one) => one.getBoundingClientRect().top)
  expect(Math.round(top)).toBeGreaterThanOrEqual(52 + 90)
  await field(page, words.fields.vat).fill('')

  const expectTaps = await countTaps(page)
  await open(page, 'hours')
  const friday = words.hours.days[5]
  await group(page, 'hours').locator('summary').filter({ hasText: friday }).tap()
  await page.getByLabel(words.hours.openOn(friday)).tap()
  await button(page, words.hours.removeSpanOf(friday)).tap()
  await page.getByLabel(words.hours.opens(friday, 1)).fill('16:30')
  await page.getByLabel(words.hours.closes(friday, 1)).fill('22:00')

  await expectTaps('the hours of a day', 4)

  await open(page, 'exceptions')
  await button(page, words.exceptions.add).tap()
  await group(page, 'exceptions').getByRole('button', { name: 'عيد الفطر' }).tap()
  await page.getByLabel(words.exceptions.from).first().fill('2040-01-01')
  await expectTaps('a holiday', 3)

  await open(page, 'partners')
  await button(page, words.partners.add).tap()
  const partner = group(page, 'partners').getByRole('listitem').last()
  await partner.getByRole('textbox', { name: words.partners.name, exact: true }).fill('شريك جديد')
  await partner.locator('summary').tap()
  await partner.locator('input[type=file]').setInputFiles(file(transparent()))
  await expect(page.getByText(words.partners.logoReady('شريك جديد'))).toBeVisible()
  // A menu closes when the page moves, as it does when the frame appears.
  await expect(partner.getByRole('application')).toBeVisible()
  await button(page, lineWords.menu('شريك جديد')).tap()
  await page.getByRole('menuitem', { name: lineWords.up }).tap()

  await page.locator('[data-preview] summary').tap()
  const preview = page.frameLocator(`[title="${words.groups.preview}"]`)
  await expect(preview.getByText('055 999 0011')).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)

  await button(page, admin.save.save).tap()
  await expect(page.getByText(admin.save.saved)).toBeVisible()
  // The stored order is another one than that of the form, and no change of another device.
  await expect(page.getByRole('link', { name: admin.seeOnSite })).toBeVisible()
  await expectTaps('a partner and its place, the preview and the save', 7)
  const { phones, hours, exceptions, partners } = (await owner.get('settings/centre')) as Record<
    string,
    string[]
  >
  expect(phones?.[0]).toBe('+966559990011 الجوال')
  expect(hours).toContain('5 16:30 22:00')
  expect(exceptions).toContain('2040-01-01 2040-01-01 - - عيد الفطر')
  expect(partners?.at(-2)).toMatch(/شريك جديد$/)
  const [, logo = ''] = partners?.at(-2)?.split(' ') ?? []
  expect(logo).toMatch(/^data:image\/webp;base64,/)
  expect(logo.length).toBeLessThanOrEqual(LOGO_CHARS)
})

test('a change is found in the history and taken back, and that as well; old versions are cleared', async ({
  page,
  backend,
}) => {
  await backend.seed()
  const path = 'director-texts/main-director'
  const storedName = async () => (await owner.get(path))?.['name']
  const before = await storedName()
  const old = {
    path,
    at: new Date(Date.now() - 31 * 86_400_000),
    by: ADMIN.email,
    fields: { name: 'قديم' },
  }
  await owner.put('versions/old', old)
  await page.clock.install()
  await signIn(page, '?tab=director-text')
  await page.getByLabel('الاسم', { exact: true }).fill('اسم خاطئ')
  await button(page, admin.save.save).tap()
  await expect.poll(storedName).toBe('اسم خاطئ')
  await expect(page.getByText(new RegExp(`^${admin.save.saved}`))).toBeVisible()

  const expectTaps = await countTaps(page)
  await page.getByRole('tab', { name: admin.tabs.overview }).tap()
  await page.getByRole('link', { name: new RegExp(`^${overview.changes.all}`) }).tap()
  const row = page.getByRole('listitem').filter({ hasText: 'اسم خاطئ' })
  await expect(row).toContainText(history.changed['director-texts']())
  await expectAccessible(page)
  await expectNoSideScroll(page)

  await row.getByRole('button', { name: new RegExp(`^${history.entry.restoreBefore}`) }).tap()
  await expect(row).toContainText(history.entry.before)
  await expectTaps('finding a change and taking it back', 3)
  expect(await storedName()).toBe(before)
  await expectAccessible(page)
  await row.getByRole('button', { name: new RegExp(`^${history.entry.undo}`) }).tap()
  await expect.poll(storedName).toBe('اسم خاطئ')
  await expectTaps('its undo', 1)
  // It returns when the row has read what is stored: a read under way would fail when the clock goes on.
  await expect(
    row.getByRole('button', { name: new RegExp(`^${history.entry.restoreBefore}`) }),
  ).toBeVisible()

  // Once for each opening of the dashboard, after a minute. tests/data/history keeps the young ones.
  expect(await owner.get('versions/old')).toBeTruthy()
  await page.clock.fastForward(60_000)
  await expect.poll(() => owner.get('versions/old')).toBeFalsy()
})

import type { Page } from '@playwright/test'
import { transparent } from '../../tests/fixtures/images'
import { admin } from '../../src/copy/admin'
import { adminCentre as words } from '../../src/copy/admin-centre'
import { lineWords } from '../../src/copy/admin-director-text'
import { fieldErrors } from '../../src/copy/admin-errors'
import { LOGO_CHARS } from '../../src/limits'
import { expectAccessible, expectNoSideScroll } from '../checks'
import { file } from '../dashboard'
import { expect, owner, signIn, test } from '../fixtures'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const group = (page: Page, name: string) => page.locator(`details[data-group=${name}]`)
const open = (page: Page, name: string) => group(page, name).locator('> summary').tap()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const phone = (page: Page) =>
  page
    .getByRole('group', { name: words.phones.label(1) })
    .getByRole('textbox', { name: words.phones.number, exact: true })

test.use({ hasTouch: true, viewport: { width: 360, height: 800 } })

test('the details of the centre are kept on a phone', async ({ page, backend }) => {
  await backend.seed()
  await signIn(page, '?panel=centre#licence')
  // An address leads to its control.
  await expect(field(page, words.fields.licence)).toBeFocused()
  await expect(page).toHaveTitle(admin.documentTitle(admin.centrePanel.title))
  await field(page, words.fields.vat).fill('12')
  await open(page, 'contact')
  // One group is open at a time.
  await expect(field(page, words.fields.vat)).toBeHidden()
  await phone(page).fill('٠٥٥ ٩٩')
  await button(page, admin.save.save).tap()
  const summary = page.getByRole('group', { name: fieldErrors.title(2) })
  await expect(summary).toBeFocused()
  await expectAccessible(page)
  await summary.getByRole('link', { name: words.phones.label(1) }).tap()
  await expect(phone(page)).toBeFocused()
  await phone(page).fill('٠٥٥ ٩٩٩ ٠٠١١')
  await button(page, fieldErrors.show(1)).tap()
  await expect(field(page, words.fields.vat)).toBeFocused()
  // Below the tabs, with its label.
  const top = await field(page, words.fields.vat).evaluate((one) => one.getBoundingClientRect().top)
  expect(Math.round(top)).toBeGreaterThanOrEqual(52 + 90)
  await field(page, words.fields.vat).fill('')

  await open(page, 'hours')
  const friday = words.hours.days[5]
  await group(page, 'hours').locator('summary').filter({ hasText: friday }).tap()
  await page.getByLabel(words.hours.open(friday)).tap()
  await button(page, words.hours.removeSpanOf(friday)).tap()
  await page.getByLabel(words.hours.opens(friday, 1)).fill('16:30')
  await page.getByLabel(words.hours.closes(friday, 1)).fill('22:00')

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
  const { phones, hours, partners } = (await owner.get('settings/centre')) as Record<string, string[]>
  expect(phones?.[0]).toBe('+966559990011 الجوال')
  expect(hours).toContain('5 16:30 22:00')
  expect(partners?.at(-2)).toMatch(/شريك جديد$/)
  const [, logo = ''] = partners?.at(-2)?.split(' ') ?? []
  expect(logo).toMatch(/^data:image\/webp;base64,/)
  expect(logo.length).toBeLessThanOrEqual(LOGO_CHARS)
})

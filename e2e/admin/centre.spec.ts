import type { Page } from '@playwright/test'
import { admin } from '../../src/copy/admin/admin'
import { adminCentre } from '../../src/copy/admin/centre'
import { adminErrors } from '../../src/copy/admin/errors'
import { adminLines } from '../../src/copy/admin/lines'
import { LOGO_MAX_CHARS } from '../../src/limits'
import { transparent } from '../../tests/fixtures/images'
import { expectAccessible, expectNoSideScroll } from '../helpers/checks'
import { button, countTaps, file } from '../helpers/dashboard'
import { expect, owner, signIn, test } from '../helpers/fixtures'

const group = (page: Page, name: string) => page.locator(`details[data-group=${name}]`)
const open = (page: Page, name: string) => group(page, name).locator('> summary').tap()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test.use({ hasTouch: true, viewport: { width: 360, height: 800 } })

const optionOf = (page: Page, name: string) => page.getByRole('menuitem', { name })
const readStoredCentre = async () =>
  (await owner.get('settings/centre')) as Record<string, string[]>

async function save(page: Page): Promise<void> {
  await button(page, admin.save.save).tap()
  await expect(page.getByText(admin.save.saved)).toBeVisible()
}

test.describe('in the details of the centre', () => {
  test.beforeEach(async ({ page, backend }) => {
    await backend.seed()
    await signIn(page, '?panel=centre#licence')
    // An address leads to its control.
    await expect(field(page, adminCentre.labels.licence)).toBeFocused()
  })

  test('the details of the centre have one open group at a time', async ({ page }) => {
    await open(page, 'contact')
    await expect(field(page, adminCentre.phones.number).first()).toBeVisible()
    await expect(field(page, adminCentre.labels.licence)).toBeHidden()
  })

  test('the details of the centre name a wrong field of a closed group and lead to it', async ({
    page,
  }) => {
    await field(page, adminCentre.labels.vat).fill('12')
    await open(page, 'contact')
    await button(page, admin.save.save).tap()
    await expect(page.getByRole('group', { name: adminErrors.title(1) })).toBeFocused()
    await expectAccessible(page)
    await button(page, adminErrors.show).tap()
    const vat = field(page, adminCentre.labels.vat)
    await expect(vat).toBeFocused()
    const label = await vat.evaluate(
      (element: HTMLInputElement) => element.labels?.[0]?.getBoundingClientRect().top,
    )
    const tabs = await page
      .getByRole('tablist')
      .evaluate((element) => element.getBoundingClientRect().bottom)
    expect(label, 'the label is below the tabs').toBeGreaterThanOrEqual(tabs)
  })

  test('a typed number is previewed as it is dialled, and stored with its country', async ({
    page,
  }) => {
    await open(page, 'contact')
    await field(page, adminCentre.phones.number).first().fill('٠٥٥ ٩٩٩ ٠٠١١')
    await page.locator('[data-preview] summary').tap()
    const preview = page.frameLocator(`[title="${adminCentre.groups.preview}"]`)
    await expect(preview.getByText('055 999 0011')).toBeVisible()
    await expectAccessible(page)
    await expectNoSideScroll(page)
    await save(page)
    await expect(page.getByRole('link', { name: admin.seeOnSite })).toBeVisible()
    expect((await readStoredCentre())['phones']?.[0]).toBe('+966559990011 الجوال')
  })

  test('an e-mail address that comes with an Arabic comma is stored without it', async ({
    page,
  }) => {
    await open(page, 'contact')
    await field(page, adminCentre.labels.email).fill('info@markaz.sa،')
    await save(page)
    expect((await readStoredCentre())['email']).toBe('info@markaz.sa')
  })

  test('other hours of a day take four taps', async ({ page }) => {
    const expectTaps = await countTaps(page)
    await open(page, 'hours')
    const friday = adminCentre.hours.days[5]
    await group(page, 'hours').locator('summary').filter({ hasText: friday }).tap()
    await page.getByLabel(adminCentre.hours.openOn(friday)).tap()
    await button(page, adminCentre.hours.removeSpanOf(friday)).tap()
    await page.getByLabel(adminCentre.hours.opens(friday, 1)).fill('16:30')
    await page.getByLabel(adminCentre.hours.closes(friday, 1)).fill('22:00')
    await expectTaps('the hours of a day', 4)
    await save(page)
    expect((await readStoredCentre())['hours']).toContain('5 16:30 22:00')
  })

  test('a holiday takes three taps', async ({ page }) => {
    const expectTaps = await countTaps(page)
    await open(page, 'exceptions')
    await button(page, adminCentre.exceptions.add).tap()
    await group(page, 'exceptions').getByRole('button', { name: 'عيد الفطر' }).tap()
    await page.getByLabel(adminCentre.exceptions.from).first().fill('2040-01-01')
    await expectTaps('a holiday', 3)
    await save(page)
    expect((await readStoredCentre())['exceptions']).toContain(
      '2040-01-01 2040-01-01 - - عيد الفطر',
    )
  })

  test('a partner with a logo is added, and moved before the last one', async ({ page }) => {
    await open(page, 'partners')
    await button(page, adminCentre.partners.add).tap()
    const partner = group(page, 'partners').getByRole('listitem').last()
    await partner
      .getByRole('textbox', { name: adminCentre.partners.name, exact: true })
      .fill('شريك جديد')
    await partner.locator('summary').tap()
    await partner.locator('input[type=file]').setInputFiles(file(transparent()))
    await expect(page.getByText(adminCentre.partners.logoReady('شريك جديد'))).toBeVisible()
    // A menu closes when the page moves, as it does when the frame appears.
    await expect(partner.getByRole('application')).toBeVisible()
    await button(page, adminLines.menu('شريك جديد')).tap()
    await optionOf(page, adminLines.earlier).tap()
    await save(page)
    const line = (await readStoredCentre())['partners']?.at(-2) ?? ''
    expect(line).toMatch(/شريك جديد$/)
    const [, logo = ''] = line.split(' ')
    expect(logo).toMatch(/^data:image\/webp;base64,/)
    expect(logo.length).toBeLessThanOrEqual(LOGO_MAX_CHARS)
  })
})

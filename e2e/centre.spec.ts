import type { Page } from '@playwright/test'
import { transparent } from '../tests/fixtures/images'
import { admin } from '../src/copy/admin'
import { adminCentre as words } from '../src/copy/admin-centre'
import { fieldErrors } from '../src/copy/admin-errors'
import { LOGO_CHARS } from '../src/limits'
import { file, CONFLICT } from './admin'
import { expect, expectAccessible, expectNoSideScroll, owner, signIn, test } from './fixtures'

const CENTRE = 'settings/centre'
type StoredCentre = { phones: string[]; hours: string[]; partners: string[]; city: string }
const stored = async () => (await owner.get(CENTRE)) as unknown as StoredCentre

/** Stores a part of the details as another administrator. */
async function saveElsewhere(part: Partial<StoredCentre>): Promise<void> {
  await owner.put(CENTRE, {
    ...(await owner.get(CENTRE)),
    ...part,
    updatedAt: new Date(),
    version: crypto.randomUUID(),
  })
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** A row of a list, whose name begins with its title. */
const row = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^${title}`), expanded: false })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const phoneNumber = (page: Page) =>
  page
    .getByRole('group', { name: words.phones.label(1) })
    .getByRole('textbox', { name: words.phones.number, exact: true })

test.describe('the details of the centre', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 800 } })

  test('are kept on a phone, and merged with those of another administrator (P4)', async ({
    page,
    backend,
    consoleGuard,
  }) => {
    consoleGuard.allow(...CONFLICT)
    await backend.seed()
    await signIn(page)
    await page.getByRole('main').getByRole('link', { name: admin.centrePanel.title }).tap()
    await expect(page).toHaveURL(/\?panel=centre$/)
    await expect(page).toHaveTitle(admin.documentTitle(admin.centrePanel.title))
    await expect(page.getByRole('tab')).toHaveCount(6)
    await button(page, words.groups.legal).tap()
    await field(page, words.fields.vat).fill('12')
    await button(page, words.groups.contact).tap()
    await phoneNumber(page).fill('٠٥٥ ٩٩')
    await button(page, admin.save.save).tap()
    const summary = page.getByRole('group', { name: fieldErrors.title(2) })
    await expect(summary).toBeFocused()
    await expect(summary).toMatchAriaSnapshot(`
      - group "${fieldErrors.title(2)}":
        - heading "${fieldErrors.title(2)}" [level=3]
        - list:
          - listitem:
            - link /${words.phones.label(1)}/
          - listitem:
            - link /${words.fields.vat}/
    `)
    await expectAccessible(page)
    await summary.getByRole('link', { name: words.phones.label(1) }).tap()
    await expect(phoneNumber(page)).toBeFocused()
    await phoneNumber(page).fill('٠٥٥ ٩٩٩ ٠٠١١')
    await button(page, fieldErrors.show(1)).tap()
    await expect(field(page, words.fields.vat)).toBeFocused()
    // Below the tabs, with its label.
    const top = await field(page, words.fields.vat).evaluate((one) => one.getBoundingClientRect().top)
    expect(Math.round(top)).toBeGreaterThanOrEqual(52 + 90)
    await field(page, words.fields.vat).fill('')

    await button(page, words.groups.hours).tap()
    const friday = words.hours.days[5]
    await row(page, friday).tap()
    await page.getByLabel(words.hours.open(friday)).tap()
    await button(page, words.hours.removeSpanOf(friday)).tap()
    await page.getByLabel(words.hours.opens(friday, 1)).fill('16:30')
    await page.getByLabel(words.hours.closes(friday, 1)).fill('22:00')

    await button(page, words.groups.partners).tap()
    await button(page, words.partners.add).tap()
    const partner = page.locator('[data-group=partners]').getByRole('listitem').last()
    await partner.getByRole('textbox', { name: words.partners.name, exact: true }).fill('شريك جديد')
    await partner.locator('summary').tap()
    await partner.locator('input[type=file]').setInputFiles(file(transparent()))
    await expect(page.getByText(words.partners.logoReady('شريك جديد'))).toBeVisible()
    await button(page, words.partners.up('شريك جديد')).tap()

    await page.locator('[data-preview] summary').tap()
    const preview = page.frameLocator(`[title="${words.groups.preview}"]`)
    await expect(preview.getByText('055 999 0011')).toBeVisible()
    await expectAccessible(page)
    await expectNoSideScroll(page)

    await saveElsewhere({ city: 'جدة' })
    await expect(page.getByText(words.newer)).toBeVisible()
    await button(page, admin.save.save).tap()
    await button(page, admin.conflict.merge).tap()
    await expect(page.getByRole('link', { name: admin.seeOnSite })).toHaveAttribute('href', '/')
    await button(page, words.groups.place).tap()
    await expect(field(page, words.fields.city)).toHaveValue('جدة')

    const { phones, hours, partners, city } = await stored()
    expect(phones[0]).toBe('+966559990011 الجوال')
    expect(hours).toContain('5 16:30 22:00')
    expect(city).toBe('جدة')
    const [, logo = ''] = partners.at(-2)?.split(' ') ?? []
    expect(partners.at(-2)).toMatch(/شريك جديد$/)
    expect(logo).toMatch(/^data:image\/webp;base64,/)
    expect(logo.length).toBeLessThanOrEqual(LOGO_CHARS)
  })
})

import type { Page } from '@playwright/test'
import { transparent } from '../tests/fixtures/images'
import { admin } from '../src/copy/admin'
import { adminCentre as words } from '../src/copy/admin-centre'
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

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
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
    await expect(group(page, words.groups.contact)).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(6)
    for (const name of Object.values(words.groups)) await group(page, name).locator('summary').first().tap()

    await phoneNumber(page).fill('٠٥٥ ٩٩')
    await field(page, words.fields.vat).fill('12')
    await expect(page.getByText(words.errors.phone)).toBeVisible()
    await button(page, admin.save.save).tap()
    await expect(phoneNumber(page)).toBeFocused()
    await phoneNumber(page).fill('٠٥٥ ٩٩٩ ٠٠١١')
    await expect(page.getByText(words.errors.phone)).toHaveCount(0)
    await button(page, admin.save.save).tap()
    await expect(field(page, words.fields.vat)).toBeFocused()
    await field(page, words.fields.vat).fill('')

    const friday = words.hours.days[5]
    await page.getByLabel(words.hours.open(friday)).tap()
    await button(page, words.hours.removeSpanOf(friday)).tap()
    await page.getByLabel(words.hours.opens(friday, 1)).fill('16:30')
    await page.getByLabel(words.hours.closes(friday, 1)).fill('22:00')

    await button(page, words.partners.add).tap()
    const partner = group(page, words.groups.partners).getByRole('listitem').last()
    await partner.getByRole('textbox', { name: words.partners.name, exact: true }).fill('شريك جديد')
    await partner.locator('summary').tap()
    await partner.locator('input[type=file]').setInputFiles(file(transparent()))
    await expect(page.getByText(words.partners.logoReady)).toBeVisible()
    await button(page, words.partners.up('شريك جديد')).tap()

    // Fixed and sticky parts of the site stay inside the preview.
    const preview = await group(page, words.groups.preview).locator('[inert]').boundingBox()
    const callBar = await group(page, words.groups.preview).locator('nav').last().boundingBox()
    expect(callBar?.y).toBeGreaterThan(preview?.y ?? Infinity)
    expect((callBar?.y ?? 0) + (callBar?.height ?? 0)).toBeLessThanOrEqual(
      (preview?.y ?? 0) + (preview?.height ?? 0) + 1,
    )
    await expectAccessible(page)
    await expectNoSideScroll(page)

    await saveElsewhere({ city: 'جدة' })
    await expect(page.getByText(words.newer)).toBeVisible()
    await button(page, admin.save.save).tap()
    await button(page, admin.conflict.merge).tap()
    await expect(page.getByRole('link', { name: admin.seeOnSite })).toHaveAttribute('href', '/')
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

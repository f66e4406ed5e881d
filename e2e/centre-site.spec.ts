import type { Page } from '@playwright/test'
import { contact } from '../src/copy/contact'
import { installments } from '../src/copy/installments'
import { site } from '../src/copy/site'
import { expect, owner, test } from './fixtures'
import { setHidden } from './firestore-meter'

const DETAILS = 'settings/centre'
const details = (phone: string, opens: string, partner: string) => ({
  phones: [`+966${phone} الاستقبال`],
  whatsapp: `966${phone}`,
  hours: [`01234 ${opens} 21:00`],
  partners: [`p1 - ${partner}`],
  updatedAt: new Date(),
})

const callLink = (page: Page) => page.locator('header a[href^="tel:"]').first()
const partnerNames = (page: Page) => page.getByRole('list', { name: installments.listLabel }).getByRole('listitem')

test('an open page shows changed details after its next read, without a reload', async ({ page }) => {
  await owner.put(DETAILS, details('512345678', '09:00', 'شركة قديمة'))
  await page.goto('/')
  await expect(callLink(page)).toHaveAttribute('href', 'tel:+966512345678')
  await expect(partnerNames(page)).toContainText(['شركة قديمة'])
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))

  await owner.put(DETAILS, details('598765432', '16:00', 'شركة جديدة'))
  await setHidden(page, true)
  await setHidden(page, false)
  await expect(callLink(page)).toHaveAttribute('href', 'tel:+966598765432')
  await expect(page.getByText(contact.hours.range('16:00', '21:00'), { exact: true })).toBeVisible()
  await expect(partnerNames(page)).toContainText(['شركة جديدة'])
  await expect(page.getByRole('contentinfo').getByText('059 876 5432')).toBeVisible()
  // The picture of the build would open the chat of the build.
  await expect(page.getByRole('link', { name: site.footer.social.qr })).toHaveCount(0)
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true)
})

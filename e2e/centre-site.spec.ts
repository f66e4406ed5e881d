import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { buildSite } from '../scripts/build.mjs'
import { siteEnv } from '../scripts/site-env.mjs'
import { contact } from '../src/copy/contact'
import { installments } from '../src/copy/installments'
import { site } from '../src/copy/site'
import { uiCopy } from '../src/copy/ui'
import { qrSvg } from '../src/layout/qr-svg'
import { PARTNERS_KEY } from '../src/limits'
import { AUTH, expect, FIRESTORE, owner, SITE_FOLDER, test } from './fixtures'
import { setHidden } from './firestore-meter'
import { serveFrom } from './public'

const DETAILS = 'settings/centre'
const PIXEL = 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='
const partner = (order: number, name: string, logo = '') => ({ id: `p${order}`, name, logo, order })
const details = (phone: string, opens: string, partners: ReturnType<typeof partner>[]) => ({
  phones: [`+966${phone} الاستقبال`],
  whatsapp: `966${phone}`,
  hours: [`01234 ${opens} 21:00`],
  partners: partners.map(({ id, name, logo }) => `${id} ${logo || '-'} ${name}`),
  updatedAt: new Date(),
})

const callLink = (page: Page) => page.locator('header a[href^="tel:"]').first()
const partnerNames = (page: Page) => page.getByRole('list', { name: installments.listLabel }).getByRole('listitem')

test('an open page shows changed details after its next read, without a reload', async ({ page }) => {
  await owner.put(DETAILS, details('512345678', '09:00', [partner(1, 'شركة قديمة')]))
  await page.goto('/')
  await expect(callLink(page)).toHaveAttribute('href', 'tel:+966512345678')
  await expect(partnerNames(page)).toContainText(['شركة قديمة'])
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))

  await owner.put(DETAILS, details('598765432', '16:00', [partner(1, 'شركة جديدة')]))
  await setHidden(page, true)
  await setHidden(page, false)
  await expect(callLink(page)).toHaveAttribute('href', 'tel:+966598765432')
  await expect(page.getByText(contact.hours.range('16:00', '21:00'), { exact: true })).toBeVisible()
  await expect(partnerNames(page)).toContainText(['شركة جديدة'])
  await expect(page.getByRole('contentinfo').getByText('059 876 5432')).toBeVisible()
  // Neither link nor picture may open the chat of the build.
  const code = page.getByRole('link', { name: site.footer.social.qr })
  await expect(code).toHaveAttribute('href', 'https://wa.me/966598765432')
  const picture = `data:image/svg+xml,${encodeURIComponent(qrSvg('https://wa.me/966598765432'))}`
  await expect(code.locator('img')).toHaveAttribute('src', picture)
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true)
})

test('the partners are shown where storage is forbidden (70)', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await owner.put(DETAILS, details('512345678', '09:00', [partner(1, 'شركة أولى'), partner(2, 'شركة ثانية')]))
  await page.goto('/installments')
  await expect(partnerNames(page)).toContainText(['شركة أولى', 'شركة ثانية'])
})

test('the next build has the details, and no older cache wins over it', async ({ page, browser, baseURL }) => {
  test.setTimeout(300_000)
  const origin = baseURL ?? ''
  const ten = Array.from({ length: 10 }, (_, index) => partner(index + 1, `شركة رقم ${index + 1}`, index ? '' : PIXEL))
  await owner.put(DETAILS, details('512345678', '09:00', ten))
  const folder = path.join(path.dirname(SITE_FOLDER), 'next')
  const env = siteEnv({ firestore: FIRESTORE, auth: AUTH }, origin)
  expect(await buildSite({ outDir: folder, mode: 'test', env, quiet: true })).toBe(true)

  for (const route of ['', 'team', 'privacy', 'installments']) {
    const html = readFileSync(path.join(folder, route, 'index.html'), 'utf8')
    expect(html, route).toContain('href="tel:+966512345678"')
    expect(html, route).toContain('https://wa.me/966512345678')
    expect(html, route).toContain('"telephone":"+966512345678"')
    expect(html, route).not.toMatch(/500000000|data:image\/webp/)
  }
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toContain('"opens":"09:00"')
  expect(readFileSync(path.join(folder, 'qr.svg'), 'utf8')).toBe(qrSvg('https://wa.me/966512345678')) // 75

  // The database does not answer: what shows is the HTML or the cache.
  await page.route(`http://${FIRESTORE}/**`, () => undefined)
  await serveFrom(page.context(), folder, origin)
  const older = [{ ...partner(1, 'شركة قديمة'), updatedAt: new Date(0).toISOString() }]
  await page.addInitScript(
    ([key = '', text = '']) => localStorage.setItem(key, text),
    [PARTNERS_KEY, JSON.stringify(older)],
  )
  await page.goto('/installments')
  // The page replaces the older cache once it is hydrated.
  const cached = () => page.evaluate((key) => localStorage.getItem(key), PARTNERS_KEY)
  await expect.poll(cached).toContain('شركة رقم 10')
  await expect(partnerNames(page)).toHaveCount(10)
  await expect(partnerNames(page).first().getByRole('img', { name: 'شركة رقم 1' })).toHaveAttribute(
    'src',
    /^\/baked\/pictures\//,
  )
  await expect(page.getByText('شركة قديمة')).toHaveCount(0)
  await expect(callLink(page)).toHaveAttribute('href', 'tel:+966512345678')

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  await serveFrom(context, folder, origin)
  const plain = await context.newPage()
  await plain.goto(`${origin}/`)
  const partners = plain.getByRole('region', { name: installments.title })
  await expect(partners.getByRole('listitem')).toHaveCount(5)
  await partners.getByText(uiCopy.fold.all(10)).click()
  await expect(partners.getByRole('listitem')).toHaveCount(10) // 69
  await context.close()
})

import { DIRECTOR, PRODUCTS, TEAM, VIDEOS } from '../scripts/seed/seed-content.mjs'
import { admin } from '../src/copy/admin/admin'
import { productsWords } from '../src/copy/products'
import { site } from '../src/copy/site'
import { videosWords } from '../src/copy/videos'
import { expectNoSideScroll } from './helpers/checks'
import { dialog } from './helpers/dashboard'
import { expect, owner, signInByForm, test } from './helpers/fixtures'

// The flows that every engine must know: this file runs in Chromium, Firefox and WebKit (playwright.config.ts).

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 700 } })
  test.beforeEach(({ backend }) => backend.seed())

  test('a visitor calls or writes from the first view', async ({ page }) => {
    await page.goto('/')
    for (const link of ['a[href^="tel:+966"]', 'a[href^="https://wa.me/"]'])
      await expect(page.locator(link).filter({ visible: true }).first()).toBeInViewport()
    await expectNoSideScroll(page)
  })

  test('a visitor reaches a page through the menu of a phone', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel(site.nav.menu).click()
    const banner = page.getByRole('banner')
    await banner.getByRole('link', { name: site.nav.about }).filter({ visible: true }).click()
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSideScroll(page)
  })

  test('a visitor looks through the products with the keyboard', async ({ page }) => {
    await page.goto('/products')
    const tiles = page.getByRole('list', { name: productsWords.list }).getByRole('link')
    await expect(tiles).toHaveText(PRODUCTS.slice(0, 12).map(([, name]) => name))
    await expectNoSideScroll(page)
    const caption = page.getByRole('dialog').getByRole('heading')
    await tiles.first().click()
    await expect(caption).toHaveText(PRODUCTS[0]?.[1] ?? '')
    await page.keyboard.press('ArrowRight')
    await expect(caption).toHaveText(PRODUCTS[1]?.[1] ?? '')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  // Requirement 24
  test('a visitor finds the way back from an address that does not exist', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 404/)
    await page.goto('/no-such-page')
    await page.getByRole('main').getByRole('link', { name: site.notFound.home }).click()
    await expect(page).toHaveURL('/')
  })

  test('a visitor opens a video and comes back with Back', async ({ page }) => {
    await page.goto('/videos')
    await expectNoSideScroll(page)
    // The newest one would load a film from elsewhere.
    await page.getByRole('list', { name: videosWords.list }).getByRole('link').nth(1).click()
    await expect(page.getByRole('dialog')).toContainText(VIDEOS.at(-2)?.title ?? '')
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('a visitor sees on the open page what was stored meanwhile', async ({ page }) => {
    await page.goto('/team')
    const main = page.getByRole('main')
    await expect(main).toContainText(TEAM[0]?.name ?? '')
    const stored = await owner.get('team/seed-member-1')
    await owner.put('team/seed-member-1', { ...stored, name: 'اسم جديد' })
    await expect(main).toContainText('اسم جديد')
    await expectNoSideScroll(page)
  })
})

test.describe('after the sign-in', () => {
  test.beforeEach(async ({ page, backend }) => {
    await backend.seed()
    await signInByForm(page)
  })

  // Requirement 98; contradiction 32
  test('the administrator walks through the six tabs of a phone with the arrow keys', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.getByRole('tab', { name: admin.tabs.overview }).focus()
    for (const name of Object.values(admin.tabs).slice(1)) {
      await page.keyboard.press('ArrowLeft')
      const tab = page.getByRole('tab', { name })
      await expect(tab).toBeFocused()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expect(tab).toBeInViewport({ ratio: 0.9 })
    }
  })

  // Requirement 97
  test('the administrator is asked before unsaved words are left by signing out', async ({
    page,
  }) => {
    await page.getByRole('tab', { name: admin.tabs['director-text'] }).click()
    const name = page.getByRole('tabpanel').getByRole('textbox').first()
    await expect(name).toHaveValue(DIRECTOR.name)
    await name.fill('اسم لم يُحفظ')
    await page.getByRole('banner').getByRole('button', { name: admin.signOut }).click()
    await expect(dialog(page)).toContainText(admin.signOutDialog.unsaved)
    await dialog(page).getByRole('button', { name: admin.signOut }).click()
    await expect(page).toHaveURL('/')
  })
})

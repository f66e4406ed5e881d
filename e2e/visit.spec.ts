import type { Page } from '@playwright/test'
import { DIRECTOR, PRODUCTS, TEAM, VIDEOS } from '../scripts/seed-content.mjs'
import { admin } from '../src/copy/admin'
import { login } from '../src/copy/login'
import { products } from '../src/copy/products'
import { site } from '../src/copy/site'
import { videos } from '../src/copy/videos'
import { dialog } from './admin'
import { ADMIN, expect, expectNoSideScroll, owner, signInByForm, test } from './fixtures'

// Ten flows that every engine must know: this file runs in Chromium, Firefox and WebKit (playwright.config.ts).

const main = (page: Page) => page.getByRole('main')
const tiles = (page: Page) => page.getByRole('list', { name: products.list }).getByRole('link')
const submit = (page: Page) => page.getByRole('button', { name: login.submit })

test.beforeEach(({ backend }) => backend.seed())

test.describe('a visitor', () => {
  test('calls or writes from the first view', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('a[href^="tel:+966"]').first()).toBeVisible()
    await expect(page.locator('a[href^="https://wa.me/"]').first()).toBeVisible()
  })

  test('reaches a page through the menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/')
    await page.getByLabel(site.nav.menu).click()
    await page.getByRole('banner').getByRole('link', { name: site.nav.about }).filter({ visible: true }).click()
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('never scrolls sideways at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    for (const route of ['/', '/products', '/videos', '/team', '/installments']) {
      await page.goto(route)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoSideScroll(page)
    }
  })

  test('looks through the products with the keyboard', async ({ page }) => {
    await page.goto('/products')
    await expect(tiles(page)).toHaveText(PRODUCTS.slice(0, 12).map(([, name]) => name))
    const caption = page.getByRole('dialog').getByRole('heading')
    await tiles(page).first().click()
    await expect(caption).toHaveText(PRODUCTS[0]?.[1] ?? '')
    await page.keyboard.press('ArrowRight')
    await expect(caption).toHaveText(PRODUCTS[1]?.[1] ?? '')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('finds the way back from an address that does not exist', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/status of 404/)
    await page.goto('/no-such-page')
    await main(page).getByRole('link', { name: site.notFound.home }).click()
    await expect(page).toHaveURL('/')
  })

  test('opens a video and comes back with Back', async ({ page }) => {
    await page.goto('/videos')
    // The newest one would load a film from elsewhere.
    await page.getByRole('list', { name: videos.list }).getByRole('link').nth(1).click()
    await expect(page.getByRole('dialog')).toContainText(VIDEOS.at(-2)?.title ?? '')
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('sees on the open page what was stored meanwhile', async ({ page }) => {
    await page.goto('/team')
    await expect(main(page)).toContainText(TEAM[0]?.name ?? '')
    await owner.put('team/seed-member-1', { ...(await owner.get('team/seed-member-1')), name: 'اسم جديد' })
    await expect(main(page)).toContainText('اسم جديد')
  })
})

test.describe('the administrator', () => {
  test('gets in with the right password only', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/session\.signIn failed/, /status of 400/)
    await page.goto('/admin/dashboard')
    await expect(page).toHaveURL('/admin/login')
    await page.getByLabel(login.email).fill(ADMIN.email)
    await page.getByLabel(login.password, { exact: true }).fill('wrong-password')
    await submit(page).click()
    await expect(page.getByRole('alert')).toHaveText(login.errors['wrong-password'])
    await page.getByLabel(login.password, { exact: true }).fill(ADMIN.password)
    await submit(page).click()
    await expect(page).toHaveURL('/admin/dashboard')
  })

  test('walks through the six tabs with the arrow keys', async ({ page }) => {
    await signInByForm(page)
    const names = Object.values(admin.tabs)
    await page.getByRole('tab', { name: admin.tabs.overview }).focus()
    for (const name of names.slice(1)) {
      await page.keyboard.press('ArrowLeft')
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    }
  })

  test('is asked before unsaved words are left by signing out', async ({ page }) => {
    await signInByForm(page)
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

import { DIRECTOR, PRODUCTS, TEAM, VIDEOS } from '../scripts/seed-content.mjs'
import { admin } from '../src/copy/admin'
import { products } from '../src/copy/products'
import { site } from '../src/copy/site'
import { videos } from '../src/copy/videos'
import { expectNoSideScroll } from './helpers/checks'
import { dialog } from './helpers/dashboard'
import { expect, owner, signInByForm, test } from './helpers/fixtures'

// The flows that every engine must know: this file runs in Chromium, Firefox and WebKit (playwright.config.ts).

// Requirement 24
test('a visitor calls, looks around and sees what is stored meanwhile', async ({
  page,
  backend,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/)
  await backend.seed()
  // The narrowest phone: no page scrolls sideways.
  await page.setViewportSize({ width: 320, height: 700 })
  const main = page.getByRole('main')

  await test.step('calls or writes from the first view', async () => {
    await page.goto('/')
    for (const link of ['a[href^="tel:+966"]', 'a[href^="https://wa.me/"]'])
      await expect(page.locator(link).filter({ visible: true }).first()).toBeInViewport()
    await expectNoSideScroll(page)
  })

  await test.step('reaches a page through the menu of a phone', async () => {
    await page.getByLabel(site.nav.menu).click()
    await page
      .getByRole('banner')
      .getByRole('link', { name: site.nav.about })
      .filter({ visible: true })
      .click()
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSideScroll(page)
  })

  await test.step('looks through the products with the keyboard', async () => {
    await page.goto('/products')
    const tiles = page.getByRole('list', { name: products.list }).getByRole('link')
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

  await test.step('finds the way back from an address that does not exist', async () => {
    await page.goto('/no-such-page')
    await main.getByRole('link', { name: site.notFound.home }).click()
    await expect(page).toHaveURL('/')
  })

  await test.step('opens a video and comes back with Back', async () => {
    await page.goto('/videos')
    await expectNoSideScroll(page)
    // The newest one would load a film from elsewhere.
    await page.getByRole('list', { name: videos.list }).getByRole('link').nth(1).click()
    await expect(page.getByRole('dialog')).toContainText(VIDEOS.at(-2)?.title ?? '')
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('sees on the open page what was stored meanwhile', async () => {
    await page.goto('/team')
    await expect(main).toContainText(TEAM[0]?.name ?? '')
    await owner.put('team/seed-member-1', {
      ...(await owner.get('team/seed-member-1')),
      name: 'اسم جديد',
    })
    await expect(main).toContainText('اسم جديد')
    await expectNoSideScroll(page)
  })
})

// Requirement 98; contradiction 32
test('the administrator gets in, walks through the tabs and is asked before she leaves', async ({
  page,
  backend,
}) => {
  await backend.seed()
  await signInByForm(page)

  await test.step('walks through the six tabs of a phone with the arrow keys', async () => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.getByRole('tab', { name: admin.tabs.overview }).focus()
    for (const name of Object.values(admin.tabs).slice(1)) {
      await page.keyboard.press('ArrowLeft')
      const tab = page.getByRole('tab', { name })
      await expect(tab).toBeFocused()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expect(tab).toBeInViewport({ ratio: 0.9 })
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('is asked before unsaved words are left by signing out', async () => {
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

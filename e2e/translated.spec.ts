import type { Page } from '@playwright/test'
import { PRODUCTS } from '../scripts/seed/seed-content.mjs'
import { admin } from '../src/copy/admin/admin'
import { productsWords } from '../src/copy/products'
import { site } from '../src/copy/site'
import { TABS } from '../src/dashboard-addresses'
import { paths } from '../src/paths'
import { dialog, pressButton, switchTab } from './helpers/dashboard'
import { ADMIN, expect, owner, signInByForm, test } from './helpers/fixtures'
import { answerForeignSites } from './helpers/network'

/** Replaces each text by elements, as the translation of Chrome does, also what comes later. */
function translate(): void {
  const FONT: string = 'font'
  const translatedNodes = new WeakSet<Node>()
  const translateIn = (root: Node) => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
    for (const text of texts) {
      const isWords =
        text.data.trim() !== '' && !text.parentElement?.closest('style, script, title')
      if (translatedNodes.has(text) || !isWords) continue
      const outer = document.createElement(FONT)
      const inner = outer.appendChild(document.createElement(FONT))
      const translated = inner.appendChild(document.createTextNode(text.data))
      translatedNodes.add(translated)
      text.replaceWith(outer)
    }
  }
  const watcher = new MutationObserver(() => translateIn(document.body))
  const start = () => {
    translateIn(document.body)
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}

const translated = (page: Page) => page.locator('font > font')

test.describe('where each text is translated when it comes', () => {
  test.beforeEach(async ({ page, backend }) => {
    await backend.seed()
    await page.addInitScript(translate)
  })

  test('the login opts out of translation, and refuses a wrong password twice', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/session.signIn failed|status of 400/)
    await page.goto('/admin/login')
    expect(await page.evaluate(() => document.documentElement.translate)).toBe(false)
    await expect(translated(page).first()).toBeAttached()
    const submit = page.locator('button[type="submit"]')
    await page.locator('input[type="email"]').fill(ADMIN.email)
    for (const password of ['wrong-1', 'wrong-2']) {
      await page.locator('input[autocomplete="current-password"]').fill(password)
      await submit.click()
      await expect(page.getByRole('alert').first()).toBeVisible()
      await expect(submit).not.toHaveAttribute('aria-busy', 'true')
    }
  })

  test('a translated dashboard opens every tab, and saves twice', async ({ page }) => {
    await signInByForm(page)
    await expect(translated(page).first()).toBeAttached()
    for (const tab of TABS) await switchTab(page, tab)
    await switchTab(page, 'director-text')
    const readStoredName = async () => (await owner.get('director-texts/main-director'))?.['name']
    for (const name of ['اسم أول', 'اسم ثان']) {
      await page.getByRole('tabpanel').getByRole('textbox').first().fill(name)
      await pressButton(page, admin.save.save)
      await expect.poll(readStoredName).toBe(name)
      await expect(page.getByText(admin.save.saved)).toBeVisible()
    }
  })

  test('a translated dashboard deletes a product', async ({ page }) => {
    await signInByForm(page)
    await switchTab(page, 'products')
    await page.locator('[data-action=menu]').first().click()
    await page.getByRole('menuitem').last().click()
    await dialog(page).getByRole('button').last().click()
    await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
    await expect(page.getByRole('tablist')).toBeVisible()
  })
})

test('the home page stays whole when it is translated before its script runs', async ({
  page,
  backend,
  consoleGuard,
}) => {
  // React draws a section anew whose texts are not those that it expects.
  consoleGuard.allow(/React error #418/)
  await answerForeignSites(page)
  await backend.seed()
  await page.clock.setFixedTime('2026-11-22T23:00:00+03:00')
  await page.addInitScript(translate)
  await page.goto('/')
  await expect(
    page
      .locator('main')
      .getByText(/نفتح غداً/)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

const tilesOf = (page: Page) =>
  page.getByRole('list', { name: productsWords.list }).getByRole('link')

async function openTranslatedProducts(page: Page): Promise<void> {
  await page.goto(paths.products)
  await expect(tilesOf(page)).toHaveText(PRODUCTS.slice(0, 12).map(([, name]) => name))
  await page.evaluate(translate)
  await expect(translated(page).first()).toBeAttached()
}

test('a translated gallery loads more, and opens its products', async ({ page, backend }) => {
  await backend.seed()
  await openTranslatedProducts(page)
  await page.getByRole('button', { name: productsWords.more }).click()
  await expect(tilesOf(page)).toHaveCount(PRODUCTS.length)
  await tilesOf(page).first().click()
  for (const [, name] of PRODUCTS.slice(0, 3)) {
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(name)
    await page.keyboard.press('ArrowRight')
  }
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a translated menu leads to the next pages', async ({ page, backend }) => {
  await answerForeignSites(page)
  await backend.seed()
  await page.setViewportSize({ width: 360, height: 740 })
  await openTranslatedProducts(page)
  const banner = page.getByRole('banner')
  for (const [name, path] of [
    [site.nav.videos, paths.videos],
    [site.nav.team, paths.team],
    [site.nav.home, paths.home],
  ] as const) {
    await page.getByLabel(site.nav.menu).click()
    await banner.getByRole('link', { name }).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(path)
    await expect(banner.locator('details')).not.toHaveAttribute('open')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  }
  await expect(page.getByRole('alert')).toHaveCount(0)
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { admin } from '../src/copy/admin'
import { footerPanel } from '../src/copy/admin-footer'
import { overview } from '../src/copy/admin-overview'
import { DASHBOARD_TABS } from '../src/limits'
import { paths } from '../src/paths'
import { dialog, keepLess, openBackup, press, pressSignOut } from './admin'
import { expect, owner, signInByForm, test } from './fixtures'

const words = overview.backup

/** Runs in the page before its scripts. Site data that the browser blocks refuses every access, not only writes. */
const LIMITS = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  forbidden: () => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse })
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  },
}

/** Returns the name of the error of a write to local storage. */
const refusal = (page: Page) =>
  page.evaluate(() => {
    try {
      localStorage.setItem('a', 'b')
      return ''
    } catch (error) {
      return error instanceof DOMException ? error.name : ''
    }
  })

async function expectWhole(page: Page) {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByText(admin.crash.title)).toHaveCount(0)
}

test('every public route and every flow of the dashboard work when the storage is forbidden (P23)', async ({
  page,
  backend,
  consoleGuard,
}) => {
  await backend.seed()
  await keepLess()
  const [product] = await owner.list('products')
  const [member] = await owner.list('team')
  await owner.put(`products/${product?.id}`, { ...product?.data, name: 'منتج من قاعدة البيانات' })
  await owner.put(`team/${member?.id}`, { ...member?.data, name: 'اسم من قاعدة البيانات' })
  await page.addInitScript(LIMITS.forbidden)
  const routes = Object.values(paths).filter((path) => !path.startsWith('/admin'))
  for (const route of routes) {
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (route === paths.products) await expect(page.getByText('منتج من قاعدة البيانات')).toBeVisible()
    if (route === paths.team || route === paths.director)
      await expect(page.getByText('اسم من قاعدة البيانات').first()).toBeVisible()
  }
  expect(await refusal(page)).toBe('SecurityError')
  console.info(`[figure] storage forbidden: ${routes.length} public routes, 0 crashes`)

  await signInByForm(page)
  for (const tab of DASHBOARD_TABS) {
    await page.getByRole('tab', { name: admin.tabs[tab] }).click()
    await expect(page.getByRole('tabpanel', { name: admin.tabs[tab] })).toBeVisible()
    await expectWhole(page)
  }

  // The last tab is the director's texts.
  await page.getByLabel('الاسم').fill('اسم محفوظ')
  await press(page, admin.save.save)
  await expect.poll(async () => (await owner.get('director-texts/main-director'))?.['name']).toBe('اسم محفوظ')
  await expect(page.getByText(admin.save.saved)).toBeVisible()
  await expectWhole(page)

  for (const { title } of [admin.centrePanel, admin.historyPanel]) {
    await page.getByRole('tab', { name: admin.tabs.overview }).click()
    await page.getByRole('tabpanel').getByRole('link', { name: title }).first().click()
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await expectWhole(page)
  }
  // The footer panel opens by its address. Loading it would sign out where the storage is forbidden.
  consoleGuard.allow(/a blocker on a POP navigation to a location that was not created by/)
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, `${paths.adminDashboard}?panel=footer`)
  await expect(page.getByRole('heading', { level: 2, name: footerPanel.title })).toBeVisible()
  await page.getByLabel(footerPanel.linkTitle).first().fill('رابط')
  await press(page, footerPanel.save)
  await expect(page.getByText(footerPanel.saved.title)).toBeVisible()
  await expectWhole(page)
  await page.getByRole('tab', { name: admin.tabs.overview }).click()

  await openBackup(page)
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, words.download)])
  await expect(page.getByText(words.arrived.title)).toBeVisible()
  const text = await readFile(await download.path(), 'utf8')
  await owner.remove('team/seed-member-1')
  await page
    .getByLabel(words.choose)
    .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await dialog(page).getByRole('button', { name: words.ask.confirm }).click()
  await expect(page.getByText(words.done)).toBeVisible()
  expect(await owner.get('team/seed-member-1')).not.toBeNull()

  await pressSignOut(page)
  await dialog(page).getByRole('button', { name: admin.signOut }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goto(paths.adminDashboard)
  await expect(page).toHaveURL(/\/admin\/login$/)
  console.info(
    `[figure] storage forbidden: sign-in, ${DASHBOARD_TABS.length} tabs, 3 panels, save, backup, restore, sign-out: 0 crashes`,
  )
})

// Only writes fail, which tests/unit/browser-storage shows for everything that is stored.
test('a page, a sign-in, a save and a sign-out work when the storage is full (P23)', async ({ page, backend }) => {
  await backend.seed()
  await page.addInitScript(LIMITS.full)
  await page.goto(paths.installments)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await refusal(page)).toBe('QuotaExceededError')
  await signInByForm(page)
  await page.getByRole('tab', { name: admin.tabs['director-text'] }).click()
  await page.getByLabel('الاسم').fill('اسم محفوظ')
  await press(page, admin.save.save)
  await expect.poll(async () => (await owner.get('director-texts/main-director'))?.['name']).toBe('اسم محفوظ')
  await expect(page.getByText(admin.save.saved)).toBeVisible()
  await expectWhole(page)
  await pressSignOut(page)
  await dialog(page).getByRole('button', { name: admin.signOut }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
})

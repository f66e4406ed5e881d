import type { Page } from '@playwright/test'
import { admin } from '../../src/copy/admin'
import { paths } from '../../src/paths'
import { dialog, press, pressSignOut } from '../admin'
import { expect, owner, signInByForm, test } from '../fixtures'

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

// Where only writes fail, one page stands for all: tests/unit/browser-storage shows everything that is stored.
for (const [limit, error, routes] of [
  ['forbidden', 'SecurityError', Object.values(paths).filter((path) => !path.startsWith(paths.admin))],
  ['full', 'QuotaExceededError', [paths.installments]],
] as const)
  test(`public routes, a sign-in, a save and a sign-out work when the storage is ${limit} (P23)`, async ({
    page,
    backend,
  }) => {
    await backend.seed()
    await page.addInitScript(LIMITS[limit])
    for (const route of routes) {
      await page.goto(route)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    }
    expect(await refusal(page)).toBe(error)
    await signInByForm(page)
    await page.getByRole('tab', { name: admin.tabs['director-text'] }).click()
    await page.getByLabel('الاسم').fill('اسم محفوظ')
    await press(page, admin.save.save)
    await expect.poll(async () => (await owner.get('director-texts/main-director'))?.['name']).toBe('اسم محفوظ')
    await expect(page.getByText(admin.save.saved)).toBeVisible()
    await pressSignOut(page)
    await dialog(page).getByRole('button', { name: admin.signOut }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
  })

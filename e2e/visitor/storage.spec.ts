import { admin } from '../../src/copy/admin/admin'
import { paths } from '../../src/paths'
import { dialog, pressButton } from '../helpers/dashboard'
import { expect, owner, signInByForm, test } from '../helpers/fixtures'

// tests/unit/lib/browser/storage.test.tsx shows what happens where only writes fail, because the storage is full.
test.describe('where the browser blocks site data', () => {
  test.beforeEach(async ({ page, backend }) => {
    await backend.seed()
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('forbidden', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get: refuse })
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
    })
  })

  test('a browser that blocks site data shows the public pages', async ({ page }) => {
    const { home, products, videos, team, installments, directorTest } = paths
    for (const route of [home, products, videos, team, installments, directorTest]) {
      await page.goto(route)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    }
    const refusal = await page
      .evaluate(() => typeof localStorage)
      .catch((error: unknown) => String(error))
    expect(refusal, 'the control').toContain('SecurityError')
  })

  test('a browser that blocks site data lets the administrator sign in, save and sign out', async ({
    page,
  }) => {
    await signInByForm(page)
    await page.getByRole('tab', { name: admin.tabs['director-text'] }).click()
    await page.getByLabel('الاسم').fill('اسم محفوظ')
    await pressButton(page, admin.save.save)
    const readStoredName = async () => (await owner.get('director-texts/main-director'))?.['name']
    await expect.poll(readStoredName).toBe('اسم محفوظ')
    await expect(page.getByText(admin.save.saved)).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: admin.signOut }).click()
    await dialog(page).getByRole('button', { name: admin.signOut }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
  })
})

test('the administrator signs in and comes back when IndexedDB never answers', async ({
  page,
  backend,
}) => {
  await backend.seed()
  await page.addInitScript(() => {
    // As in some states of Safari: neither an answer nor an error.
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  })
  await signInByForm(page)
  await page.reload()
  await expect(page.getByRole('tablist')).toBeVisible()
})

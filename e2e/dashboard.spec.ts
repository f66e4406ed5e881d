import type { Page } from '@playwright/test'
import { admin } from '../src/copy/admin'
import { find } from '../src/copy/admin-find'
import { footerPanel } from '../src/copy/admin-footer'
import { adminHistory } from '../src/copy/admin-history'
import { overview } from '../src/copy/admin-overview'
import { expect, expectAccessible, expectNoSideScroll, owner, signIn, test } from './fixtures'
import { expectAccessibleAtBothWidths } from './public'

const TABS = ['نظرة عامة', 'المنتجات', 'الفريق', 'الفيديوهات', 'صورة المدير', 'نصوص المدير']
/** The code of the tabs and panels besides the overview. */
const CODE = ['products-tab', 'team-tab', 'videos-tab', 'director-photo-tab', 'director-text-tab'].concat([
  'centre-tab',
  'history-panel',
  'footer-tab',
])
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const dialog = (page: Page) => page.getByRole('alertdialog')

test('the dashboard names itself, the centre and its six tabs, and loads the code of all of them early (96, 98)', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'لوحة التحكم' })).toBeVisible() // 96
  await expect(page.getByText('مركز نُطق الطفل')).toBeVisible() // 96
  await expect(page.getByRole('tab')).toHaveText(TABS) // 98
  // A tab also opens when the network is lost later.
  const missing = () => CODE.filter((name) => !addresses.some((address) => address.includes(`/assets/${name}-`)))
  await expect.poll(missing).toEqual([])
})

test('arrow keys move through the tabs from right to left, quick actions and Back lead to them at 360 px (98, 99, contradiction 32)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page)
  await tab(page, TABS[0] ?? '').focus()
  for (const name of TABS.slice(1)) {
    await page.keyboard.press('ArrowLeft')
    await expect(tab(page, name)).toBeFocused()
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    await expect(tab(page, name)).toBeInViewport({ ratio: 0.9 })
  }
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'صورة المدير')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(tab(page, 'نظرة عامة')).toBeFocused()

  await page
    .getByRole('navigation', { name: overview.actions.label })
    .getByRole('link', { name: new RegExp(`^${admin.tabs.videos}`) })
    .press('Enter')
  await expect(page).toHaveURL(/\?tab=videos$/)
  await expect(page).toHaveTitle(/الفيديوهات/)
  await expect(page.getByRole('tabpanel')).toBeFocused()
  await tab(page, 'الفريق').click()
  await expect(tab(page, 'الفريق')).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(tab(page, 'الفيديوهات')).toHaveAttribute('aria-selected', 'true')
})

test('leaving unsaved changes asks first, and the overview names the draft (99)', async ({ page, backend }) => {
  await backend.seed()
  await signIn(page)
  await tab(page, 'نصوص المدير').click()
  await page.getByLabel('الاسم').fill('اسم لم يُحفظ')
  await tab(page, 'المنتجات').click()
  await expect(dialog(page)).toContainText('تغييرات لم تُحفظ')
  await page.getByRole('button', { name: 'متابعة التعديل' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(tab(page, 'نصوص المدير')).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 'نصوص المدير')).toBeFocused()
  await expect(page.getByLabel('الاسم')).toHaveValue('اسم لم يُحفظ')

  // With unsaved changes the arrow keys move only the focus, and Enter asks.
  await tab(page, 'نصوص المدير').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'صورة المدير')).toBeFocused()
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)

  await page.evaluate(() => history.back())
  await expect(dialog(page)).toBeVisible()
  await page.getByRole('button', { name: 'متابعة التعديل' }).click()
  await expect(page.getByLabel('الاسم')).toHaveValue('اسم لم يُحفظ')

  const closing = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  expect((await closing).type()).toBe('beforeunload')
  await (await closing).dismiss()

  await tab(page, 'نظرة عامة').click()
  await page.getByRole('button', { name: 'مغادرة دون حفظ', exact: true }).click()
  await expect(tab(page, 'نظرة عامة')).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('link', { name: overview.needs.draft(admin.tabs['director-text']) }).click()
  await expect(page.getByText(admin.draft.title)).toBeVisible()
  await expect(page.getByLabel('الاسم')).toHaveValue('اسم لم يُحفظ')
})

test('signing out asks with the exact words at 360 px, and can be done by keyboard alone (97, 100)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page)
  const menu = page.getByRole('button', { name: admin.menu })
  await menu.press('Enter')
  await page.getByRole('button', { name: 'تسجيل الخروج' }).press('Enter')
  await expect(dialog(page)).toContainText('هل تريد حقاً تسجيل الخروج؟ ستحتاج إلى إدخال كلمة المرور مرة أخرى.')
  await expect(page.getByRole('button', { name: 'إلغاء' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'تسجيل الخروج' }).press('Enter')
  await expect(page.getByRole('button', { name: 'إلغاء' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('a crash in one tab leaves the other tabs working (P18)', async ({ page, context, backend, consoleGuard }) => {
  consoleGuard.allow(/planted|Rendering failed/)
  await context.grantPermissions(['clipboard-write'])
  await backend.seed()
  await signIn(page, '?tab=director-text')
  await page.getByLabel('الاسم').fill('اسم لم يُحفظ')
  await expect(page.getByText('تغيير لم يُحفظ')).toBeVisible()
  // The bar counts the unsaved changes; the next one makes it throw.
  await page.evaluate(() => {
    const rules = Intl.PluralRules.prototype as Intl.PluralRules
    const select = Object.getOwnPropertyDescriptor(rules, 'select') ?? {}
    Object.assign(window, { repair: () => Object.defineProperty(rules, 'select', select) })
    rules.select = () => {
      throw new Error('planted')
    }
  })
  await page.getByLabel('مسمى جديد').fill('مسمى')
  const crash = page.getByRole('alert').filter({ hasText: admin.crash.section })
  await expect(crash).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await page.getByRole('button', { name: 'نسخ تفاصيل الخطأ' }).click()
  await expect(page.getByText('نُسخت التفاصيل')).toBeVisible()
  // The permissions policy forbids reading the clipboard; pasting needs no permission.
  await page.evaluate(() => {
    const field = document.createElement('textarea')
    document.body.append(field)
    field.focus()
  })
  await page.keyboard.press('Control+V')
  const details = page.locator('textarea').last()
  for (const part of ['planted', '/admin/dashboard?tab=director-text', 'Mozilla/'])
    await expect(details).toHaveValue(new RegExp(part.replace('?', '\\?')))
  await details.evaluate((field) => field.remove())

  await page.evaluate(() => (window as unknown as { repair: () => void }).repair())
  await tab(page, 'المنتجات').click()
  await expect(page.getByRole('article')).toHaveCount(14)
  await tab(page, 'نصوص المدير').click()
  await expect(page.getByLabel('الاسم')).toHaveValue('اسم لم يُحفظ')
})

test('the footer panel opens only by its address (132, contradiction 42)', async ({ page }) => {
  await signIn(page)
  await expect(page.locator('a[href*="panel=footer"]')).toHaveCount(0)
  await page.goto('/admin/dashboard?panel=footer')
  await expect(page.getByRole('heading', { name: 'تذييل الموقع' })).toBeVisible()
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(0)
  await expect(page.getByText(footerPanel.notice)).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await expect(page.getByRole('main').getByRole('link', { name: footerPanel.centre })).toHaveAttribute(
    'href',
    /\?panel=centre$/,
  )
  const preview = page.getByRole('link', { name: /معاينة الموقع/ })
  await expect(preview).toHaveAttribute('href', '/')
  await expect(preview).toHaveAttribute('target', '_blank')
})

test.describe('the overview on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 800 } })

  test('is one answer: what needs her, the ways to work, the last changes with their undo', async ({
    page,
    backend,
  }) => {
    await backend.seed()
    await signIn(page, '?tab=director-text')
    const stored = async () => (await owner.get('director-texts/main-director'))?.['name']
    const before = await stored()
    for (const name of ['اسم أول', 'اسم ثانٍ', 'اسم ثالث']) {
      await page.getByLabel('الاسم').fill(name)
      await page.getByRole('button', { name: admin.save.save }).tap()
      await expect.poll(stored).toBe(name)
      await expect(page.getByText(new RegExp(`^${admin.save.saved}`))).toBeVisible()
    }
    await tab(page, 'نظرة عامة').tap()
    const undo = page.getByRole('button', { name: new RegExp(`^${adminHistory.entry.undo}:`) })
    await expect(undo).toHaveCount(3)
    await expect(page.getByText('اسم ثالث').first()).toBeVisible()
    await expect(page.getByRole('link', { name: overview.needs.backup })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1_000)
    await expectAccessible(page)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expectNoSideScroll(page)
    await page.evaluate(() => (document.documentElement.style.fontSize = ''))
    await page.setViewportSize({ width: 320, height: 800 })
    await expectNoSideScroll(page)
    await undo.last().tap()
    await expect.poll(stored).toBe(before)
    await expect(page.getByText(adminHistory.entry.back)).toBeVisible()

    const field = page.getByRole('textbox', { name: find.label })
    await field.fill('عطلة')
    await field.press('Enter')
    await expect(page).toHaveURL(/panel=centre#exceptions$/)
    await expect(page.getByRole('heading', { level: 2, name: admin.centrePanel.title })).toBeVisible()
  })
})

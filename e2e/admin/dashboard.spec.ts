import type { Page } from '@playwright/test'
import { admin } from '../../src/copy/admin'
import { overview } from '../../src/copy/admin-overview'
import { expectAccessibleAtBothWidths } from '../checks'
import { dialog } from '../dashboard'
import { expect, signIn, test } from '../fixtures'
import { hold } from '../network'

const TABS = ['نظرة عامة', 'المنتجات', 'الفريق', 'الفيديوهات', 'صورة المدير', 'نصوص المدير']
/** The code of the tabs and panels besides the overview. */
const CODE =
  'products-tab team-tab videos-tab director-photo-tab director-text-tab centre-tab history-panel footer-tab'.split(' ')
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const isSelected = (page: Page, name: string) => expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('the dashboard names itself, the centre and its six tabs, loads all of them early, and is walked and left by keyboard at 360 px (96-100, contradiction 32)', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'لوحة التحكم' })).toBeVisible()
  await expect(page.getByText('مركز نُطق الطفل')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(TABS)
  // A tab also opens when the network is lost later.
  const missing = () => CODE.filter((name) => !addresses.some((address) => address.includes(`/assets/${name}-`)))
  await expect.poll(missing).toEqual([])

  await test.step('the arrow keys move from right to left', async () => {
    await tab(page, TABS[0] ?? '').focus()
    for (const name of TABS.slice(1)) {
      await page.keyboard.press('ArrowLeft')
      await expect(tab(page, name)).toBeFocused()
      await isSelected(page, name)
      await expect(tab(page, name)).toBeInViewport({ ratio: 0.9 })
    }
    await page.keyboard.press('Home')
    await expect(tab(page, 'نظرة عامة')).toBeFocused()
  })

  await test.step('quick actions and Back lead to the tabs', async () => {
    await page
      .getByRole('navigation', { name: overview.actions.label })
      .getByRole('link', { name: new RegExp(`^${admin.tabs.videos}`) })
      .press('Enter')
    await expect(page).toHaveURL(/\?tab=videos$/)
    await expect(page).toHaveTitle(/الفيديوهات/)
    await expect(page.getByRole('tabpanel')).toBeFocused()
    await tab(page, 'الفريق').click()
    await isSelected(page, 'الفريق')
    await page.goBack()
    await isSelected(page, 'الفيديوهات')
  })

  await test.step('signing out asks first', async () => {
    const menu = button(page, admin.menu)
    for (const answer of ['Escape', 'Enter']) {
      await menu.press('Enter')
      await button(page, 'تسجيل الخروج').press('Enter')
      await expect(button(page, 'إلغاء')).toBeFocused()
      if (answer === 'Enter') await page.keyboard.press('Tab')
      await page.keyboard.press(answer)
      await expect(dialog(page)).toHaveCount(0)
      if (answer === 'Escape') await expect(menu).toBeFocused()
    }
    await expect(page).toHaveURL(/:\d+\/$/)
  })
})

test('leaving unsaved changes asks first, also for a new release, and the overview names the draft (99; P17)', async ({
  page,
  backend,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/)
  await backend.seed()
  // The next release has other files.
  await page.route('/admin', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ body: '<script type="module" src="/assets/next.js"></script>' })
      : route.continue(),
  )
  await page.route('**/assets/team-tab-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  const giveTeamTab = await hold(page, '**/assets/team-tab-*.js')
  await signIn(page)
  await tab(page, 'نصوص المدير').click()
  const name = page.getByLabel('الاسم')
  await name.fill('اسم لم يُحفظ')
  for (const leave of [() => tab(page, 'المنتجات').click(), () => page.evaluate(() => history.back())]) {
    await leave()
    await expect(dialog(page)).toContainText('تغييرات لم تُحفظ')
    await button(page, 'متابعة التعديل').click()
    await expect(dialog(page)).toHaveCount(0)
    await isSelected(page, 'نصوص المدير')
    await expect(name).toHaveValue('اسم لم يُحفظ')
  }
  for (const close of [giveTeamTab, () => void page.close({ runBeforeUnload: true })]) {
    // A page that nobody has touched may close.
    await name.press('End')
    const asked = page.waitForEvent('dialog')
    close()
    expect((await asked).type()).toBe('beforeunload')
    await (await asked).dismiss()
    await expect(name).toHaveValue('اسم لم يُحفظ')
  }

  await tab(page, 'نظرة عامة').click()
  await button(page, 'مغادرة دون حفظ').click()
  await isSelected(page, 'نظرة عامة')
  await page.getByRole('link', { name: overview.needs.draft(admin.tabs['director-text']) }).click()
  await expect(page.getByText(admin.draft.title)).toBeVisible()
  await expect(name).toHaveValue('اسم لم يُحفظ')
})

test('a crash in one tab leaves the other tabs working (P18)', async ({ page, context, backend, consoleGuard }) => {
  await context.grantPermissions(['clipboard-write'])
  consoleGuard.allow(/planted|Rendering failed/)
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
  await button(page, 'نسخ تفاصيل الخطأ').click()
  await expect(page.getByText('نُسخت التفاصيل')).toBeVisible()
  // The permissions policy forbids reading the clipboard; pasting needs no permission.
  await page.evaluate(() => {
    const field = Object.assign(document.createElement('textarea'), { id: 'pasted' })
    document.body.append(field)
    field.focus()
  })
  await page.keyboard.press('Control+V')
  for (const part of ['planted', '/admin/dashboard\\?tab=director-text', 'Mozilla/'])
    await expect(page.locator('#pasted')).toHaveValue(new RegExp(part))
  await page.evaluate(() => document.getElementById('pasted')?.remove())

  await page.evaluate(() => (window as unknown as { repair: () => void }).repair())
  await tab(page, 'المنتجات').click()
  await expect(page.getByRole('article')).toHaveCount(14)
  await tab(page, 'نصوص المدير').click()
  await expect(page.getByLabel('الاسم')).toHaveValue('اسم لم يُحفظ')
})

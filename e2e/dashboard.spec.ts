import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { adminCentre } from '../src/copy/admin-centre'
import { find } from '../src/copy/admin-find'
import { account } from '../src/copy/admin-account'
import { admin } from '../src/copy/admin'
import { overview } from '../src/copy/admin-overview'
import { footerPanel } from '../src/copy/admin-footer'
import { expectClearOfToasts, expectVisibleFocus, expectQuestion, tabTo, OFFLINE } from './admin'
import { ADMIN, expect, expectAccessible, expectNoSideScroll, owner, signIn, test } from './fixtures'
import { expectAccessibleAtBothWidths } from './public'

const TABS = ['نظرة عامة', 'المنتجات', 'الفريق', 'الفيديوهات', 'صورة المدير', 'نصوص المدير']
/** The code of the tabs and panels besides the overview. */
const CODE = ['products-tab', 'team-tab', 'videos-tab', 'director-photo-tab', 'director-text-tab'].concat([
  'centre-panel',
  'history-panel',
  'footer-panel',
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

test('arrow keys move through the tabs from right to left, quick actions and Back lead to them at 360 px (98, 99, decision 32)', async ({
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

test('backup and restore can be used by keyboard alone (99)', async ({ page, backend }) => {
  await backend.seed()
  await signIn(page)
  await expect(page.getByText('14 منتجاً')).toBeVisible()
  const words = overview.backup
  await tab(page, TABS[0] ?? '').focus()
  await tabTo(page, page.locator('summary').filter({ hasText: words.title }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: words.download, exact: true }))
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const file = await (await download).path()
  // Only the administrator knows whether the file arrived.
  await expect(page.getByText(words.last)).toHaveCount(0)
  await tabTo(page, page.getByRole('button', { name: words.arrived.yes, exact: true }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.arrived.thanks)).toBeVisible()
  await expect(page.getByText(words.last)).toBeVisible()
  await owner.remove('team/seed-member-1')
  await expectVisibleFocus(page)
  await expectClearOfToasts(page)
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, page.getByRole('button', { name: words.restore, exact: true }))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({ name: 'backup.json', mimeType: 'application/json', buffer: await readFile(file) })
  await expectQuestion(page, words.ask)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.done)).toBeVisible()
  await expect(page.getByRole('button', { name: words.restore, exact: true })).toBeFocused()
  await expectVisibleFocus(page)
})

test('leaving unsaved changes asks first, and the status shows the connection and the drafts (99, beyond 1)', async ({
  page,
  context,
  backend,
  consoleGuard,
}) => {
  consoleGuard.allow(...OFFLINE)
  await backend.seed()
  await signIn(page)
  const published = page.getByText(/^منشور · يراه الزوار منذ/)
  await expect(published).toBeVisible()
  await expect(page.getByRole('heading', { name: overview.needs.title })).toHaveCount(0)
  // Its code loads late. Without a network the list would say that it failed.
  await expect(page.getByText(overview.changes.loading)).toHaveCount(0)
  await context.setOffline(true)
  await expect(page.getByText(overview.status.offline)).toBeVisible()
  await context.setOffline(false)
  await expect(published).toBeVisible()

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
  await expect(page.getByText('مسودة لم تُحفظ')).toBeVisible()
})

test('the password is changed by keyboard, and signing out asks with the exact words at 360 px (97, 100)', async ({
  page,
  consoleGuard,
}) => {
  // A wrong password is refused with status 400.
  consoleGuard.allow(/status of 400/, /session.changePassword failed/)
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page)
  await page.locator('summary').filter({ hasText: account.title }).press('Enter')
  await page.getByRole('button', { name: account.open }).press('Enter')
  await expect(page.getByLabel(account.current)).toBeFocused()
  await page.keyboard.type('not-the-password')
  await page.getByLabel(account.next).focus()
  await page.keyboard.type('another-long-password')
  await page.keyboard.press('Enter')
  await expect(page.getByText(account.wrong)).toBeVisible()
  await expect(page.getByLabel(account.current)).toBeFocused()
  await expect(page.getByLabel(account.next)).toHaveValue('another-long-password')
  await expectAccessible(page)
  await page.getByLabel(account.current).fill(ADMIN.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(account.done.title)).toBeVisible()
  await expect(page.getByRole('button', { name: account.open })).toBeFocused()

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
  const crash = page.getByRole('alert').filter({ hasText: 'تعذّر عرض لوحة التحكم' })
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
  await page.getByRole('button', { name: 'استعادة المسودة' }).click()
  await expect(page.getByLabel('الاسم')).toHaveValue('اسم لم يُحفظ')
})

test('the footer panel opens only by its address (132, decision 42)', async ({ page }) => {
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

  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - textbox "${footerPanel.mainText}"
      - textbox "${footerPanel.copyright}"
      - heading "${footerPanel.links}" [level=3]
      - group "${footerPanel.link(1)}":
        - textbox "${footerPanel.linkTitle}"
        - textbox "${footerPanel.linkUrl}"
        - spinbutton "${footerPanel.linkOrder}"
        - button /^${footerPanel.remove('.*')}$/
      - button "${footerPanel.addLink}"
      - heading "${footerPanel.social}" [level=3]
      - group "${footerPanel.account(1)}":
        - combobox "${footerPanel.icon}"
      - button "${footerPanel.addSocial}"
      - button "${footerPanel.save}"
    `)
  await tabTo(page, page.getByRole('button', { name: footerPanel.addLink }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('group', { name: footerPanel.link(7) }).getByRole('button'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: footerPanel.link(7) })).toHaveCount(0)
  await expectVisibleFocus(page)
})

test.describe('the overview on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 800 } })

  test('says since when visitors see the last save, leads to what she wants to change, and takes a change back', async ({
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
    await expect(page.getByText(overview.status.last('نصوص المدير'))).toBeInViewport()
    const changes = page.getByRole('button', { name: new RegExp(`^${overview.changes.undo}:`) })
    await expect(changes).toHaveCount(3)
    await expect(page.getByText(/^منشور · يراه الزوار منذ .*\d:\d\d/)).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1_250)
    await expectAccessible(page)
    await expectNoSideScroll(page)
    await changes.last().tap()
    await expect.poll(stored).toBe(before)
    await expect(changes).toHaveCount(3)
    // Until the answer arrives, leaving would ask first.
    await expect(changes.first()).toBeEnabled()

    const field = page.getByRole('textbox', { name: find.label })
    await field.fill('عطلة')
    await field.press('Enter')
    await expect(page).toHaveURL(/panel=centre#exceptions$/)
    const group = page.getByRole('button', { name: adminCentre.groups.exceptions, exact: true })
    await expect(group).toHaveAttribute('aria-expanded', 'true')
  })
})

import type { Page } from '@playwright/test'
import { login as words } from '../../src/copy/login'
import { uiCopy } from '../../src/copy/ui'
import { expectAccessible, expectAccessibleAtBothWidths, ownFont, tabTo } from '../helpers/checks'
import { press } from '../helpers/dashboard'
import { ADMIN, expect, test } from '../helpers/fixtures'
import { hold } from '../helpers/network'

const email = (page: Page) => page.getByLabel('البريد الإلكتروني')
const password = (page: Page) => page.getByLabel('كلمة المرور', { exact: true })
const submit = (page: Page) => page.locator('button[type="submit"]')
const SIGN_IN = /accounts:signInWithPassword/

// Requirements 22, 24, 80; contradiction 36
test('every state of the login page is accessible, fits and is drawn in its own font; the message names no part, and another address is not found', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/session\.signIn failed|status of 400/)
  await page.goto('/admin')
  await expect(email(page)).toHaveAttribute('type', 'email')
  await expect(page).toHaveTitle(/تسجيل دخول الإدارة/)
  const expectOwnFont = await ownFont(page)
  // A project of the last years does not tell which accounts exist.
  const json = { error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } }
  await page.route(SIGN_IN, (route) => route.fulfill({ status: 400, json }))
  await email(page).fill(ADMIN.email)
  await password(page).fill('wrong-password')
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText('البريد الإلكتروني أو كلمة المرور غير صحيحة')
  await expectOwnFont('the login')
  await expectAccessibleAtBothWidths(page)
  await press(page, words.forgot)
  await expect(page.getByRole('heading', { name: words.reset.title })).toBeVisible()
  await expectAccessibleAtBothWidths(page)

  await page.goto('/admin/no-such-page')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'العودة إلى الرئيسية' })).toHaveAttribute('href', '/')
})

// Requirements 80, 83, 84
test('the login form works by keyboard alone, and leads to the dashboard after one second', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/session\.signIn failed|net::ERR_FAILED/)
  await page.clock.install()
  await page.goto('/admin/login')
  // A failure is announced, and the focus stays.
  await page.route(SIGN_IN, (route) => route.abort())
  await email(page).waitFor()
  await tabTo(page, email(page))
  await page.keyboard.type(ADMIN.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(ADMIN.password)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: uiCopy.showPassword })).toBeFocused()
  await password(page).press('Enter')
  await expect(page.getByRole('alert')).toHaveText(words.network)
  await expect(password(page)).toBeFocused()
  await page.unroute(SIGN_IN)

  const answer = await hold(page, SIGN_IN)
  await password(page).press('Enter')
  await expect(email(page)).toBeDisabled()
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true')
  // From here the test controls the clock.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  answer()
  const success = page.getByText('تم تسجيل الدخول بنجاح')
  const isShown = async () => {
    await page.clock.runFor(20)
    return success.isVisible()
  }
  await expect.poll(isShown, { intervals: [20] }).toBe(true)
  await expect(email(page)).toHaveValue('')
  await expect(password(page)).toHaveValue('')
  await page.clock.runFor(900)
  await expect(page).toHaveURL(/\/admin\/login$/)
  await page.clock.runFor(100)
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await page.clock.resume()
  await expect(page.getByRole('tablist')).toBeVisible()
})

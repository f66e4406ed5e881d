import type { Page } from '@playwright/test'
import { login } from '../../src/copy/admin/login'
import { site } from '../../src/copy/site'
import { uiWords } from '../../src/copy/ui'
import { expectAccessible, expectAccessibleAtBothWidths, ownFont, tabTo } from '../helpers/checks'
import { expectSoon, stopClock } from '../helpers/clock'
import { pressButton } from '../helpers/dashboard'
import { ADMIN, expect, test } from '../helpers/fixtures'
import { hold } from '../helpers/network'

const email = (page: Page) => page.getByLabel(login.email)
const password = (page: Page) => page.getByLabel(login.password, { exact: true })
const submit = (page: Page) => page.locator('button[type="submit"]')
const SIGN_IN = /accounts:signInWithPassword/

/** A project of the last years does not tell which accounts exist. */
async function refuseSignIn(page: Page): Promise<void> {
  const json = { error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } }
  await page.route(SIGN_IN, (route) => route.fulfill({ status: 400, json }))
  await email(page).fill(ADMIN.email)
  await password(page).fill('wrong-password')
  await submit(page).click()
}

// Requirement 22
test('the login at /admin has a title of its own', async ({ page }) => {
  await page.goto('/admin')
  await expect(email(page)).toBeVisible()
  await expect(page).toHaveTitle(/تسجيل دخول الإدارة/)
})

test('every text of the login has the font of the site', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/session\.signIn failed|status of 400/)
  await page.goto('/admin/login')
  const expectOwnFont = await ownFont(page)
  await refuseSignIn(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectOwnFont('the login')
})

// Requirement 80; contradiction 36
test('a refused sign-in names no part, and is accessible', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/session\.signIn failed|status of 400/)
  await page.goto('/admin/login')
  await expect(email(page)).toHaveAttribute('type', 'email')
  await refuseSignIn(page)
  await expect(page.getByRole('alert')).toHaveText('البريد الإلكتروني أو كلمة المرور غير صحيحة')
  await expectAccessibleAtBothWidths(page)
})

test('the form for a new password is accessible', async ({ page }) => {
  await page.goto('/admin/login')
  await pressButton(page, login.forgot)
  await expect(page.getByRole('heading', { name: login.reset.title })).toBeVisible()
  await expectAccessibleAtBothWidths(page)
})

// Requirement 24
test('an address below the dashboard that does not exist leads home', async ({ page }) => {
  await page.goto('/admin/no-such-page')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: site.notFound.home })).toHaveAttribute('href', '/')
})

// Requirement 80
test('a sign-in by keyboard that fails is announced, and the focus stays', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/session\.signIn failed|net::ERR_FAILED/)
  await page.goto('/admin/login')
  await page.route(SIGN_IN, (route) => route.abort())
  await email(page).waitFor()
  await tabTo(page, email(page))
  await page.keyboard.type(ADMIN.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(ADMIN.password)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: uiWords.showPassword })).toBeFocused()
  await password(page).press('Enter')
  await expect(page.getByRole('alert')).toHaveText(login.errors['network-request-failed'])
  await expect(password(page)).toBeFocused()
})

test('an address that is pasted with an Arabic comma stands in the login without it', async ({
  page,
}) => {
  await page.goto('/admin/login')
  for (const pasted of [`${ADMIN.email}،`, `\u200f<${ADMIN.email}>.`]) {
    await email(page).fill(pasted)
    await expect(email(page)).toHaveValue(ADMIN.email)
  }
})

test('the end of an address is pasted into the login after its typed beginning', async ({
  page,
}) => {
  await page.goto('/admin/login')
  await email(page).pressSequentially('info')
  await page.keyboard.insertText('@center.com ')
  await expect(email(page)).toHaveValue('info@center.com')
})

test('an address with a typed Arabic comma is refused as none', async ({ page }) => {
  await page.goto('/admin/login')
  await email(page).pressSequentially(`${ADMIN.email}،`)
  await password(page).fill(ADMIN.password)
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText('البريد الإلكتروني غير صحيح')
  await expect(email(page)).toBeFocused()
})

// Requirements 83, 84
test('a sign-in takes no other one, says that it succeeded, and opens the dashboard', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/admin/login')
  await email(page).fill(ADMIN.email)
  await password(page).fill(ADMIN.password)
  const answer = await hold(page, SIGN_IN)
  await password(page).press('Enter')
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true')
  await expect(email(page)).toBeDisabled()
  await stopClock(page)
  answer()
  await expectSoon(page, page.getByText('تم تسجيل الدخول بنجاح'))
  for (const field of [email(page), password(page)]) await expect(field).toHaveValue('')
  await page.clock.runFor(900)
  await expect(page).toHaveURL(/\/admin\/login$/)
  await page.clock.runFor(100)
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await page.clock.resume()
  await expect(page.getByRole('tablist')).toBeVisible()
})

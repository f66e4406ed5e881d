import type { Page } from '@playwright/test'
import { login as words } from '../src/copy/login'
import { uiCopy } from '../src/copy/ui'
import { expectVisibleFocus, tabTo } from './admin'
import { accounts, ADMIN, AUTH, expect, expectAccessible, owner, PROJECT, test } from './fixtures'
import { expectAccessibleAtBothWidths } from './public'

const email = (page: Page) => page.getByLabel('البريد الإلكتروني')
const password = (page: Page) => page.getByLabel('كلمة المرور', { exact: true })
const submit = (page: Page) => page.locator('button[type="submit"]')
const SIGN_IN = /accounts:signInWithPassword/

/** Calls the management API of the Auth emulator. */
async function emulator(path: string, body: object, method = 'POST') {
  const answer = await fetch(`http://${AUTH}/identitytoolkit.googleapis.com/${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.ok).toBe(true)
}

const setEnumerationProtection = (isOn: boolean) =>
  emulator(
    `v2/projects/${PROJECT}/config?updateMask=emailPrivacyConfig`,
    { emailPrivacyConfig: { enableImprovedEmailPrivacy: isOn } },
    'PATCH',
  )

async function tryToSignIn(page: Page, mail: string, secret: string) {
  await email(page).fill(mail)
  await password(page).fill(secret)
  await submit(page).click()
}

test('every state of the login page is accessible and fits at 360 and 1440 px (80)', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/session\.signIn failed/, /status of 400/)
  await page.goto('/admin') // 22
  await expect(email(page)).toHaveAttribute('type', 'email') // 80
  await expect(page).toHaveTitle(/تسجيل دخول الإدارة/)
  await expectAccessibleAtBothWidths(page)
  await tryToSignIn(page, ADMIN.email, 'wrong-password')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await page.getByRole('button', { name: 'نسيت كلمة المرور؟' }).click()
  await expect(page.getByRole('heading', { name: 'كلمة مرور جديدة' })).toBeVisible()
  await expectAccessibleAtBothWidths(page)
})

test('a blank field is named and focused (81, 82, decision 37)', async ({ page }) => {
  await page.goto('/admin/login')
  await tryToSignIn(page, '   ', '')
  await expect(page.getByRole('alert')).toHaveText('يرجى إدخال البريد الإلكتروني')
  await expect(email(page)).toBeFocused()
  await tryToSignIn(page, ADMIN.email, '   ')
  await expect(page.getByRole('alert')).toHaveText('يرجى إدخال كلمة المرور')
  await expect(password(page)).toBeFocused()
})

test('each reason of a refused login has its own message (85-88)', async ({ page, backend, consoleGuard }) => {
  consoleGuard.allow(/session\.signIn failed/, /status of 400/)
  await page.goto('/admin/login')
  await tryToSignIn(page, 'nobody@example.com', 'some-password')
  await expect(page.getByRole('alert')).toHaveText('البريد الإلكتروني غير مسجل')
  await expect(email(page)).toBeFocused()
  await tryToSignIn(page, ADMIN.email, 'wrong-password')
  await expect(page.getByRole('alert')).toHaveText('كلمة المرور خاطئة')
  await expect(password(page)).toBeFocused()
  await tryToSignIn(page, 'no-address', 'some-password')
  await expect(page.getByRole('alert')).toHaveText('البريد الإلكتروني غير صحيح')
  await emulator(`v1/projects/${PROJECT}/accounts:update`, { localId: backend.adminUid, disableUser: true })
  await tryToSignIn(page, ADMIN.email, ADMIN.password)
  await expect(page.getByRole('alert')).toHaveText('تم تعطيل هذا الحساب')
})

test('too many attempts have a message of their own (89, 90)', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/session\.signIn failed/, /status of 400/, /net::ERR_FAILED/)
  await page.goto('/admin/login')
  await page.route(SIGN_IN, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } } }),
  )
  await tryToSignIn(page, ADMIN.email, ADMIN.password)
  await expect(page.getByRole('alert')).toHaveText('تم تجاوز عدد المحاولات المسموح، حاول مرة أخرى لاحقاً')
  await page.unroute(SIGN_IN)
  await page.route(SIGN_IN, (route) => route.abort())
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText('خطأ في الاتصال بالإنترنت')
})

test('the message does not name the wrong part under enumeration protection (decision 36, P9)', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/session\.signIn failed/, /status of 400/)
  await setEnumerationProtection(true)
  try {
    await page.goto('/admin/login')
    await tryToSignIn(page, 'nobody@example.com', 'some-password')
    await expect(page.getByRole('alert')).toHaveText('البريد الإلكتروني أو كلمة المرور غير صحيحة')
    await tryToSignIn(page, ADMIN.email, 'wrong-password')
    await expect(page.getByRole('alert')).toHaveText('البريد الإلكتروني أو كلمة المرور غير صحيحة')
    console.info(
      '[figure] with enumeration protection: answers to an unknown address and to a wrong password: 1 text for both',
    )
  } finally {
    await setEnumerationProtection(false)
  }
})

test('a successful login leads to the dashboard after one second (83, 84)', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.clock.install()
  await page.goto('/admin/login')
  await page.route(SIGN_IN, async (route) => {
    await held
    await route.continue()
  })
  await tryToSignIn(page, ADMIN.email, ADMIN.password)
  await expect(email(page)).toBeDisabled()
  await expect(password(page)).toBeDisabled()
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true')

  // From here the test controls the clock.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  answer()
  const success = page.getByText('تم تسجيل الدخول بنجاح')
  await expect.poll(async () => (await page.clock.runFor(20), success.isVisible()), { intervals: [20] }).toBe(true)
  await expect(email(page)).toHaveValue('')
  await expect(password(page)).toHaveValue('')
  await page.clock.runFor(900)
  await expect(page).toHaveURL(/\/admin\/login$/)
  await page.clock.runFor(100)
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
})

test('the login form works by keyboard alone (80)', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/session\.signIn failed/, /status of 400/, /net::ERR_FAILED/)
  await page.goto('/admin/login')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "${words.title}" [level=1]
    - textbox "${words.email}"
    - textbox "${words.password}"
    - button "${uiCopy.showPassword}"
    - button "${words.submit}"
    - button "${words.forgot}"
  `)
  await tabTo(page, page.getByRole('button', { name: words.forgot }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "${words.reset.title}" [level=1]
    - textbox "${words.email}"
    - button "${words.reset.submit}"
    - button "${words.reset.back}"
  `)
  await expect(email(page)).toBeFocused()
  await page.keyboard.type('nobody@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.reset.sent)).toBeVisible()
  await expectVisibleFocus(page)
  await tabTo(page, page.getByRole('button', { name: words.reset.back }))
  await page.keyboard.press('Space')
  await expect(email(page)).toBeFocused()

  // The error is announced, and the focus stays.
  await page.route(SIGN_IN, (route) => route.abort())
  await email(page).fill('')
  await page.keyboard.type(ADMIN.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(words.network)
  await expect(password(page)).toBeFocused()
  await page.unroute(SIGN_IN)
  await password(page).fill('')
  await tabTo(page, email(page), 'Shift+Tab')
  await email(page).fill('')
  await page.keyboard.type(ADMIN.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(ADMIN.password)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'إظهار كلمة المرور' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(password(page)).toHaveAttribute('type', 'text')
  await page.keyboard.press('Enter')
  await expect(password(page)).toHaveAttribute('type', 'password')
  await password(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await expect(page.getByRole('tablist')).toBeVisible()
})

test('an account that is no administrator is signed out again (6, decision 6)', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/session\.signIn failed NotAdminError/)
  await accounts.signUp('parent@example.com', 'parent-password')
  await page.goto('/admin/login')
  await tryToSignIn(page, 'parent@example.com', 'parent-password')
  await expect(page.getByRole('alert')).toContainText('ليس لديك صلاحية')
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL(/\/admin\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('admin_session'))).toBeNull()
})

test('/admin leads a signed-in administrator to the dashboard (22, decision 7)', async ({ page }) => {
  await page.goto('/admin/login')
  await tryToSignIn(page, ADMIN.email, ADMIN.password)
  await page.waitForURL('**/admin/dashboard')
  for (const address of ['/admin', '/admin/login']) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/admin\/dashboard$/)
  }
})

test('a reset link gives a known and an unknown address the same answer', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 400/)
  const said: string[] = []
  for (const address of [ADMIN.email, 'nobody@example.com']) {
    await page.goto('/admin/login')
    await page.getByRole('button', { name: 'نسيت كلمة المرور؟' }).click()
    await expect(email(page)).toBeFocused()
    await submit(page).click()
    await expect(page.getByRole('alert')).toHaveText('يرجى إدخال البريد الإلكتروني')
    await email(page).fill(address)
    await submit(page).click()
    said.push(await page.getByRole('status').filter({ hasText: 'إن كان هذا البريد مسجلاً' }).innerText())
  }
  expect(said[0]).toBe(said[1])
  const { oobCodes } = (await (await fetch(`http://${AUTH}/emulator/v1/projects/${PROJECT}/oobCodes`)).json()) as {
    oobCodes: { email: string }[]
  }
  expect(oobCodes.map((code) => code.email)).toContain(ADMIN.email)
  expect(await owner.list('admins')).toHaveLength(1)
})

test('an unknown address below /admin shows the page that was not found (24)', async ({ page }) => {
  await page.goto('/admin/no-such-page')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'العودة إلى الرئيسية' }).click()
  await expect(page).toHaveURL(/\/$/)
})

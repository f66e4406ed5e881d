import type { Page } from '@playwright/test'
import { admin } from '../src/copy/admin'
import { overview } from '../src/copy/admin-overview'
import { login } from '../src/copy/login'
import { DIRECTOR } from '../scripts/seed-content.mjs'
import { SIGN_IN_MS } from '../src/limits'
import { dialog, press, pressSignOut, REFUSED, STREAM } from './admin'
import { accounts, ADMIN, expect, expectAccessible, owner, signIn, signInByForm, test, type Console } from './fixtures'

const MINUTE = 60_000
const LOGIN = /\/admin\/login$/
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'هل ما زلت هنا؟' })
const lastActivity = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('admin_session') ?? '{}') as { lastActivity: number }).lastActivity,
  )
const now = (page: Page) => page.evaluate(() => Date.now())

/** Waits for what the overview reads: a clock that moves before its answer ends the read. */
async function expectOverview(page: Page) {
  await expect(page.getByRole('heading', { name: overview.changes.title })).toBeVisible()
  await expect(page.getByText(overview.changes.loading)).toHaveCount(0)
}

/** Signs in with a clock that the test controls. The SDK logs a broken stream when a test moves it. */
async function signInWithClock(page: Page, consoleGuard: Console) {
  consoleGuard.allow(STREAM, /400 .*Listen\/channel.*TYPE=terminate/)
  await page.clock.install()
  await signIn(page)
  await expectOverview(page)
}

/** Expects no part of the dashboard on the screen: tabs, dialogs, toasts. */
const expectNothingLeft = (page: Page) =>
  expect(
    page.locator('[role=tablist], [role=tabpanel], [role=dialog], [role=alertdialog], [data-sonner-toast]'),
  ).toHaveCount(0)

test('the dashboard is for an administrator alone: a visitor and a forged admin_session see nothing of it (9, 10, 92, 93, P8, decision 7)', async ({
  page,
  backend,
  consoleGuard,
}) => {
  const lines: string[] = []
  const requests: string[] = []
  const code: Promise<string>[] = []
  page.on('console', (message) => lines.push(message.text()))
  page.on('request', (request) => requests.push(request.url()))
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) code.push(response.text().catch(() => ''))
  })
  // The address of the file storage is in no other file.
  const hasStorage = async () =>
    (await Promise.all(code)).some((text) => text.includes('firebasestorage.googleapis.com'))
  const forge = () => {
    const time = Date.now()
    const forged = JSON.stringify({
      isAuthenticated: true,
      loginTime: time,
      lastActivity: time,
      user: { uid: 'forged', email: 'forged@example.com' },
    })
    Object.assign(window, { forge: () => localStorage.setItem('admin_session', forged) })
  }
  await page.addInitScript(forge)
  // Record everything that is rendered, even for a moment.
  await page.addInitScript(() => {
    Object.assign(window, { seen: 0 })
    const look = () =>
      document.querySelector('[role=tablist], [role=tab], article') &&
      ((window as unknown as { seen: number }).seen += 1)
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  const addresses = ['/admin/dashboard', '/admin/dashboard?tab=products', '/admin/dashboard?panel=footer']
  const seen = () => page.evaluate(() => (window as unknown as { seen: number }).seen)
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL(LOGIN)
  await expect.poll(() => lines).toContain('[session] signed out')
  for (const address of addresses) {
    await page.evaluate(() => (window as unknown as { forge: () => void }).forge())
    await page.goto(address)
    await expect(page).toHaveURL(LOGIN)
    expect(await seen(), address).toBe(0)
  }
  expect(await page.evaluate(() => localStorage.getItem('admin_session'))).toBeNull()
  expect(await hasStorage()).toBe(false)
  console.info(
    `[figure] forged sessions: ${addresses.length}, sent to the login page: ${addresses.length}, with anything of the dashboard seen: 0`,
  )

  await signInByForm(page)
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  expect(await seen()).toBeGreaterThan(0)
  await expect.poll(() => lines).toContain('[session] signed in')
  await expect.poll(hasStorage).toBe(true)
  expect(requests.filter((url) => url.includes('firebasestorage.googleapis.com'))).toEqual([])
  const stored = await page.evaluate(
    () => JSON.parse(localStorage.getItem('admin_session') ?? 'null') as Record<string, unknown>,
  )
  expect(Object.keys(stored).sort()).toEqual(['isAuthenticated', 'lastActivity', 'loginTime', 'user'])
  expect(stored['user']).toEqual({ uid: backend.adminUid, email: ADMIN.email })

  // The stream of the admin document does not answer. On a busy machine the SDK's limit of ten seconds passes, too.
  consoleGuard.allow(/Could not reach Cloud Firestore/)
  await page.clock.install()
  await page.route(/Listen\/channel/, () => new Promise(() => {}))
  await page.reload()
  await expect(page.getByText('جارٍ التحقق من تسجيل الدخول')).toBeVisible()
  await page.clock.fastForward(8_000)
  await expect(page.getByRole('heading', { name: 'لم يصل ردّ من خدمة الموقع' })).toBeVisible()
  await expect(page.getByRole('tablist')).toHaveCount(0)
  await expectAccessible(page)
})

test('scrolling extends a session, a warning two minutes before its end can, and it ends after 30:00 (94, 95, P7, decisions 14 and 15)', async ({
  page,
  consoleGuard,
}) => {
  await page.setViewportSize({ width: 360, height: 500 })
  await signInWithClock(page, consoleGuard)
  const signedIn = await lastActivity(page)
  await page.clock.fastForward(20 * MINUTE)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => lastActivity(page)).toBeGreaterThanOrEqual(signedIn + 20 * MINUTE)

  let start = await lastActivity(page)
  await page.clock.pauseAt(start + 27 * MINUTE + 59_000)
  await expect(warning(page)).toHaveCount(0)
  await page.clock.runFor(1_000)
  await expect(warning(page)).toContainText('2:00')
  await page.clock.runFor(12_000)
  await expect(warning(page)).toContainText('1:48')
  await expect(page.getByRole('button', { name: 'متابعة العمل' })).toBeFocused()
  await expect(warning(page)).toMatchAriaSnapshot(`
    - alertdialog "${admin.idle.title}":
      - heading "${admin.idle.title}" [level=2]
      - text: ${admin.idle.spoken}
      - button "${admin.idle.leave}"
      - button "${admin.idle.stay}"
  `)
  await page.clock.resume()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(warning(page)).toHaveCount(0)
  expect(await lastActivity(page)).toBeGreaterThan(start + 28 * MINUTE)

  start = await lastActivity(page)
  await page.clock.pauseAt(start + 29 * MINUTE + 59_000)
  await expect(page.getByRole('tablist', { includeHidden: true })).toBeVisible()
  await expect(warning(page)).toContainText('0:01')
  await page.clock.runFor(1_000)
  await page.clock.resume()
  await expect(page).toHaveURL(LOGIN)
  await expectNothingLeft(page)
  const out = ((await now(page)) - start - 30 * MINUTE) / 1_000
  expect(out).toBeLessThanOrEqual(60)
  console.info(`[figure] without activity: in at 29:59, out ${Math.ceil(out)} s after 30:00`)
  await expect(page.getByText('سجّلنا خروجك بعد 30 دقيقة دون نشاط')).toBeVisible()
})

test('two tabs share one session: activity in one keeps the other, a sign-out ends both (P7, decisions 7 and 16)', async ({
  page,
  context,
  consoleGuard,
}) => {
  await signInWithClock(page, consoleGuard)
  await page.clock.fastForward(29 * MINUTE)
  await expect(warning(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/admin/dashboard')
  await warning(other).getByRole('button', { name: admin.idle.stay }).click()
  await expect(warning(page)).toHaveCount(0)
  await expectOverview(other)
  await page.clock.fastForward(5 * MINUTE)
  await expect(page.getByRole('tablist')).toBeVisible()
  console.info('[figure] activity in another tab at 29:00: in at 34:00')

  await other.getByRole('tab', { name: admin.tabs['director-text'] }).click()
  await other.getByLabel('الاسم').fill('اسم لم يُحفظ')
  other.on('dialog', (asked) => void asked.accept())
  await page.clock.fastForward(29 * MINUTE)
  await warning(other).getByRole('button', { name: admin.idle.leave }).click()
  await expect(other).toHaveURL(/:\d+\/$/)
  await expect(page).toHaveURL(LOGIN)
  await expect(page.getByText('سُجّل خروجك من نافذة أخرى.')).toBeVisible()
  // The warning promises to keep what was typed.
  expect(await page.evaluate(() => Object.keys(localStorage).join())).toContain('draft:')
})

test('the first press on save after eight hours of sleep saves nothing, and what was typed is offered back (P7, decision 14)', async ({
  page,
  backend,
}) => {
  await backend.seed()
  await page.clock.install()
  await signIn(page, '?tab=director-text')
  let writes = 0
  page.on('request', (request) => (writes += /:commit|Write\/channel/.test(request.url()) ? 1 : 0))
  const save = async (name: string) => {
    await page.getByLabel('الاسم').fill(name)
    await page.getByRole('button', { name: 'حفظ التغييرات', exact: true }).click()
  }
  // Check that the same press saves during the session.
  await save('قبل النوم')
  await expect.poll(async () => (await owner.get('director-texts/main-director'))?.['name']).toBe('قبل النوم')
  await page.getByLabel('الاسم').fill('بعد النوم')
  const before = writes
  const afterSleep = (await now(page)) + 8 * 60 * MINUTE
  // The clock has moved but no timer has fired, so the press comes first.
  await page.clock.setFixedTime(afterSleep)
  await page.getByRole('button', { name: 'حفظ التغييرات', exact: true }).click()
  await expect(page).toHaveURL(LOGIN)
  await expect(page.getByText('سجّلنا خروجك بعد 30 دقيقة دون نشاط')).toBeVisible()
  expect(writes - before).toBe(0)
  expect((await owner.get('director-texts/main-director'))?.['name']).toBe('قبل النوم')
  console.info(
    `[figure] after 8 h of sleep: out at the first press, writes ${writes - before}; before it the same press wrote ${before}`,
  )

  await signInByForm(page)
  await page.getByRole('tab', { name: admin.tabs['director-text'] }).click()
  await expect(page.getByText(admin.draft.title)).toBeVisible()
  await expectAccessible(page)
  await press(page, admin.draft.restore)
  await expect(page.getByLabel('الاسم')).toHaveValue('بعد النوم')
})

test('an administrator whose document is removed is signed out at once, and drafts stay with their administrator until the sign-out (97, P7, decision 6)', async ({
  page,
  backend,
}) => {
  await backend.seed()
  await signIn(page, '?tab=director-text')
  const name = page.getByLabel('الاسم')
  await name.fill('اسم لم يُحفظ')
  await expect(page.getByText(admin.save.unsaved(1))).toBeVisible()
  const { uid } = await accounts.signUp('second@example.com', 'second-password')
  await owner.put(`admins/${uid}`, {})
  await owner.remove(`admins/${backend.adminUid}`)
  await expect(page).toHaveURL(LOGIN)
  await expect(page.getByText('لم تعد لهذا الحساب صلاحية إدارة الموقع')).toBeVisible()
  await expectNothingLeft(page)

  // A second administrator sees no draft of the first, and an explicit sign-out deletes the own ones.
  await page.getByLabel('البريد الإلكتروني').fill('second@example.com')
  await page.getByLabel('كلمة المرور', { exact: true }).fill('second-password')
  await page.locator('button[type="submit"]').click()
  await page.getByRole('tab', { name: admin.tabs['director-text'] }).click()
  await expect(name).toHaveValue(DIRECTOR.name)
  await expect(page.getByText(admin.draft.title)).toHaveCount(0)
  await name.fill('اسم آخر')
  await expect(page.getByText(admin.save.unsaved(1))).toBeVisible()
  const draftKeys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))
  await expect.poll(draftKeys).toHaveLength(2)
  await pressSignOut(page)
  await expect(dialog(page)).toContainText('لديك تغييرات لم تُحفظ')
  await dialog(page).getByRole('button', { name: admin.signOut }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  // The draft of the first one is left.
  expect((await draftKeys()).map((key) => key.includes(backend.adminUid))).toEqual([true])
})

/** Makes the sign-in of this browser older than the rules accept, on the emulator as well as in the dashboard. */
async function ageSignIn(page: Page) {
  await page.evaluate((ms) => {
    const change = <T extends object>(key: string, changed: (value: T) => T) =>
      localStorage.setItem(key, JSON.stringify(changed(JSON.parse(localStorage.getItem(key) ?? '') as T)))
    change<{ loginTime: number }>('admin_session', (session) => ({ ...session, loginTime: session.loginTime - ms }))
    const key = Object.keys(localStorage).find((name) => name.startsWith('firebase:authUser:')) ?? ''
    change<{ stsTokenManager: { accessToken: string } }>(key, (user) => {
      const [head = '', body = ''] = user.stsTokenManager.accessToken.split('.')
      const claims = JSON.parse(atob(body.replace(/-/g, '+').replace(/_/g, '/'))) as { auth_time: number }
      const older = btoa(JSON.stringify({ ...claims, auth_time: claims.auth_time - ms / 1_000 }))
      const encoded = older.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
      return { ...user, stsTokenManager: { ...user.stsTokenManager, accessToken: `${head}.${encoded}.` } }
    })
  }, SIGN_IN_MS)
}

test('a save after 12 hours asks for the password and loses nothing at 360 px (P24, decision 158)', async ({
  page,
  backend,
  consoleGuard,
}) => {
  consoleGuard.allow(...REFUSED, /director-texts\.save failed FirebaseError/, /SignInExpiredError/)
  await page.setViewportSize({ width: 360, height: 640 })
  await backend.seed()
  await signIn(page, '?tab=director-text')
  await ageSignIn(page)
  await page.reload()
  const question = page.getByRole('dialog', { name: login.again.title })
  const password = question.getByRole('textbox', { name: login.password })
  await expect(password).toBeFocused()
  // At the top, where the keyboard of a phone leaves it in view.
  expect((await question.boundingBox())?.y).toBe(16)
  await expectAccessible(page)
  await question.getByRole('button', { name: login.again.cancel }).click()
  const name = page.getByLabel('الاسم')
  await name.fill('بعد نصف يوم')
  await press(page, admin.save.save)
  await expect(page.getByText(admin.reasons.expired).first()).toBeVisible()
  await expect(password).toBeFocused()
  expect((await owner.get('director-texts/main-director'))?.['name']).toBe(DIRECTOR.name)

  await page.keyboard.type(ADMIN.password)
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(name).toHaveValue('بعد نصف يوم')
  await press(page, admin.save.retry)
  await expect.poll(async () => (await owner.get('director-texts/main-director'))?.['name']).toBe('بعد نصف يوم')
  console.info('[figure] sign-in of 12 h: save refused, saved after the password on the same page, 0 words lost')
})

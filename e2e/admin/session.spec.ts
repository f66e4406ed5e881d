import type { Page } from '@playwright/test'
import { admin } from '../../src/copy/admin'
import { login } from '../../src/copy/login'
import { overview } from '../../src/copy/admin-overview'
import { DIRECTOR } from '../../scripts/seed-content.mjs'
import { SESSION_KEY } from '../../src/limits'
import { expectAccessible } from '../helpers/checks'
import { dialog, press } from '../helpers/dashboard'
import { ADMIN, expect, owner, signIn, signInByForm, test, type Console } from '../helpers/fixtures'
import { STREAM } from '../helpers/network'

const MINUTE = 60_000
const LOGIN = /\/admin\/login$/
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'هل ما زلت هنا؟' })
const session = (page: Page) =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, unknown>,
    SESSION_KEY,
  )
const lastActivity = async (page: Page) => Number((await session(page))['lastActivity'])
const storedName = async () => (await owner.get('director-texts/main-director'))?.['name']

/** Signs in with a clock that the test controls. The SDK logs a broken stream when a test moves it. */
async function signInWithClock(page: Page, consoleGuard: Console, search = '') {
  consoleGuard.allow(STREAM, /400 .*Listen\/channel.*TYPE=terminate/)
  await page.clock.install()
  await signIn(page, search)
  if (search) return
  // A clock that moves before the answer of a read ends it.
  await expect(page.getByRole('heading', { name: overview.changes.title })).toBeVisible()
  await expect(page.getByText(overview.changes.loading)).toHaveCount(0)
}

/** Expects no part of the dashboard on the screen: tabs, dialogs, toasts. */
const expectNothingLeft = (page: Page) =>
  expect(
    page.locator(
      '[role=tablist], [role=tabpanel], [role=dialog], [role=alertdialog], [data-sonner-toast]',
    ),
  ).toHaveCount(0)

// Requirements 9, 23, 92, 93; contradiction 7
test('the dashboard is for an administrator alone: a visitor and a forged admin_session see nothing of it', async ({
  page,
  backend,
  consoleGuard,
}) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  // Record everything that is rendered, even for a moment.
  await page.addInitScript(() => {
    const counter = Object.assign(window, { seen: 0 })
    const look = () => {
      if (document.querySelector('[role=tablist], [role=tab], article')) counter.seen += 1
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  const seen = () => page.evaluate(() => (window as unknown as { seen: number }).seen)
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL(LOGIN)
  await expect.poll(() => lines).toContain('[session] signed out')
  for (const search of ['?tab=products', '?panel=footer']) {
    await page.evaluate((key) => {
      const [time, user] = [Date.now(), { uid: 'forged', email: 'forged@example.com' }]
      localStorage.setItem(
        key,
        JSON.stringify({ isAuthenticated: true, loginTime: time, lastActivity: time, user }),
      )
    }, SESSION_KEY)
    await page.goto(`/admin/dashboard${search}`)
    await expect(page).toHaveURL(LOGIN)
    expect(await seen(), search).toBe(0)
  }
  expect(await session(page)).toBeNull()

  await signInByForm(page)
  expect(await seen()).toBeGreaterThan(0)
  await expect.poll(() => lines).toContain('[session] signed in')
  const user = { uid: backend.adminUid, email: ADMIN.email }
  const time: unknown = expect.any(Number)
  expect(await session(page)).toEqual({
    isAuthenticated: true,
    loginTime: time,
    lastActivity: time,
    user,
  })

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

// Requirement 95; contradictions 7, 14
test('a warning comes two minutes before the end of an idle session, another tab extends it, and it ends after 30:00', async ({
  page,
  context,
  consoleGuard,
}) => {
  await page.setViewportSize({ width: 360, height: 500 })
  await signInWithClock(page, consoleGuard)
  let start = await lastActivity(page)
  await page.clock.pauseAt(start + 27 * MINUTE + 59_000)
  await expect(warning(page)).toHaveCount(0)
  await page.clock.runFor(13_000)
  await expect(warning(page)).toContainText('1:48')
  await expect(page.getByRole('button', { name: admin.idle.stay })).toBeFocused()
  await page.clock.resume()
  await expectAccessible(page)
  // Of two tabs the first one ends the session, and the other one says so.
  const other = await context.newPage()
  await other.goto('/admin/dashboard')
  await warning(other).getByRole('button', { name: admin.idle.stay }).click()
  await expect(warning(page)).toHaveCount(0)
  await other.close()

  start = await lastActivity(page)
  await page.clock.pauseAt(start + 29 * MINUTE + 59_000)
  await expect(warning(page)).toContainText('0:01')
  await page.clock.runFor(1_000)
  await page.clock.resume()
  await expect(page).toHaveURL(LOGIN)
  await expectNothingLeft(page)
  await expect(page.getByText(login.ended.inactivity)).toBeVisible()
})

// Contradiction 14
test('the first press on save after eight hours of sleep saves nothing, and what was typed is there after the next sign-in', async ({
  page,
  backend,
  consoleGuard,
}) => {
  await backend.seed()
  await page.setViewportSize({ width: 360, height: 640 })
  await signInWithClock(page, consoleGuard, '?tab=director-text')
  const name = page.getByLabel('الاسم', { exact: true })
  await name.fill('بعد النوم')
  await expect(page.getByText(admin.save.unsaved(1))).toBeVisible()
  // The clock has moved but no timer has fired, so the press comes first.
  await page.clock.setFixedTime((await lastActivity(page)) + 8 * 60 * MINUTE)
  await press(page, admin.save.save)
  await expect(page).toHaveURL(LOGIN)
  await expect(page.getByText(login.ended.inactivity)).toBeVisible()
  await expectNothingLeft(page)
  expect(await storedName()).toBe(DIRECTOR.name)
  await signInByForm(page)
  await page.getByRole('tab', { name: admin.tabs['director-text'] }).click()
  await expect(name).toHaveValue('بعد النوم')
  await expect(page.getByText(admin.draft.title)).toBeVisible()
  await press(page, admin.save.save)
  await expect.poll(storedName).toBe('بعد النوم')
})

// Requirement 97; contradiction 6
test('an administrator whose document is removed is signed out at once; signing out asks first, by keyboard at 360 px, too, and takes the drafts', async ({
  page,
  backend,
}) => {
  await backend.seed()
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page, '?tab=director-text')
  await page.getByLabel('الاسم', { exact: true }).fill('اسم لم يُحفظ')
  await expect(page.getByText(admin.save.unsaved(1))).toBeVisible()
  await owner.remove(`admins/${backend.adminUid}`)
  await expect(page).toHaveURL(LOGIN)
  await expect(page.getByText(login.ended.removed)).toBeVisible()
  await expectNothingLeft(page)

  await owner.put(`admins/${backend.adminUid}`, {})
  await signInByForm(page)
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))
  expect(await drafts()).toHaveLength(1)
  const menu = page.getByRole('button', { name: admin.menu, exact: true })
  for (const answer of ['Escape', 'Enter']) {
    await menu.press('Enter')
    await page.getByRole('banner').getByRole('button', { name: admin.signOut }).press('Enter')
    const question = 'هل تريد حقاً تسجيل الخروج؟ ستحتاج إلى إدخال كلمة المرور مرة أخرى.'
    await expect(dialog(page)).toContainText(question)
    await expect(
      dialog(page).getByRole('button', { name: admin.signOutDialog.cancel }),
    ).toBeFocused()
    if (answer === 'Enter') await page.keyboard.press('Tab')
    await page.keyboard.press(answer)
    await expect(dialog(page)).toHaveCount(0)
    if (answer === 'Escape') await expect(menu).toBeFocused()
  }
  await expect(page).toHaveURL(/:\d+\/$/)
  expect(await drafts()).toEqual([])
})

// Playwright switches the cache off in which a page waits for Back; it tells the page by this event.
test('a dashboard that Back brings out of the cache of the browser loads anew', async ({
  page,
  backend,
}) => {
  await backend.seed()
  await signIn(page)
  await page.evaluate(() => {
    document.title = 'kept'
    localStorage.clear()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page).toHaveURL(LOGIN)
  await expect(page).not.toHaveTitle('kept')
})

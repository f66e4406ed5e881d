import type { Locator, Page } from '@playwright/test'
import { DIRECTOR } from '../../scripts/seed/seed-content.mjs'
import { adminAccount } from '../../src/copy/admin/account'
import { admin } from '../../src/copy/admin/admin'
import { adminDirectorText } from '../../src/copy/admin/director-text'
import { login } from '../../src/copy/admin/login'
import { SESSION_KEY } from '../../src/fixed-names'
import { SAVE_TIMEOUT_MS } from '../../src/limits'
import { expectAccessible } from '../helpers/checks'
import { COMMITS } from '../helpers/commits'
import { button, dialog, pressButton } from '../helpers/dashboard'
import { ADMIN, expect, owner, signIn, signInByForm, test } from '../helpers/fixtures'
import { hold, UNANSWERED } from '../helpers/network'
import {
  expectNothingLeft,
  LOGIN,
  MINUTE,
  readLastActivity,
  readStoredSession,
  signInWithClock,
} from '../helpers/session'

const readStoredName = async () => (await owner.get('director-texts/main-director'))?.['name']
const nameField = (page: Page) => page.getByLabel(adminDirectorText.labels.name, { exact: true })
const readDraftKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))

async function typeName(page: Page, name: string): Promise<void> {
  await nameField(page).fill(name)
  await expect(page.getByText(admin.save.unsaved(1))).toBeVisible()
}

/** Asks by keyboard to sign out; returns the menu that it was chosen from. */
async function askForSignOut(page: Page): Promise<Locator> {
  const menu = page.getByRole('button', { name: admin.menu, exact: true })
  await menu.press('Enter')
  await page.getByRole('banner').getByRole('button', { name: admin.signOut }).press('Enter')
  await expect(dialog(page)).toContainText(
    'هل تريد حقاً تسجيل الخروج؟ ستحتاج إلى إدخال كلمة المرور مرة أخرى.',
  )
  await expect(dialog(page).getByRole('button', { name: admin.signOutDialog.cancel })).toBeFocused()
  return menu
}

/** Collects the lines of the console. */
function consoleLines(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  return lines
}

/** Counts every time that a part of the dashboard is rendered, even for a moment. */
async function countDashboards(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counter = Object.assign(window, { seen: 0 })
    const look = () => {
      if (document.querySelector('[role=tablist], [role=tab], article')) counter.seen += 1
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { seen: number }).seen)
}

const forgeSession = (page: Page) =>
  page.evaluate((key) => {
    const [time, user] = [Date.now(), { uid: 'forged', email: 'forged@example.com' }]
    const forged = { isAuthenticated: true, loginTime: time, lastActivity: time, user }
    localStorage.setItem(key, JSON.stringify(forged))
  }, SESSION_KEY)

// Requirements 9, 23, 92
test('a visitor of the dashboard is led to the login page', async ({ page }) => {
  const lines = consoleLines(page)
  const readCount = await countDashboards(page)
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL(LOGIN)
  await expect.poll(() => lines).toContain('[session] signed out')
  expect(await readCount()).toBe(0)
})

// Contradiction 7
test('a forged admin_session shows nothing of the dashboard', async ({ page }) => {
  const readCount = await countDashboards(page)
  await page.goto('/admin/login')
  for (const search of ['?tab=products', '?panel=footer']) {
    await forgeSession(page)
    await page.goto(`/admin/dashboard${search}`)
    await expect(page).toHaveURL(LOGIN)
    expect(await readCount(), search).toBe(0)
  }
  expect(await readStoredSession(page)).toBeNull()
})

// Requirements 9, 23, 93
test('a sign-in keeps the session without a token, and opens the dashboard', async ({
  page,
  backend,
}) => {
  const lines = consoleLines(page)
  await signInByForm(page)
  await expect(page).toHaveURL('/admin/dashboard')
  await expect.poll(() => lines).toContain('[session] signed in')
  const time: unknown = expect.any(Number)
  const user = { uid: backend.adminUid, email: ADMIN.email }
  const stored = { isAuthenticated: true, loginTime: time, lastActivity: time, user }
  expect(await readStoredSession(page)).toEqual(stored)
})

// Requirement 92
test('the dashboard says that no answer came about the administrator', async ({
  page,
  consoleGuard,
}) => {
  // On a busy machine the SDK's limit of ten seconds passes, too.
  consoleGuard.allow(/Could not reach Cloud Firestore/)
  await signIn(page)
  await page.clock.install()
  await page.route(/Listen\/channel/, () => new Promise(() => {}))
  await page.reload()
  await expect(page.getByText(admin.guard.checking)).toBeVisible()
  await page.clock.fastForward(8_000)
  await expect(page.getByRole('heading', { name: admin.guard.slowTitle })).toBeVisible()
  await expect(page.getByRole('tablist')).toHaveCount(0)
  await expectAccessible(page)
})

test.describe('an unsaved name on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } })
  test.beforeEach(({ backend }) => backend.seed())

  // Contradiction 14
  test('an unsaved name is not saved by a press after hours of sleep, but after a sign-in', async ({
    page,
    consoleGuard,
  }) => {
    await signInWithClock(page, consoleGuard, '?tab=director-text')
    await typeName(page, 'بعد النوم')
    // The clock has moved but no timer has fired, so the press comes first.
    await page.clock.setFixedTime((await readLastActivity(page)) + 8 * 60 * MINUTE)
    await pressButton(page, admin.save.save)
    await expect(page).toHaveURL(LOGIN)
    await expect(page.getByText(login.ended.inactivity)).toBeVisible()
    await expectNothingLeft(page)
    expect(await readStoredName()).toBe(DIRECTOR.name)
    await signInByForm(page)
    await page.getByRole('tab', { name: admin.tabs['director-text'] }).click()
    await expect(nameField(page)).toHaveValue('بعد النوم')
    await expect(page.getByText(admin.draft.title)).toBeVisible()
    await pressButton(page, admin.save.save)
    await expect.poll(readStoredName).toBe('بعد النوم')
  })

  // Contradiction 6
  test('an unsaved name waits for an administrator who is removed and signed out at once', async ({
    page,
    backend,
  }) => {
    await signIn(page, '?tab=director-text')
    await typeName(page, 'اسم لم يُحفظ')
    await owner.delete(`admins/${backend.adminUid}`)
    await expect(page).toHaveURL(LOGIN)
    await expect(page.getByText(login.ended.noAccess)).toBeVisible()
    await expectNothingLeft(page)
    await owner.put(`admins/${backend.adminUid}`, {})
    await signInByForm(page)
    expect(await readDraftKeys(page)).toHaveLength(1)
  })

  // Requirement 97
  test('an unsaved name goes with a sign-out, which asks first', async ({ page }) => {
    await signIn(page, '?tab=director-text')
    await typeName(page, 'اسم لم يُحفظ')
    await askForSignOut(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/:\d+\/$/)
    expect(await readDraftKeys(page)).toEqual([])
  })

  // Requirement 97
  test('an unsaved name stays when the question about the sign-out is left', async ({ page }) => {
    await signIn(page, '?tab=director-text')
    await typeName(page, 'اسم لم يُحفظ')
    const menu = await askForSignOut(page)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(menu).toBeFocused()
    await expect(nameField(page)).toHaveValue('اسم لم يُحفظ')
  })
})

test('a sign-out of every device without an answer says so, and counts when it is stored', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(...UNANSWERED)
  await page.clock.install()
  await signIn(page)
  const answer = await hold(page, COMMITS)
  await page.locator('summary').filter({ hasText: adminAccount.title }).click()
  await pressButton(page, adminAccount.everywhere.button)
  await dialog(page).getByRole('button', { name: adminAccount.everywhere.confirm }).click()
  await page.clock.runFor(SAVE_TIMEOUT_MS)
  await expect(page.getByRole('alert')).toHaveText(admin.reasons.timeout)
  await expect(button(page, adminAccount.everywhere.button)).toBeEnabled()
  answer()
  await expect(page.getByText(login.ended.everywhere)).toBeVisible()
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

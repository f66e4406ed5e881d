import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { lane } from '../../scripts/emulators/lanes.mjs'
import { authRest, firestoreRest } from '../../scripts/firebase/rest.mjs'
import { siteEnv } from '../../scripts/firebase/settings.mjs'
import { ADMIN } from '../../scripts/seed/seed-content.mjs'
import { seed } from '../../scripts/seed/seed.mjs'
import { SESSION_KEY } from '../../src/fixed-names'
import { endRequests, followCommits } from './commits'

/** The emulators and the built site that these tests have for themselves. */
const ownLane = lane(Number(process.env['LANE']))

export const PROJECT = ownLane.project
export const FIRESTORE = ownLane.firestore
export const AUTH = ownLane.auth
export const SITE = ownLane.site
/** The folder of the built site that the tests open. */
export const SITE_FOLDER = path.join(ownLane.folder, 'site')
const API_KEY = siteEnv(ownLane, ownLane.site).VITE_FIREBASE_API_KEY
export { ADMIN }

/** Reads and writes Firestore as the owner of the emulator, without the rules. */
export const owner = firestoreRest({ host: FIRESTORE, project: PROJECT })
const accounts = authRest({ host: AUTH, project: PROJECT })

/** The SDK closes a stream that the emulator has already ended on a busy machine. */
const ENDED_STREAM = /status of 400 .*\/Listen\/channel\?.*TYPE=terminate/

/** Allows the console lines that a test provokes itself. */
export type Console = { allow: (...patterns: RegExp[]) => void }

/** Each test starts with one administrator and no content; `seed()` stores the local content. */
type Backend = { backend: { adminUid: string; seed: () => Promise<unknown> } }

/** A test of the server's answers, without a page and without a backend of its own. */
export const httpTest = base.extend({ baseURL: ownLane.site })

/** A test with a backend, and without a page of Playwright. */
export const backendTest = httpTest.extend<Backend>({
  backend: [
    async ({}, use) => {
      await Promise.all([owner.clear(), accounts.clear()])
      const { uid } = await accounts.signUp(ADMIN.email, ADMIN.password)
      await owner.put(`admins/${uid}`, {})
      await use({
        adminUid: uid,
        seed: () => seed({ firestore: FIRESTORE, auth: AUTH, project: PROJECT }),
      })
    },
    { auto: true },
  ],
})

export const test = backendTest.extend<{ consoleGuard: Console }>({
  context: async ({ context }, use) => {
    const unanswered = followCommits(context)
    await use(context)
    // A route may still read its answer when the test ends; Playwright would count that as a failure of the test.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    await Promise.all(context.pages().map(endRequests))
    // A page that is closed during a commit leaves its documents locked. Until the lock expires, the emulator cannot be
    // emptied and refuses the commits of the next test (firebase-tools 10518).
    await expect.poll(unanswered, 'commits without an answer').toBe(0)
  },

  /**
   * Fails the test after a console error or warning or an uncaught error that it does not allow. Other browsers than
   * Chromium have words and warnings of their own.
   */
  consoleGuard: [
    async ({ page, browserName }, use, testInfo) => {
      const allowed = [ENDED_STREAM]
      const found: string[] = []
      page.on('console', (message) => {
        if (browserName === 'chromium' && ['error', 'warning'].includes(message.type()))
          found.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`))
      await use({ allow: (...patterns) => void allowed.push(...patterns) })
      // The console tells why a test failed, also by messages that are allowed.
      if (testInfo.status !== testInfo.expectedStatus && found.length > 0)
        await testInfo.attach('console', { body: found.join('\n'), contentType: 'text/plain' })
      const unexpected = found.filter((line) => !allowed.some((pattern) => pattern.test(line)))
      expect(unexpected, 'console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

let signIns = 0

/**
 * Opens the dashboard (`search` names a tab) with a session of the administrator, as the Firebase SDK keeps it.
 * This is faster than `signInByForm`.
 */
export async function signIn(page: Page, search = ''): Promise<void> {
  const { uid, idToken, refreshToken } = await accounts.signIn(ADMIN.email, ADMIN.password)
  const { email } = ADMIN
  // The test may have set the clock of the page.
  const now = await page.evaluate(() => Date.now())
  const user = {
    uid,
    email,
    emailVerified: false,
    isAnonymous: false,
    apiKey: API_KEY,
    appName: '[DEFAULT]',
    providerData: [
      {
        providerId: 'password',
        uid: email,
        email,
        displayName: null,
        phoneNumber: null,
        photoURL: null,
      },
    ],
    stsTokenManager: { accessToken: idToken, refreshToken, expirationTime: now + 3_600_000 },
  }
  const session = { isAuthenticated: true, loginTime: now, lastActivity: now, user: { uid, email } }
  signIns += 1
  await page.addInitScript(
    ({ once, items }) => {
      // addInitScript runs on every navigation; sign in only on the first one.
      if (sessionStorage.getItem(once)) return
      sessionStorage.setItem(once, 'yes')
      for (const [key, value] of items) localStorage.setItem(key, value)
    },
    {
      once: `signed-in-${signIns}`,
      items: [
        [`firebase:authUser:${API_KEY}:[DEFAULT]`, JSON.stringify(user)],
        [SESSION_KEY, JSON.stringify(session)],
      ] as const,
    },
  )
  await page.goto(`/admin/dashboard${search}`)
  await page.getByRole('tablist').waitFor()
}

/** Signs the administrator in through the form and waits for the dashboard. */
export async function signInByForm(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await page.locator('input[type="email"]').fill(ADMIN.email)
  await page.locator('input[autocomplete="current-password"]').fill(ADMIN.password)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL('**/admin/dashboard*')
  await page.getByRole('tablist').waitFor()
}

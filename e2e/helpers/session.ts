import type { Page } from '@playwright/test'
import { adminOverview } from '../../src/copy/admin/overview'
import { SESSION_KEY } from '../../src/fixed-names'
import { expect, signIn, type Console } from './fixtures'
import { STREAM } from './network'

export const MINUTE = 60_000
export const LOGIN = /\/admin\/login$/
/** The session as the browser keeps it. */
export const readStoredSession = (page: Page) =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, unknown>,
    SESSION_KEY,
  )
export const readLastActivity = async (page: Page) =>
  Number((await readStoredSession(page))['lastActivity'])

/** Signs in with a clock that the test controls. The SDK logs a broken stream when a test moves it. */
export async function signInWithClock(page: Page, consoleGuard: Console, search = '') {
  consoleGuard.allow(STREAM, /400 .*Listen\/channel.*TYPE=terminate/)
  // The work of the dashboard a minute after its opening may meet the end of the session.
  consoleGuard.allow(/\[data\] [\w.]+ failed|status of 403|permission-denied/)
  await page.clock.install()
  await signIn(page, search)
  if (search) return
  // A read fails when the clock moves before its answer.
  await expect(page.getByRole('heading', { name: adminOverview.changes.title })).toBeVisible()
  await expect(page.getByText(adminOverview.changes.loading)).toHaveCount(0)
}

/** Expects no part of the dashboard on the screen: tabs, dialogs, toasts. */
export const expectNothingLeft = (page: Page) =>
  expect(
    page.locator(
      '[role=tablist], [role=tabpanel], [role=dialog], [role=alertdialog], [data-sonner-toast]',
    ),
  ).toHaveCount(0)

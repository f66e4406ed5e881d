import type { Page } from '@playwright/test'
import { admin } from '../../src/copy/admin/admin'
import { login } from '../../src/copy/admin/login'
import { expectAccessible } from '../helpers/checks'
import { expect, test } from '../helpers/fixtures'
import {
  expectNothingLeft,
  LOGIN,
  MINUTE,
  readLastActivity,
  signInWithClock,
} from '../helpers/session'

const warning = (page: Page) => page.getByRole('alertdialog', { name: admin.idle.title })

test.describe('the warning about an idle session', () => {
  test.use({ viewport: { width: 360, height: 500 } })

  // Requirement 95; contradiction 14
  test('the warning comes two minutes before the end of an idle session', async ({
    page,
    consoleGuard,
  }) => {
    await signInWithClock(page, consoleGuard)
    await page.clock.pauseAt((await readLastActivity(page)) + 27 * MINUTE + 59_000)
    await expect(warning(page)).toHaveCount(0)
    await page.clock.runFor(13_000)
    await expect(warning(page)).toContainText('1:48')
    await expect(page.getByRole('button', { name: admin.idle.stay })).toBeFocused()
    await page.clock.resume()
    await expectAccessible(page)
  })

  // Requirement 95
  test('the warning is followed by the end of the session after 30 minutes', async ({
    page,
    consoleGuard,
  }) => {
    await signInWithClock(page, consoleGuard)
    await page.clock.pauseAt((await readLastActivity(page)) + 29 * MINUTE + 59_000)
    await expect(warning(page)).toContainText('0:01')
    await page.clock.runFor(1_000)
    await page.clock.resume()
    await expect(page).toHaveURL(LOGIN)
    await expectNothingLeft(page)
    await expect(page.getByText(login.ended.inactivity)).toBeVisible()
  })
})

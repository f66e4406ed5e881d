import type { Page, Route } from '@playwright/test'
import { admin } from '../../src/copy/admin'
import { login } from '../../src/copy/login'
import { ADMIN, expect, FIRESTORE, signIn, test } from '../fixtures'
import { NETWORK_ERRORS } from '../network'

const REFUSAL = { error: { code: 429, message: 'Quota exceeded.', status: 'RESOURCE_EXHAUSTED' } }

/**
 * Answers every request for Firestore as it does when the free quota of the day is used up: calls with the status 429,
 * streams with the same error as their first message. Returns how many requests the page has sent.
 */
async function useUpQuota(page: Page): Promise<() => number> {
  let requests = 0
  const answer = (route: Route) => {
    requests += 1
    const request = route.request()
    const url = new URL(request.url())
    const { origin = '*', ...asked } = request.headers()
    // The SDK sends credentials, so the page's own origin is allowed.
    const headers = {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': asked['access-control-request-headers'] ?? '*',
    }
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
    if (!url.pathname.endsWith('/channel')) return route.fulfill({ status: 429, headers, json: REFUSAL })
    // A channel is opened by a POST, and its messages come as the answer to a GET.
    const isOpening = request.method() === 'POST' && !url.searchParams.has('SID')
    const messages = JSON.stringify(isOpening ? [[0, ['c', 'session', '', 8, 14, 30_000]]] : [[1, [REFUSAL]]])
    // A chunk has its length before it.
    const body = url.searchParams.get('TYPE') === 'terminate' ? '' : `${messages.length}\n${messages}`
    return route.fulfill({ status: 200, headers, contentType: 'text/plain', body })
  }
  await page.route(`http://${FIRESTORE}/**`, answer)
  return () => requests
}

const EXPECTED = [...NETWORK_ERRORS, /resource-exhausted/, /429/, /maximum backoff/, /Quota/, /\[dashboard\]/]

test('the dashboard, a new one and the sign-in say that the quota is used up, and until when (P25)', async ({
  page,
  backend,
  consoleGuard,
}) => {
  consoleGuard.allow(...EXPECTED)
  await backend.seed()
  await page.clock.install()
  await signIn(page, '?tab=director-text')
  const name = page.getByLabel('الاسم')
  await expect(name).not.toHaveValue('')
  const countRequests = await useUpQuota(page)
  await name.fill('اسم جديد')
  await page.getByRole('button', { name: admin.save.save }).click()
  await expect(page.getByText(admin.quota.text())).toBeVisible()
  page.on('dialog', (asked) => void asked.accept())
  await page.reload()
  await expect(page.getByText(admin.quota.text())).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/admin/login')
  await page.getByLabel(login.email).fill(ADMIN.email)
  await page.getByLabel(login.password, { exact: true }).fill(ADMIN.password)
  const before = countRequests()
  await page.getByRole('button', { name: login.submit }).click()
  // The SDK waits before it gives the refused read up.
  await expect.poll(countRequests).toBeGreaterThan(before)
  const message = page.getByText(admin.reasons.quota)
  const isShown = async () => (await page.clock.runFor(1_000), message.isVisible())
  await expect.poll(isShown, { intervals: [100] }).toBe(true)
  await expect(message).toContainText(/1[01]:00/)
})

import { admin } from '../src/copy/admin'
import { login } from '../src/copy/login'
import { ADMIN, expect, signIn, test } from './fixtures'
import { NETWORK_ERRORS } from './public'
import { useUpQuota } from './quota-used-up'

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

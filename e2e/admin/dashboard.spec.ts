import type { Page, Route } from '@playwright/test'
import { admin } from '../../src/copy/admin/admin'
import { unsavedCount } from '../../src/copy/admin/counts'
import { adminDirectorText } from '../../src/copy/admin/director-text'
import { adminOverview } from '../../src/copy/admin/overview'
import { adminSearch } from '../../src/copy/admin/search'
import { expectAccessibleAtBothWidths } from '../helpers/checks'
import { button, dialog } from '../helpers/dashboard'
import { expect, FIRESTORE, signIn, test } from '../helpers/fixtures'
import { hold, NETWORK_ERRORS } from '../helpers/network'

/** The code of the tabs and panels besides the overview. */
const CODE =
  'products-tab team-tab videos-tab director-photo-tab director-text-tab centre-panel history-panel footer-panel'.split(
    ' ',
  )
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const isSelected = (page: Page, name: string) =>
  expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } })

  // Requirements 96, 98
  test('the dashboard names itself, the centre and its six tabs', async ({ page }) => {
    await signIn(page)
    await expect(page.getByRole('heading', { level: 1, name: admin.title })).toBeVisible()
    await expect(page.getByText(admin.centre)).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText(Object.values(admin.tabs))
  })

  test('the dashboard loads the code of every tab before it is opened', async ({ page }) => {
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await signIn(page)
    const missing = () =>
      CODE.filter((name) => !addresses.some((address) => address.includes(`/assets/${name}-`)))
    await expect.poll(missing).toEqual([])
  })

  // Requirement 99
  test('a quick action opens its tab, and Back returns from the next one', async ({ page }) => {
    await signIn(page)
    const actions = page.getByRole('navigation', { name: adminOverview.actions.label })
    const toVideos = actions.getByRole('link', { name: new RegExp(`^${admin.tabs.videos}`) })
    await toVideos.press('Enter')
    await expect(page).toHaveURL(/\?tab=videos$/)
    await expect(page).toHaveTitle(admin.documentTitle(admin.tabs.videos))
    await expect(page.getByRole('tabpanel')).toBeFocused()
    await tab(page, admin.tabs.team).click()
    await isSelected(page, admin.tabs.team)
    await page.goBack()
    await isSelected(page, admin.tabs.videos)
  })
})

test('a tab keeps what was typed in it while others are open', async ({ page, backend }) => {
  await backend.seed()
  await signIn(page, '?tab=director-text')
  const name = page.getByLabel(adminDirectorText.labels.name)
  await name.fill('اسم لم يُحفظ')
  await tab(page, admin.tabs.products).click()
  await isSelected(page, admin.tabs.products)
  await expect(name).toBeHidden()
  await page.goBack()
  await isSelected(page, admin.tabs['director-text'])
  await expect(name).toHaveValue('اسم لم يُحفظ')
  await expect(dialog(page)).toHaveCount(0)
})

test('the browser asks before a new release reloads the page with unsaved changes', async ({
  page,
  backend,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/)
  await backend.seed()
  // The next release has other files.
  await page.route('/', (route) =>
    route.fulfill({ body: '<script type="module" src="/assets/next.js"></script>' }),
  )
  await page.route('**/assets/team-tab-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  const giveTeamTab = await hold(page, '**/assets/team-tab-*.js')
  await signIn(page, '?tab=director-text')
  const name = page.getByLabel(adminDirectorText.labels.name)
  await name.fill('اسم لم يُحفظ')
  const question = page.waitForEvent('dialog')
  giveTeamTab()
  expect((await question).type()).toBe('beforeunload')
  await (await question).dismiss()
  await expect(name).toHaveValue('اسم لم يُحفظ')
})

/** Makes the bar that counts the unsaved changes throw at the next one. Returns its repair. */
async function plantCrash(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const rules = Intl.PluralRules.prototype as Intl.PluralRules
    const select = Object.getOwnPropertyDescriptor(rules, 'select') ?? {}
    Object.assign(window, { repair: () => Object.defineProperty(rules, 'select', select) })
    rules.select = () => {
      throw new Error('planted')
    }
  })
  return () => page.evaluate(() => (window as unknown as { repair: () => void }).repair())
}

test.describe('a crash in one tab', () => {
  let repair: () => Promise<void>
  test.beforeEach(async ({ page, backend, consoleGuard }) => {
    consoleGuard.allow(/planted|rendering failed/)
    await backend.seed()
    await signIn(page, '?tab=director-text')
    await page.getByLabel(adminDirectorText.labels.name).fill('اسم لم يُحفظ')
    await expect(page.getByText(unsavedCount(1))).toBeVisible()
    repair = await plantCrash(page)
    await page.getByLabel(adminDirectorText.titles.placeholder).fill('مسمى')
    await expect(page.getByRole('alert').filter({ hasText: admin.crash.section })).toBeVisible()
  })

  test('a crash leaves the other tabs working, and what was typed', async ({ page }) => {
    await expectAccessibleAtBothWidths(page)
    await repair()
    await tab(page, admin.tabs.overview).click()
    await expect(page.getByLabel(adminSearch.label)).toBeVisible()
    await tab(page, admin.tabs['director-text']).click()
    await expect(page.getByLabel(adminDirectorText.labels.name)).toHaveValue('اسم لم يُحفظ')
  })

  test('a crash gives its details to the clipboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write'])
    await button(page, admin.crash.copy).click()
    await expect(page.getByText(admin.crash.copied)).toBeVisible()
    await repair()
    await tab(page, admin.tabs.overview).click()
    // The permissions policy forbids reading the clipboard; pasting needs no permission.
    await page.getByLabel(adminSearch.label).focus()
    await page.keyboard.press('Control+V')
    await expect(page.getByLabel(adminSearch.label)).toHaveValue(
      /tab=director-text.*Mozilla\/.*planted/,
    )
  })
})

/** When the quota is renewed, by the clock of Riyadh: at 10:00 in California's summer time, at 11:00 in its winter. */
const MIDNIGHT_IN_CALIFORNIA = /1[01]:00/
const REFUSAL = { error: { code: 429, message: 'Quota exceeded.', status: 'RESOURCE_EXHAUSTED' } }

/**
 * Answers every request for Firestore as it does when the free quota of the day is used up: calls with the status 429,
 * streams with the same error as their first message.
 */
async function useUpQuota(page: Page): Promise<void> {
  const answer = (route: Route) => {
    const request = route.request()
    const url = new URL(request.url())
    const { origin = '*', ...requestHeaders } = request.headers()
    // The SDK sends credentials, so the page's own origin is allowed.
    const headers = {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': requestHeaders['access-control-request-headers'] ?? '*',
    }
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
    if (!url.pathname.endsWith('/channel'))
      return route.fulfill({ status: 429, headers, json: REFUSAL })
    // A channel is opened by a POST, and its messages come as the answer to a GET.
    const isOpening = request.method() === 'POST' && !url.searchParams.has('SID')
    const messages = JSON.stringify(
      isOpening ? [[0, ['c', 'session', '', 8, 14, 30_000]]] : [[1, [REFUSAL]]],
    )
    // A chunk has its length before it.
    const body =
      url.searchParams.get('TYPE') === 'terminate' ? '' : `${messages.length}\n${messages}`
    return route.fulfill({ status: 200, headers, contentType: 'text/plain', body })
  }
  await page.route(`http://${FIRESTORE}/**`, answer)
}

test('the dashboard and a new one say that the quota is used up, and until when', async ({
  page,
  backend,
  consoleGuard,
}) => {
  consoleGuard.allow(
    ...NETWORK_ERRORS,
    /resource-exhausted|429|maximum backoff|Quota|\[dashboard\]/,
  )
  await backend.seed()
  await signIn(page, '?tab=director-text')
  const name = page.getByLabel(adminDirectorText.labels.name)
  await expect(name).not.toHaveValue('')
  await useUpQuota(page)
  await name.fill('اسم جديد')
  await button(page, admin.save.save).click()
  await expect(page.getByText(admin.quota.text())).toBeVisible()
  page.on('dialog', (question) => void question.accept())
  await page.reload()
  await expect(page.getByText(admin.quota.text())).toContainText(MIDNIGHT_IN_CALIFORNIA)
})

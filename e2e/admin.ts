import type { Page, Route } from '@playwright/test'
import { admin } from '../src/copy/admin'
import type { Picture } from '../tests/fixtures/images'
import { expect, signIn } from './fixtures'

/** What the browser and the SDK write by themselves when a test cuts the network or has a write refused. */
export const CUT = [/Failed to load resource/, /WebChannelConnection/, /RestConnection/, /Could not reach Cloud Firestore/, /\[data\]/, /\[dashboard\]/, /\[uploader\]/, /ERR_/]

export const WIDTHS = [360, 1440] as const

export async function openTab(page: Page, tab: 'products' | 'team' | 'videos'): Promise<void> {
  await signIn(page, `?tab=${tab}`)
  await expect(page.getByRole('heading', { level: 2, name: admin.tabs[tab] })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

export const file = ({ name, type, bytes }: Picture) => ({ name, mimeType: type, buffer: Buffer.from(bytes) })

export const dialog = (page: Page) => page.getByRole('alertdialog')
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).click()

/** The next commit reaches the database, but its answer is lost. */
export async function loseNextAnswer(page: Page): Promise<void> {
  let isLost = false
  await page.route(/:commit/, async (route: Route) => {
    if (isLost) return route.continue()
    isLost = true
    await route.fetch()
    await route.abort('connectionreset')
  })
}

/** The next commit never reaches the database. */
export async function cutNextCommit(page: Page): Promise<void> {
  let isCut = false
  await page.route(/:commit/, async (route: Route) => {
    if (isCut) return route.continue()
    isCut = true
    await route.abort('connectionreset')
  })
}

/** Every commit is refused, as the rules refuse an account that lost its rights. */
export async function denyCommits(page: Page): Promise<void> {
  await page.route(/:commit/, (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': new URL(page.url()).origin, 'access-control-allow-credentials': 'true' },
      body: JSON.stringify({ error: { code: 403, message: 'denied', status: 'PERMISSION_DENIED' } }),
    }),
  )
}

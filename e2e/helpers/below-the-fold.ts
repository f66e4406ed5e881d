import { expect, type Page } from '@playwright/test'
import { hold } from './network'

/** The number of parts that are not laid out yet. */
export const countPartsNotLaidOut = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main section > *, footer > *')].filter(
        (part) => part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  )

/** Opens a page with its font and its styles, and holds these scripts until the returned function is called. */
export async function openHeld(
  page: Page,
  address: string,
  scripts = '**/assets/*.js',
): Promise<() => void> {
  const release = await hold(page, scripts)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.evaluate(async () => document.fonts.ready)
  return release
}

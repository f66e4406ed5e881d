import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** The console line of a part of the page that was rendered anew during its hydration. */
export const RENDERED_ANEW = /Minified React error #422/

/** Waits until the page is hydrated: before, the browser would follow a link with a full page load. */
export async function waitForHydration(page: Page): Promise<void> {
  const parts = page.locator('header a, main section, main h1, main h2, footer')
  const unhydrated = () =>
    parts.evaluateAll(
      (elements) =>
        elements.filter(
          (element) => !Object.keys(element).some((key) => key.startsWith('__reactProps')),
        ).length,
    )
  await expect.poll(unhydrated).toBe(0)
}

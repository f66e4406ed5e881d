import type { Page } from '@playwright/test'

/** How many parts are not laid out yet. */
export const partsNotLaidOut = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main section > *, footer > *')].filter(
        (part) => part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  )

import type { Page } from '@playwright/test'

/** How many parts are not laid out yet. */
export const partsNotLaidOut = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main section > *, footer > *')].filter(
        (each) => each.checkVisibility() && !each.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  )

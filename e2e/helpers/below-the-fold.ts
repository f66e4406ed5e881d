import type { Page } from '@playwright/test'

/** The number of parts that are not laid out yet. */
export const countPartsNotLaidOut = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main section > *, footer > *')].filter(
        (part) => part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  )

import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'

/** Stops the clock of the page, which from here moves only by the test. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
}

/** Expects something after an answer that takes real time, while the stopped clock moves in small steps. */
export async function expectSoon(page: Page, awaited: Locator): Promise<void> {
  const isShown = async () => {
    await page.clock.runFor(20)
    return awaited.isVisible()
  }
  await expect.poll(isShown, { intervals: [20] }).toBe(true)
}

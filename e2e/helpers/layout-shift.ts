import type { Page } from '@playwright/test'

/** Records the layout shifts of every page; returns a function that reads their sum since its last call. */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    await page.evaluate(nextPaint)
    await page.evaluate(nextPaint)
    return page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts
        .splice(0)
        .reduce((sum, value) => sum + value, 0),
    )
  }
}

/** An observer follows the frames of the browser, which the clock of a test does not change. */
const nextPaint = () =>
  new Promise<void>((resolve) =>
    new ResizeObserver(() => resolve()).observe(document.documentElement),
  )

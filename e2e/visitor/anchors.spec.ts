import type { Page } from '@playwright/test'
import { legalWords } from '../../src/copy/legal'
import { services } from '../../src/copy/services'
import { expect, test } from '../helpers/fixtures'
import { waitForHydration } from '../helpers/hydration'

/** Opens the privacy page; returns how far it is scrolled, and a press on an entry of its contents. */
async function openContents(page: Page) {
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.goto('/privacy')
  const contents = page.getByRole('navigation', { name: legalWords.contents }).getByRole('link')
  await waitForHydration(page)
  return {
    top: () => page.evaluate(() => Math.round(window.scrollY)),
    // A press by Playwright would scroll to the link first.
    follow: (index: number) => contents.nth(index).evaluate((link: HTMLElement) => link.click()),
  }
}

test('Back and Forward return to the places that were left between anchors', async ({ page }) => {
  const { top, follow } = await openContents(page)
  const tops: number[] = [await top()]
  for (const index of [7, 2]) {
    await follow(index)
    await expect.poll(top).not.toBe(tops.at(-1))
    tops.push(await top())
  }
  const [start, first, second = 0] = tops
  await page.mouse.wheel(0, 130)
  await expect.poll(top).toBe(second + 130)
  for (const [go, place] of [
    ['goBack', first],
    ['goBack', start],
    ['goForward', first],
    ['goForward', second + 130],
  ] as const) {
    await page[go]()
    await expect.poll(top).toBe(place)
  }
})

test('the focus goes to the part that an anchor leads to', async ({ page }) => {
  const { follow } = await openContents(page)
  await follow(7)
  await expect(page.locator(':focus')).toHaveAttribute('id', 'sharing')
})

test('an address with an anchor opens what is folded there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/#behaviour')
  const card = page.locator('#behaviour')
  const [feature = ''] = services.find(({ id }) => id === 'behaviour')?.features ?? []
  await expect(card.getByText(feature)).toBeVisible()
  await expect(card).toBeInViewport()
})

import type { Page } from '@playwright/test'
import { CENTRE } from '../../scripts/seed/seed-content.mjs'
import { paths } from '../../src/paths'
import { expectNoSideScroll } from '../helpers/checks'
import { expect, test } from '../helpers/fixtures'

const { CHROMIUM_PATH } = process.env
const SCREEN = { width: 360, height: 780 }

// A visitor who asks the browser for letters of twice the size.
test.use({
  viewport: SCREEN,
  launchOptions: {
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  },
})

/** The Arabic words that are on two lines. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.sr-only')) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{Script=Arabic}+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top / 10))
        if (new Set(tops).size > 1) found.push(word)
      }
    }
    return found
  })

/** The height of what stays in view while the page scrolls. */
const barsHeight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo({ top: 2_000, behavior: 'instant' })
    const bars = [...document.querySelectorAll('header, nav')].filter((each) =>
      ['fixed', 'sticky'].includes(getComputedStyle(each).position),
    )
    return bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0)
  })

/** Opens the pages with the fullest parts one after the other, with their stored content. */
async function onEachPage(page: Page, look: () => Promise<void>): Promise<void> {
  for (const route of [paths.home, paths.services, paths.products, paths.team, paths.about])
    await test.step(route, async () => {
      await page.goto(route)
      await expect(page.getByRole('contentinfo').getByText(CENTRE.email)).toBeAttached()
      await expect(page.locator('main .skeleton')).toHaveCount(0)
      expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('34px')
      await look()
    })
}

test('letters of twice the size break no word, and scroll no page sideways', async ({
  page,
  backend,
}) => {
  await backend.seed()
  await onEachPage(page, async () => {
    await expectNoSideScroll(page)
    expect.soft(await brokenWords(page)).toEqual([])
  })
})

test('the bars with letters of twice the size leave two thirds of a phone to the page', async ({
  page,
  backend,
}) => {
  await backend.seed()
  await onEachPage(page, async () =>
    expect.soft(await barsHeight(page)).toBeLessThan(SCREEN.height / 3),
  )
})

test('letters of twice the size fit a phone of 320 px', async ({ page, backend }) => {
  await backend.seed()
  await page.setViewportSize({ width: 320, height: 700 })
  for (const route of [paths.home, paths.products, paths.team, paths.privacy])
    await test.step(route, async () => {
      await page.goto(route)
      await expect(page.getByRole('contentinfo').getByText(CENTRE.email)).toBeAttached()
      await expectNoSideScroll(page)
    })
})

import type { Page } from '@playwright/test'
import { CENTRE } from '../scripts/seed-content.mjs'
import { team } from '../src/copy/team'
import { expect, test } from './fixtures'

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
const footerHeight = async (page: Page) => (await page.getByRole('contentinfo').boundingBox())?.height ?? Infinity
const firstMemberTop = async (page: Page) =>
  (await page.getByRole('list', { name: team.list }).getByRole('listitem').first().boundingBox())?.y ?? Infinity

/** [path, what is measured, how, the most that it may be in px at a width of 360 px] */
const HEIGHTS: [path: string, name: string, measure: (page: Page) => Promise<number>, limit: number][] = [
  ['/', 'the page', pageHeight, 7600],
  ['/team', 'the top of the first specialist', firstMemberTop, 899],
  ['/team', 'the footer', footerHeight, 680],
]

test.use({ viewport: { width: 360, height: 740 } })

for (const path of new Set(HEIGHTS.map(([each]) => each))) {
  test(`${path} keeps its heights at 360 px`, async ({ page, backend }) => {
    // With every detail of the centre entered.
    await backend.seed()
    await page.goto(path)
    await expect(page.locator('main .skeleton')).toHaveCount(0)
    await expect(page.getByRole('contentinfo').getByText(CENTRE.email)).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    for (const [, name, measure, limit] of HEIGHTS.filter(([each]) => each === path))
      expect(await measure(page), name).toBeLessThanOrEqual(limit)
  })
}

test('the header is one line high from 1100 px', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 740 })
  await page.goto('/test')
  await page.evaluate(() => document.fonts.ready)
  const links = page.getByRole('banner').getByRole('link').filter({ visible: true })
  await expect(links).toHaveCount(9)
  for (const link of await links.all()) expect((await link.boundingBox())?.height).toBe(44)
})

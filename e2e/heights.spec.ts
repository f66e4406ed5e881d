import type { Page } from '@playwright/test'
import { team } from '../src/copy/team'
import { expect, owner, test } from './fixtures'

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
  test(`${path} keeps its heights at 360 px`, async ({ page }) => {
    await owner.put('team/a', { id: 'a', name: 'أخصائية نطق', createdAt: new Date(), updatedAt: new Date() })
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    for (const [, name, measure, limit] of HEIGHTS.filter(([each]) => each === path))
      expect(await measure(page), name).toBeLessThanOrEqual(limit)
  })
}

import type { Page } from '@playwright/test'
import { CENTRE } from '../../scripts/seed/seed-content.mjs'
import { faq } from '../../src/copy/faq'
import { firstVisit } from '../../src/copy/first-visit'
import { services } from '../../src/copy/services'
import { site } from '../../src/copy/site'
import { defaultCentre } from '../../src/data/content/centre'
import { paths } from '../../src/paths'
import { expect, test } from '../helpers/fixtures'
import { VISITOR_PATHS } from '../helpers/routes'

test.beforeEach(({ backend }) => backend.seed())

test('every page takes one or two sheets of paper', async ({ page }) => {
  for (const route of VISITOR_PATHS)
    await test.step(route, async () => {
      await page.goto(route)
      await expect(page.getByRole('contentinfo').getByText(CENTRE.email)).toBeAttached()
      const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
      const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length
      expect([1, 2]).toContain(sheets)
    })
})

const onPaper = async (page: Page) => {
  await expect(page.getByRole('contentinfo').getByText(CENTRE.email)).toBeAttached()
  await page.emulateMedia({ media: 'print' })
}
const printed = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).filter({ visible: true })

test('the home page on paper is the card of a visit, also from a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  await onPaper(page)
  const expected = [
    '055 012 3467',
    CENTRE.parking,
    ...firstVisit.bring.items,
    ...services.map(({ title }) => title),
  ]
  for (const text of expected) await expect(printed(page, text)).not.toHaveCount(0)
  for (const role of ['navigation', 'button', 'combobox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(printed(page, site.chatShort)).toHaveCount(0)
})

test('what is folded on the screen is printed, and folded again, unlike what was open', async ({
  page,
}) => {
  await page.goto('/')
  await page.locator('main summary').filter({ visible: true }).first().click()
  await onPaper(page)
  const folded = page.locator('main details:not([open])')
  const before = await folded.count()
  expect(before).toBeGreaterThan(5)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  for (const { question, answer } of faq.items(true, { ...defaultCentre, ...CENTRE })) {
    await expect(printed(page, question)).toHaveCount(1)
    await expect(printed(page, answer)).toHaveCount(1)
  }
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  expect(await folded.count()).toBe(before)
})

// Nothing tells the page that it is printed.
test('what is folded on the screen is printed by its style alone', async ({ page }) => {
  await page.goto('/')
  await onPaper(page)
  for (const { question, answer } of faq.items(true, { ...defaultCentre, ...CENTRE })) {
    await expect(printed(page, question)).toHaveCount(1)
    await expect(printed(page, answer)).toHaveCount(1)
  }
})

for (const route of [paths.home, paths.privacy, paths.terms])
  // Chromium leaves out what follows in columns that a page ends.
  test(`${route} has no columns that the end of a page could cut`, async ({ page }) => {
    await page.goto(route)
    await onPaper(page)
    const inColumns = () =>
      page
        .locator('main *')
        .evaluateAll((elements) =>
          elements
            .filter((each) => getComputedStyle(each).columnCount !== 'auto')
            .map((each) => each.id),
        )
    // The styles of print come after the page.
    await expect.poll(inColumns).toEqual([])
  })

import type { Page } from '@playwright/test'
import { products as copy } from '../src/copy/products'
import { PRODUCTS } from '../scripts/seed-content.mjs'
import { expect, test } from './fixtures'
import { NETWORK_ERRORS } from './public'

const names = PRODUCTS.slice(0, 12).map(([, name]) => name)
const tiles = (page: Page) => page.getByRole('list', { name: copy.list }).getByRole('link')
const pictures = (page: Page) => page.getByRole('list', { name: copy.list }).locator('img')

test('a second visit of the products fetches only the HTML of the site, and goes on offline', async ({
  page,
  context,
  backend,
  consoleGuard,
}) => {
  consoleGuard.allow(...NETWORK_ERRORS, /ERR_INTERNET_DISCONNECTED/)
  await backend.seed()
  await page.goto('/products')
  await expect(tiles(page)).toHaveText(names)
  await page.close()

  const again = await context.newPage()
  await again.goto('/products')
  await expect(tiles(again)).toHaveText(names)
  await expect(pictures(again).first()).toHaveAttribute('src', /^data:image\//)
  await expect
    .poll(() =>
      pictures(again).evaluateAll((all) =>
        all.slice(0, 4).every((image) => (image as HTMLImageElement).naturalWidth > 0),
      ),
    )
    .toBe(true)
  const fetched = await again.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => name.startsWith(location.origin) && transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  )
  expect(fetched.filter((path) => /^\/(assets|fonts|art)\//.test(path))).toEqual([])

  // An open page keeps working without a network.
  const look = async (position: number) => {
    await tiles(again).nth(position).click()
    await expect(again.getByRole('dialog').getByRole('heading')).toContainText(names[position] ?? '')
    await again.goBack()
    await expect(again.getByRole('dialog')).toBeHidden()
  }
  await look(0)
  await context.setOffline(true)
  await look(1)
  await expect(tiles(again)).toHaveText(names)
  await expect(again.locator('header a[href^="tel:"]').filter({ visible: true })).toHaveAttribute('href', /^tel:\+/)
})

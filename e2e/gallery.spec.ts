import type { Locator, Page } from '@playwright/test'
import { defaultProducts, products as copy } from '../src/copy/products'
import { PRODUCTS } from '../scripts/seed-content.mjs'
import { expect, owner, test } from './fixtures'
import { drag, expectAccessibleAtBothWidths, pinch } from './public'

const names = PRODUCTS.map(([, name]) => name)
const nameAt = (position: number): string => names[position - 1] ?? ''
const tiles = (page: Page) => page.getByRole('list', { name: copy.list }).getByRole('link')
const dialog = (page: Page) => page.getByRole('dialog')
const caption = (page: Page) => dialog(page).getByRole('heading')

const PICTURE = 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'
const product = (order: number, name: string, image = PICTURE) => ({
  id: `190000000000${order}`,
  image,
  name,
  order,
  createdAt: new Date(),
  updatedAt: new Date(),
})
const put = (order: number, name: string, image?: string) =>
  owner.put(`products/190000000000${order}`, product(order, name, image))

async function openSeeded(page: Page, backend: { seed: () => Promise<void> }) {
  await backend.seed()
  await page.goto('/products')
  await expect(tiles(page)).toHaveText(names.slice(0, 12))
}

test('an open page shows every change of the products, the bundled ones before the first (57, 58, 59, decision 9)', async ({
  page,
}) => {
  await page.goto('/products')
  await expect(tiles(page)).toHaveText(defaultProducts.map(({ name }) => name))
  const begin = Date.now()
  await put(1, 'الأول')
  await expect(tiles(page)).toHaveText(['الأول'])
  console.info(`A stored product was on the open page after ${Date.now() - begin} ms`)

  await expect(tiles(page).locator('img')).toHaveAttribute('src', PICTURE)

  await tiles(page).click()
  await expect(dialog(page).getByText('1 / 1', { exact: true })).toBeVisible()
  await put(2, 'صورة تالفة', 'data:image/jpeg;base64,AAAA')
  await expect(dialog(page).getByText('1 / 2', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tiles(page)).toHaveText(['الأول', 'صورة تالفة'])
  await expect(tiles(page).nth(1).locator('img')).toHaveAttribute('src', '/placeholder.svg')

  // A product that is deleted while it is open stays until it is closed.
  await tiles(page).nth(1).click()
  await expect(caption(page)).toHaveText('صورة تالفة')
  await expect(dialog(page).getByRole('img')).toHaveAttribute('src', '/placeholder.svg')
  await owner.remove('products/1900000000002')
  await expect(page.locator('main ul > li')).toHaveCount(1)
  await expect(caption(page)).toHaveText('صورة تالفة')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(tiles(page)).toHaveText(['الأول'])

  await put(2, 'الثاني')
  await expect(tiles(page)).toHaveText(['الأول', 'الثاني'])
  await owner.put('products/1900000000001', { ...product(3, 'صار الثالث'), id: '1900000000001' })
  await expect(tiles(page)).toHaveText(['الثاني', 'صار الثالث'])
  await owner.remove('products/1900000000001')
  await expect(tiles(page)).toHaveText(['الثاني'])
  await owner.remove('products/1900000000002')
  await expect(page.getByRole('heading', { name: copy.empty.title })).toBeVisible()
  await expect(page.getByRole('list', { name: copy.list })).toHaveCount(0)
  await expectAccessibleAtBothWidths(page)
})

/** Returns where the first and the last characters of an element are on the screen. */
const edges = (counter: Locator) =>
  counter.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const nodes: Node[] = []
    while (text.nextNode()) nodes.push(text.currentNode)
    return [nodes[0], nodes.at(-1)].map((node) => {
      const range = document.createRange()
      if (node) range.selectNodeContents(node)
      return range.getBoundingClientRect().left
    })
  })

test('the lightbox moves by keys and buttons, keeps the focus inside and gives it back (54, 55, decisions 30 and 31)', async ({
  page,
  backend,
}) => {
  await openSeeded(page, backend)
  await test.step('opens at the pressed picture', async () => {
    await tiles(page).nth(4).click()
    await expect(caption(page)).toHaveText(nameAt(5))
    const counter = dialog(page).getByText('5 / 14', { exact: true })
    await expect(counter).toBeVisible()
    // The counter is left-to-right on the right-to-left page.
    const [first = Infinity, last = 0] = await edges(counter)
    expect(first).toBeLessThan(last)
    await expect(dialog(page).getByRole('status')).toHaveText(copy.lightbox.spoken(5, 14, nameAt(5)))
    const link = dialog(page).getByRole('link', { name: copy.lightbox.ask })
    const address = new URL((await link.getAttribute('href')) ?? '')
    expect([address.hostname, address.searchParams.get('text')]).toEqual(['wa.me', copy.askText(nameAt(5))])
    await expect(link).toHaveAttribute('target', '_blank')
  })

  await test.step('moves by buttons and keys', async () => {
    const next = dialog(page).getByRole('button', { name: copy.lightbox.next })
    const previous = dialog(page).getByRole('button', { name: copy.lightbox.previous })
    expect((await next.boundingBox())?.x).toBeGreaterThan((await previous.boundingBox())?.x ?? Infinity)
    await next.click()
    await expect(caption(page)).toHaveText(nameAt(6))
    await previous.click()
    await expect(caption(page)).toHaveText(nameAt(5))
    await page.keyboard.press('Home')
    await expect(caption(page)).toHaveText(nameAt(1))
    await dialog(page).getByRole('img').click()
    await page.keyboard.press('ArrowLeft')
    // The last of all products, which was not loaded yet.
    await expect(caption(page)).toHaveText(nameAt(14))
    await expect(dialog(page).getByText('14 / 14', { exact: true })).toBeVisible()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await expect(caption(page)).toHaveText(nameAt(2))
    // Steps inside the lightbox add no history entries, so one Back closes it.
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await expect(tiles(page).nth(1)).toBeFocused()
  })

  await test.step('keeps the focus inside', async () => {
    await tiles(page).first().focus()
    await page.keyboard.press('Enter')
    await expect(caption(page)).toHaveText(nameAt(1))
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('gives the focus back', async () => {
    const ways: [string, () => Promise<unknown>][] = [
      ['Escape', () => page.keyboard.press('Escape')],
      ['Back', () => page.goBack()],
      ['the button', () => dialog(page).getByRole('button', { name: copy.lightbox.close }).click()],
      ['the ground', () => page.mouse.click(200, 200)],
    ]
    for (const [name, close] of ways) {
      await tiles(page).nth(8).scrollIntoViewIfNeeded()
      const before = await page.evaluate(() => scrollY)
      await tiles(page).nth(8).click()
      await expect(caption(page)).toHaveText(nameAt(9))
      expect(new URL(page.url()).searchParams.get('p'), name).toBeTruthy()
      await close()
      await expect(dialog(page), name).toHaveCount(0)
      await expect(tiles(page).nth(8), name).toBeFocused()
      expect(new URL(page.url()).search, name).toBe('')
      expect(await page.evaluate(() => scrollY), name).toBe(before)
    }
  })
})

test('the focus moves to the products that are loaded on demand, and the large picture replaces the small one', async ({
  page,
  backend,
}) => {
  await openSeeded(page, backend)
  await page.getByRole('button', { name: copy.more }).click()
  await expect(tiles(page)).toHaveText(names)
  await expect(tiles(page).nth(12)).toBeFocused()
  await expect(page.getByRole('button', { name: copy.more })).toHaveCount(0)

  await tiles(page).nth(1).click()
  const image = dialog(page).getByRole('img')
  const width = () => image.evaluate((element: HTMLImageElement) => element.naturalWidth)
  const shown = (await image.boundingBox())?.width ?? 0
  await expect.poll(width).toBeGreaterThan(600)
  expect((await image.boundingBox())?.width).toBeCloseTo(shown, 0)
  const large = await image.getAttribute('src')
  await page.keyboard.press('ArrowRight')
  await expect.poll(width).toBeGreaterThan(600)
  expect(await image.getAttribute('src')).not.toBe(large)
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('a shared address opens its product, and a swipe moves to another picture (55)', async ({ page, backend }) => {
    await backend.seed()
    const stored = (await owner.list('products')).sort((a, b) => Number(a.data['order']) - Number(b.data['order']))
    await page.goto(`/products?p=${stored[13]?.id}`)
    await expect(caption(page)).toHaveText(nameAt(14))
    await expect(dialog(page).getByText('14 / 14', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe('/products')
    // No product has this id.
    await page.goto('/products?p=1111111111111')
    await expect(tiles(page)).toHaveCount(12)
    await expect.poll(() => new URL(page.url()).search.replace('?', '')).toBe('')

    await tiles(page).nth(4).tap()
    await expect(caption(page)).toHaveText(nameAt(5))
    await drag(page, [280, 340], [80, 345])
    await expect(caption(page)).toHaveText(nameAt(6))
    await drag(page, [80, 340], [280, 335])
    await expect(caption(page)).toHaveText(nameAt(5))
    await pinch(page, [180, 340], 60)
    await expect.poll(() => page.evaluate(() => visualViewport?.scale ?? 1)).toBeGreaterThan(1.2)
    await expect(caption(page)).toHaveText(nameAt(5))
    await pinch(page, [180, 340], -25)
    await expect.poll(() => page.evaluate(() => visualViewport?.scale ?? 2)).toBeLessThan(1.05)
    await drag(page, [180, 300], [184, 520])
    await expect(dialog(page)).toHaveCount(0)
  })
})

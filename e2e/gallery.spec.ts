import type { Page } from '@playwright/test'
import { defaultProducts, products as copy } from '../src/copy/products'
import { FIRST_ANSWER_MS } from '../src/limits'
import { PRODUCTS } from '../scripts/seed-content.mjs'
import { expect, expectNoSideScroll, owner, test } from './fixtures'
import {
  columns,
  NETWORK_ERRORS,
  cutDatabase,
  drag,
  expectFocusOn,
  expectAccessibleAtBothWidths,
  pinch,
  pressRetryAndReconnect,
} from './public'

const names = PRODUCTS.map(([, name]) => name)
const nameAt = (position: number): string => names[position - 1] ?? ''
const tiles = (page: Page) => page.getByRole('list', { name: copy.list }).getByRole('link')
const dialog = (page: Page) => page.getByRole('dialog')
const caption = (page: Page) => dialog(page).getByRole('heading')

const GREEN = 'data:image/webp;base64,UklGRhwAAABXRUJQVlA4TBAAAAAvAAAAEAcQERGIiP4HAA=='
const product = (order: number, name: string, image = GREEN) => ({
  id: `190000000000${order}`,
  image,
  name,
  order,
  createdAt: new Date(),
  updatedAt: new Date(),
})
const put = (order: number, name: string, image?: string) =>
  owner.put(`products/190000000000${order}`, product(order, name, image))

async function openSeeded(page: Page, backend: { seed: () => Promise<void> }, path = '/products') {
  await backend.seed()
  await page.goto(path)
  await expect(tiles(page)).toHaveCount(12)
}

test('the grid has 2, 3 and 4 columns and never scrolls sideways (1, 53)', async ({ page, backend }) => {
  await openSeeded(page, backend)
  for (const [width, expected] of [
    [320, 2],
    [360, 2],
    [768, 3],
    [1099, 3],
    [1100, 4],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await columns(tiles(page)), `${width} px`).toBe(expected)
    await expectNoSideScroll(page)
  }
})

test('an open page shows every change of the products (57)', async ({ page }) => {
  await put(1, 'الأول')
  await page.goto('/products')
  await expect(tiles(page)).toHaveText(['الأول'])
  const begin = Date.now()
  await put(2, 'الثاني')
  await expect(tiles(page)).toHaveText(['الأول', 'الثاني'])
  console.info(`A stored product was on the open page after ${Date.now() - begin} ms`)
  await owner.put('products/1900000000001', { ...product(3, 'صار الثالث'), id: '1900000000001' })
  await expect(tiles(page)).toHaveText(['الثاني', 'صار الثالث'])
  await owner.remove('products/1900000000002')
  await expect(tiles(page)).toHaveText(['صار الثالث'])
})

test('the bundled products show until something is stored (58, decision 9)', async ({ page }) => {
  await page.goto('/products')
  await expect(tiles(page)).toHaveText(defaultProducts.map(({ name }) => name))
  await put(1, 'الأول')
  await expect(tiles(page)).toHaveText(['الأول'])
  await owner.remove('products/1900000000001')
  await expect(page.getByRole('heading', { name: copy.empty.title })).toBeVisible()
  await expect(page.getByRole('list', { name: copy.list })).toHaveCount(0)
  await expectAccessibleAtBothWidths(page)
})

test('a product that is deleted while it is open stays until it is closed', async ({ page }) => {
  await put(1, 'الأول')
  await page.goto('/products')
  await expect(tiles(page)).toHaveText(['الأول'])
  await tiles(page).click()
  await expect(dialog(page).getByText('1 / 1', { exact: true })).toBeVisible()
  await put(2, 'الثاني')
  await expect(dialog(page).getByText('1 / 2', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await tiles(page).nth(1).click()
  await expect(caption(page)).toHaveText('الثاني')
  await owner.remove('products/1900000000002')
  await expect(page.locator('main ul > li')).toHaveCount(1)
  await expect(caption(page)).toHaveText('الثاني')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(tiles(page)).toHaveText(['الأول'])
})

test('the focus moves to the products that were loaded on demand', async ({ page, backend }) => {
  await openSeeded(page, backend)
  await expect(tiles(page)).toHaveText(names.slice(0, 12))
  await page.getByRole('button', { name: copy.more }).click()
  await expect(tiles(page)).toHaveText(names)
  await expectFocusOn(page, nameAt(13))
  await expect(page.getByRole('button', { name: copy.more })).toHaveCount(0)
})

test('the lightbox moves by its keys and buttons (54, 55, decisions 30 and 31)', async ({ page, backend }) => {
  await openSeeded(page, backend)
  await tiles(page).nth(4).click()
  await expect(caption(page)).toHaveText(nameAt(5))
  const counter = dialog(page).getByText('5 / 14', { exact: true })
  await expect(counter).toBeVisible()
  // The counter is left-to-right on the right-to-left page.
  const order = await counter.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const nodes: Node[] = []
    while (text.nextNode()) nodes.push(text.currentNode)
    const left = (node: Node | undefined) => {
      const range = document.createRange()
      if (node) range.selectNodeContents(node)
      return range.getBoundingClientRect().left
    }
    return [left(nodes[0]), left(nodes.at(-1))]
  })
  expect(order[0]).toBeLessThan(order[1] ?? 0)
  await expect(dialog(page).getByRole('status')).toHaveText(copy.lightbox.spoken(5, 14, nameAt(5)))

  const next = dialog(page).getByRole('button', { name: copy.lightbox.next })
  const previous = dialog(page).getByRole('button', { name: copy.lightbox.previous })
  expect((await next.boundingBox())?.x).toBeGreaterThan((await previous.boundingBox())?.x ?? Infinity)
  await next.click()
  await expect(caption(page)).toHaveText(nameAt(6))
  await previous.click()
  await page.keyboard.press('ArrowRight')
  await expect(caption(page)).toHaveText(nameAt(6))
  await page.keyboard.press('ArrowLeft')
  await expect(caption(page)).toHaveText(nameAt(5))
  await page.keyboard.press('Home')
  await expect(caption(page)).toHaveText(nameAt(1))
  await dialog(page).getByRole('img').click()
  await page.keyboard.press('ArrowLeft')
  // The last of all products, which was not loaded yet.
  await expect(caption(page)).toHaveText(nameAt(14))
  await expect(dialog(page).getByText('14 / 14', { exact: true })).toBeVisible()
  // Left to the browser, so PageDown goes on from the last one.
  await page.keyboard.press('Alt+ArrowLeft')
  await page.keyboard.press('PageDown')
  await expect(caption(page)).toHaveText(nameAt(1))
  await page.keyboard.press('PageUp')
  await expect(caption(page)).toHaveText(nameAt(14))
})

test('closing the lightbox returns the focus to the tile (55)', async ({ page, backend }) => {
  await openSeeded(page, backend)
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
    await expectFocusOn(page, nameAt(9))
    expect(new URL(page.url()).search, name).toBe('')
    expect(await page.evaluate(() => scrollY), name).toBe(before)
  }
  // Steps inside the lightbox add no history entries, so one Back closes it.
  await tiles(page).nth(8).click()
  await expect(caption(page)).toHaveText(nameAt(9))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(caption(page)).toHaveText(nameAt(8))
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expectFocusOn(page, nameAt(8))
})

test('the lightbox keeps the keyboard focus inside', async ({ page, backend }) => {
  await openSeeded(page, backend)
  await tiles(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(caption(page)).toHaveText(nameAt(1))
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
  }
  await dialog(page).getByRole('button', { name: copy.lightbox.zoomIn }).press('Enter')
  await expect(dialog(page).getByRole('img')).toHaveCSS('transform', /matrix\(2\.5/)
  await page.keyboard.press('Shift+ArrowRight')
  await expect(dialog(page).getByRole('img')).toHaveCSS('transform', /matrix\(2\.5, 0, 0, 2\.5, -80, 0\)/)
  await expect(caption(page)).toHaveText(nameAt(1))
})

test('a shared address opens its product', async ({ page, backend }) => {
  await openSeeded(page, backend)
  const ids = (await owner.list('products'))
    .sort((a, b) => Number(a.data['order']) - Number(b.data['order']))
    .map(({ id }) => id)
  await page.goto(`/products?p=${ids[2]}`)
  await expect(caption(page)).toHaveText(nameAt(3))
  await page.goto(`/products?p=${ids[13]}`)
  await expect(caption(page)).toHaveText(nameAt(14))
  await expect(dialog(page).getByText('14 / 14', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/products')
  await page.goto('/products?p=1111111111111')
  await expect(tiles(page)).toHaveCount(12)
  await expect.poll(() => new URL(page.url()).search.replace('?', '')).toBe('')
})

test('the large picture replaces the small one once it has loaded', async ({ page, backend }) => {
  await openSeeded(page, backend)
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

test('WhatsApp opens with the product in the message', async ({ page, backend }) => {
  await openSeeded(page, backend)
  await tiles(page).nth(6).click()
  const link = dialog(page).getByRole('link', { name: copy.lightbox.ask })
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.hostname).toBe('wa.me')
  expect(address.searchParams.get('text')).toBe(copy.askText(nameAt(7)))
  await expect(link).toHaveAttribute('target', '_blank')
})

test('a broken picture becomes the placeholder (59)', async ({ page }) => {
  await put(1, 'صورة تالفة', 'data:image/jpeg;base64,AAAA')
  await page.goto('/products')
  await expect(tiles(page)).toHaveText(['صورة تالفة'])
  await expect(tiles(page).locator('img')).toHaveAttribute('src', '/placeholder.svg')
  await tiles(page).click()
  await expect(dialog(page).getByRole('img')).toHaveAttribute('src', '/placeholder.svg')
})

test('the bundled products stay when the database does not answer (58, P19)', async ({ page, consoleGuard }) => {
  consoleGuard.allow(...NETWORK_ERRORS)
  await cutDatabase(page)
  await page.goto('/products')
  await expect(tiles(page)).toHaveText(defaultProducts.map(({ name }) => name))
  await expect(page.getByText(copy.stale.title)).toBeVisible({ timeout: FIRST_ANSWER_MS + 4_000 })
  const gallery = page.getByRole('region', { name: copy.title })
  await expect(gallery.locator('a[href^="tel:"]')).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await put(1, 'عاد الاتصال')
  await pressRetryAndReconnect(page)
  await expect(tiles(page)).toHaveText(['عاد الاتصال'], { timeout: 30_000 })
  await expect(page.getByText(copy.stale.title)).toHaveCount(0)
})

test('a forged admin_session gives no rights (56)', async ({ page, backend }) => {
  await backend.seed()
  const user = { uid: 'forged', email: 'a@b.c' }
  await page.addInitScript(
    (session) => localStorage.setItem('admin_session', session),
    JSON.stringify({ isAuthenticated: true, loginTime: Date.now(), lastActivity: Date.now(), user }),
  )
  await page.goto('/products')
  await page.getByRole('link', { name: copy.edit }).click()
  await page.waitForURL('**/admin/login')
})

test('the page and the lightbox have no accessibility violation at 360 and 1440 px', async ({ page, backend }) => {
  await openSeeded(page, backend)
  await expectAccessibleAtBothWidths(page)
  await tiles(page).nth(4).click()
  await expect(caption(page)).toHaveText(nameAt(5))
  await expectAccessibleAtBothWidths(page)
  for (const size of [
    { width: 320, height: 568 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(size)
    await expectNoSideScroll(page)
    for (const name of [copy.lightbox.close, copy.lightbox.zoomIn, copy.lightbox.next, copy.lightbox.previous]) {
      await expect(dialog(page).getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    }
    await expect(dialog(page).getByRole('link', { name: copy.lightbox.ask })).toBeInViewport({ ratio: 1 })
    // The picture fills most of the space between the bars.
    expect((await dialog(page).getByRole('img').boundingBox())?.height).toBeGreaterThan(150)
  }
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('a swipe moves to another picture (55)', async ({ page, backend }) => {
    await openSeeded(page, backend)
    await tiles(page).nth(4).tap()
    await expect(caption(page)).toHaveText(nameAt(5))
    await drag(page, [280, 340], [80, 345])
    await expect(caption(page)).toHaveText(nameAt(6))
    await drag(page, [80, 340], [280, 335])
    await expect(caption(page)).toHaveText(nameAt(5))
    await pinch(page, [180, 340], 60)
    await expect(dialog(page).getByRole('button', { name: copy.lightbox.zoomOut })).toBeVisible()
    await drag(page, [280, 340], [180, 340])
    await expect(caption(page)).toHaveText(nameAt(5))
    await dialog(page).getByRole('button', { name: copy.lightbox.zoomOut }).tap()
    await drag(page, [180, 300], [184, 520])
    await expect(dialog(page)).toHaveCount(0)
  })
})

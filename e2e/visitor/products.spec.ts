import type { Page } from '@playwright/test'
import { PRODUCTS } from '../../scripts/seed-content.mjs'
import { defaultProducts, products as copy } from '../../src/copy/products'
import { uiCopy } from '../../src/copy/ui'
import { FIRST_ANSWER_MS } from '../../src/limits'
import {
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectNoSideScroll,
} from '../helpers/checks'
import { swipe } from '../helpers/dashboard'
import { expect, owner, PICTURE, test } from '../helpers/fixtures'
import { cutDatabase, NETWORK_ERRORS } from '../helpers/network'

const names = PRODUCTS.map(([, name]) => name)
const nameAt = (position: number): string => names[position - 1] ?? ''
const tiles = (page: Page) => page.getByRole('list', { name: copy.list }).getByRole('link')
const dialog = (page: Page) => page.getByRole('dialog')
const caption = (page: Page) => dialog(page).getByRole('heading')
const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

const put = (number: number, name: string, order = number) => {
  const id = `190000000000${number}`
  const dates = { createdAt: new Date(), updatedAt: new Date() }
  return owner.put(`products/${id}`, { id, image: PICTURE, name, order, ...dates })
}

// Requirements 14, 57, 58, 59
test('an open page shows every change of the products, the bundled ones before the first', async ({
  page,
}) => {
  await page.goto('/products')
  await expect(tiles(page)).toHaveText(defaultProducts.map(({ name }) => name))
  await put(1, 'الأول')
  await expect(tiles(page)).toHaveText(['الأول'])
  await expect(tiles(page).locator('img')).toHaveAttribute('src', PICTURE)
  await put(2, 'الثاني')
  await put(1, 'صار الثالث', 3)
  await expect(tiles(page)).toHaveText(['الثاني', 'صار الثالث'])

  // A product that is deleted while it is open stays until it is closed.
  await tiles(page).first().click()
  await expect(caption(page)).toHaveText('الثاني')
  await owner.remove('products/1900000000002')
  await expect(page.locator('main ul > li')).toHaveCount(1)
  await expect(caption(page)).toHaveText('الثاني')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)

  await owner.remove('products/1900000000001')
  await expect(page.getByRole('heading', { name: copy.empty.title })).toBeVisible()
  await expect(page.getByRole('list', { name: copy.list })).toHaveCount(0)
  await expectAccessibleAtBothWidths(page)
})

// Requirements 54, 55
test('the lightbox loads what it moves to, keeps the focus inside and gives it back, and has the large picture', async ({
  page,
  backend,
}) => {
  await backend.seed()
  await page.goto('/products')
  await expect(tiles(page)).toHaveText(names.slice(0, 12))
  await tiles(page).nth(4).click()
  await expect(caption(page)).toHaveText(nameAt(5))
  await expect(dialog(page).getByText('5 / 14', { exact: true })).toBeVisible()
  await page.keyboard.press('Home')
  await expect(caption(page)).toHaveText(nameAt(1))
  await page.keyboard.press('ArrowLeft')
  // The last of all products, which was not loaded yet.
  await expect(caption(page)).toHaveText(nameAt(14))
  await page.keyboard.press('ArrowRight')
  await dialog(page).getByRole('button', { name: copy.lightbox.next }).click()
  await expect(caption(page)).toHaveText(nameAt(2))
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null),
    ).toBe(true)
  }
  // Steps inside the lightbox add no history entries, so one Back closes it.
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(tiles(page).nth(1)).toBeFocused()

  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(200, 200)]) {
    await tiles(page).nth(8).scrollIntoViewIfNeeded()
    const before = await scrollY(page)
    await tiles(page).nth(8).click()
    await expect(caption(page)).toHaveText(nameAt(9))
    expect(new URL(page.url()).searchParams.get('p')).toBeTruthy()
    await close()
    await expect(dialog(page)).toHaveCount(0)
    await expect(tiles(page).nth(8)).toBeFocused()
    expect(new URL(page.url()).search).toBe('')
    expect(await scrollY(page)).toBe(before)
  }

  // The focus moves to the products that are loaded on demand. The step to the last one has loaded all of them.
  await page.reload()
  await page.getByRole('button', { name: copy.more }).click()
  await expect(tiles(page)).toHaveText(names)
  await expect(tiles(page).nth(12)).toBeFocused()

  await tiles(page).nth(1).click()
  const image = dialog(page).getByRole('img')
  const shown = (await image.boundingBox())?.width ?? 0
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(600)
  expect((await image.boundingBox())?.width).toBeCloseTo(shown, 0)
  await expectAccessibleAtBothWidths(page)
  for (const size of [
    { width: 320, height: 568 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(size)
    await expectNoSideScroll(page)
    for (const each of await dialog(page).getByRole('button').all())
      await expect(each).toBeInViewport({ ratio: 1 })
    await expect(dialog(page).getByRole('link', { name: copy.lightbox.ask })).toBeInViewport({
      ratio: 1,
    })
    // The picture fills most of the space between the bars.
    expect((await image.boundingBox())?.height).toBeGreaterThan(150)
  }
})

test('further products that do not come in time are missed aloud, and a retry loads them', async ({
  page,
  backend,
  consoleGuard,
}) => {
  consoleGuard.allow(...NETWORK_ERRORS)
  await backend.seed()
  await page.clock.install()
  await page.goto('/products')
  await expect(tiles(page)).toHaveText(names.slice(0, 12))
  // The next page is asked for where the stored products are shown, not those of the build.
  await expect(page.getByRole('button', { name: copy.more })).toBeVisible()
  const reconnect = await cutDatabase(page)
  await page.getByRole('button', { name: copy.more }).click()
  await expect(page.locator('main .skeleton').first()).toBeVisible()
  await page.clock.runFor(FIRST_ANSWER_MS)
  await expect(page.getByText(copy.stale.more)).toBeVisible()
  await expect(page.locator('main .skeleton')).toHaveCount(0)
  await expectAccessible(page, 'main')
  await reconnect()
  await page.getByRole('button', { name: uiCopy.retry }).click()
  await expect(tiles(page)).toHaveText(names)
  await expect(page.getByText(copy.stale.more)).toHaveCount(0)
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  // Requirement 55
  test('a shared address opens its product, a swipe moves to another picture, and a pinch enlarges', async ({
    page,
    backend,
  }) => {
    await backend.seed()
    const last = (await owner.list('products')).find(({ data }) => data['order'] === 14)
    await page.goto(`/products?p=${last?.id}`)
    await expect(caption(page)).toHaveText(nameAt(14))
    await swipe(page, [180, 300], [184, 520])
    await expect(dialog(page)).toHaveCount(0)
    await page.goto('/products?p=1111111111111')
    await expect(tiles(page)).toHaveCount(12)
    await expect.poll(() => new URL(page.url()).search.replace('?', '')).toBe('')

    await tiles(page).nth(4).tap()
    await expect(caption(page)).toHaveText(nameAt(5))
    await swipe(page, [280, 340], [80, 345])
    await expect(caption(page)).toHaveText(nameAt(6))
    const enlarged = () => page.evaluate(() => visualViewport?.scale ?? 1)
    const session = await page.context().newCDPSession(page)
    await session.send('Input.synthesizePinchGesture', { x: 180, y: 340, scaleFactor: 2 })
    await expect.poll(enlarged).toBeGreaterThan(1.2)
    await expect(caption(page)).toHaveText(nameAt(6))
  })
})

import type { Page } from '@playwright/test'
import { PRODUCTS } from '../../scripts/seed/seed-content.mjs'
import { productNames } from '../../src/copy/bundled-products'
import { lightbox } from '../../src/copy/lightbox'
import { productsWords } from '../../src/copy/products'
import { uiWords } from '../../src/copy/ui'
import { FIRST_ANSWER_MS } from '../../src/limits'
import { PIXEL } from '../../tests/fixtures/images'
import {
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectNoSideScroll,
} from '../helpers/checks'
import { swipe } from '../helpers/dashboard'
import { expect, owner, test } from '../helpers/fixtures'
import { cutDatabase, NETWORK_ERRORS } from '../helpers/network'

const names = PRODUCTS.map(([, name]) => name)
const nameAt = (position: number): string => names[position - 1] ?? ''
const tiles = (page: Page) => page.getByRole('list', { name: productsWords.list }).getByRole('link')
const dialog = (page: Page) => page.getByRole('dialog')
const caption = (page: Page) => dialog(page).getByRole('heading')
const readScrollY = (page: Page) => page.evaluate(() => window.scrollY)

const put = (number: number, name: string, order = number) => {
  const id = `190000000000${number}`
  const dates = { createdAt: new Date(), updatedAt: new Date() }
  return owner.put(`products/${id}`, { id, image: PIXEL, name, order, ...dates })
}

/** Opens the gallery of the local content. */
async function openGallery(page: Page): Promise<void> {
  await page.goto('/products')
  await expect(tiles(page)).toHaveText(names.slice(0, 12))
}

// Requirements 14, 57, 58
test('an open page shows every change of the products, the bundled ones before the first', async ({
  page,
}) => {
  await page.goto('/products')
  await expect(tiles(page)).toHaveText(Object.values(productNames))
  await put(1, 'الأول')
  await expect(tiles(page)).toHaveText(['الأول'])
  await expect(tiles(page).locator('img')).toHaveAttribute('src', PIXEL)
  await put(2, 'الثاني')
  await put(1, 'صار الثالث', 3)
  await expect(tiles(page)).toHaveText(['الثاني', 'صار الثالث'])
})

// Requirement 58; contradiction 9
test('a page that has lost its last product says so, without the bundled ones', async ({
  page,
}) => {
  await put(1, 'الأول')
  await page.goto('/products')
  await expect(tiles(page)).toHaveText(['الأول'])
  await owner.delete('products/1900000000001')
  await expect(page.getByRole('heading', { name: productsWords.empty.title })).toBeVisible()
  await expect(page.getByRole('list', { name: productsWords.list })).toHaveCount(0)
  await expectAccessibleAtBothWidths(page)
})

test('a product that is deleted while it is open stays until it is closed', async ({
  page,
  consoleGuard,
}) => {
  // Its large image may be asked for when it is gone.
  consoleGuard.allow(/readLargeImage failed/)
  await put(1, 'الأول')
  await put(2, 'الثاني')
  await page.goto('/products')
  await tiles(page).filter({ hasText: 'الثاني' }).click()
  await expect(caption(page)).toHaveText('الثاني')
  await owner.delete('products/1900000000002')
  await expect(page.locator('main ul > li')).toHaveCount(1)
  await expect(caption(page)).toHaveText('الثاني')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})

async function openFifth(page: Page, by: 'click' | 'tap' = 'click') {
  await tiles(page).nth(4)[by]()
  await expect(caption(page)).toHaveText(nameAt(5))
}

test.describe('in the gallery of the example content', () => {
  test.beforeEach(async ({ page, backend }) => {
    await backend.seed()
    await openGallery(page)
  })

  // Requirements 54, 55
  test('the lightbox goes by keys and buttons through all products, loaded or not', async ({
    page,
  }) => {
    await openFifth(page)
    await expect(dialog(page).getByText('5 / 14', { exact: true })).toBeVisible()
    await page.keyboard.press('Home')
    await expect(caption(page)).toHaveText(nameAt(1))
    await page.keyboard.press('ArrowLeft')
    // The last of all products, which was not loaded yet.
    await expect(caption(page)).toHaveText(nameAt(14))
    await page.keyboard.press('ArrowRight')
    await dialog(page).getByRole('button', { name: lightbox.next }).click()
    await expect(caption(page)).toHaveText(nameAt(2))
  })

  test('the lightbox keeps the focus inside', async ({ page }) => {
    await openFifth(page)
    const isInside = () =>
      page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab')
      expect(await isInside()).toBe(true)
    }
  })

  test('the lightbox closes by one Back, and gives the focus to the product that it showed', async ({
    page,
  }) => {
    await openFifth(page)
    await page.keyboard.press('ArrowRight')
    await expect(caption(page)).toHaveText(nameAt(6))
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await expect(tiles(page).nth(5)).toBeFocused()
  })

  for (const [name, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a press beside the image', (page: Page) => page.mouse.click(200, 200)],
  ] as const)
    // Requirement 55
    test(`the lightbox closes by ${name}, and leaves page, place and focus as they were`, async ({
      page,
    }) => {
      await tiles(page).nth(8).scrollIntoViewIfNeeded()
      const before = await readScrollY(page)
      await tiles(page).nth(8).click()
      await expect(caption(page)).toHaveText(nameAt(9))
      await expect(page).toHaveURL(/\?p=\w/)
      await close(page)
      await expect(dialog(page)).toHaveCount(0)
      await expect(tiles(page).nth(8)).toBeFocused()
      await expect(page).toHaveURL('/products')
      expect(await readScrollY(page)).toBe(before)
    })

  test('the lightbox replaces the small image by the large one at the same width', async ({
    page,
  }) => {
    await tiles(page).nth(1).click()
    const image = dialog(page).getByRole('img')
    const shown = (await image.boundingBox())?.width ?? 0
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(600)
    expect((await image.boundingBox())?.width).toBeCloseTo(shown, 0)
  })

  test('the lightbox fits every screen with its buttons, and is accessible', async ({ page }) => {
    await tiles(page).nth(1).click()
    await expect(caption(page)).toHaveText(nameAt(2))
    await expectAccessibleAtBothWidths(page)
    for (const size of [
      { width: 320, height: 568 },
      { width: 740, height: 360 },
    ]) {
      await page.setViewportSize(size)
      await expectNoSideScroll(page)
      const askLink = dialog(page).getByRole('link', { name: lightbox.ask })
      for (const each of [askLink, ...(await dialog(page).getByRole('button').all())])
        await expect(each).toBeInViewport({ ratio: 1 })
      // The image fills most of the space between the bars.
      expect((await dialog(page).getByRole('img').boundingBox())?.height).toBeGreaterThan(150)
    }
  })
})

test('further products are loaded on demand, and get the focus', async ({ page, backend }) => {
  await backend.seed()
  await openGallery(page)
  await page.getByRole('button', { name: productsWords.more }).click()
  await expect(tiles(page)).toHaveText(names)
  await expect(tiles(page).nth(12)).toBeFocused()
})

test('further products that do not come in time are missed aloud, and a retry loads them', async ({
  page,
  backend,
  consoleGuard,
}) => {
  consoleGuard.allow(...NETWORK_ERRORS)
  await backend.seed()
  await page.clock.install()
  await openGallery(page)
  // The next batch is asked for where the stored products are shown, not those of the build.
  await expect(page.getByRole('button', { name: productsWords.more })).toBeVisible()
  const reconnect = await cutDatabase(page)
  await page.getByRole('button', { name: productsWords.more }).click()
  await expect(page.locator('main .skeleton').first()).toBeVisible()
  await page.clock.runFor(FIRST_ANSWER_MS)
  await expect(page.getByText(productsWords.moreFailed)).toBeVisible()
  await expect(page.locator('main .skeleton')).toHaveCount(0)
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: uiWords.retry }).click()
  await expect(page.getByText(productsWords.moreFailed)).toHaveCount(0)
  await expect(page.locator('main .skeleton').first()).toBeVisible()
  await reconnect()
  await expect(tiles(page)).toHaveText(names)
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })
  test.beforeEach(({ backend }) => backend.seed())

  test('a shared address opens its product, and a swipe down closes it', async ({ page }) => {
    const last = (await owner.list('products')).find(({ data }) => data['order'] === 14)
    await page.goto(`/products?p=${last?.id}`)
    await expect(caption(page)).toHaveText(nameAt(14))
    await swipe(page, [180, 300], [184, 520])
    await expect(dialog(page)).toHaveCount(0)
  })

  test('the address of a product that is gone shows the list', async ({ page }) => {
    await page.goto('/products?p=1111111111111')
    await expect(tiles(page)).toHaveCount(12)
    await expect(page).toHaveURL('/products')
  })

  // Requirement 55
  test('a swipe moves to another image', async ({ page }) => {
    await openGallery(page)
    await openFifth(page, 'tap')
    await swipe(page, [280, 340], [80, 345])
    await expect(caption(page)).toHaveText(nameAt(6))
  })

  // Contradiction 60
  test('a pinch enlarges an image, and moves to no other one', async ({ page }) => {
    await openGallery(page)
    await openFifth(page, 'tap')
    const enlarged = () => page.evaluate(() => visualViewport?.scale ?? 1)
    const session = await page.context().newCDPSession(page)
    await session.send('Input.synthesizePinchGesture', { x: 180, y: 340, scaleFactor: 2 })
    await expect.poll(enlarged).toBeGreaterThan(1.2)
    await expect(caption(page)).toHaveText(nameAt(5))
  })
})

import type { Locator, Page } from '@playwright/test'
import { admin } from '../../src/copy/admin/admin'
import { adminList } from '../../src/copy/admin/list'
import { adminProducts } from '../../src/copy/admin/products'
import { uploader } from '../../src/copy/admin/uploader'
import { productsWords } from '../../src/copy/products'
import { imageFile, png } from '../../tests/fixtures/images'
import { NAMES, productDocuments } from '../../tests/fixtures/products'
import {
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectVisibleFocus,
  tabTo,
} from '../helpers/checks'
import {
  button,
  chooseFromMenu,
  countTaps,
  dialog,
  drag,
  file,
  openTab,
  pressButton,
  swipe,
  textOf,
  toast,
  undoByKeys,
  undoOf,
} from '../helpers/dashboard'
import { expect, owner, test } from '../helpers/fixtures'
import { CUT, cutNextCommit } from '../helpers/network'

const { position } = adminList

const putProducts = (count: number) => owner.store(productDocuments(NAMES.slice(0, count)))
const cards = (page: Page) => page.getByRole('article').getByRole('heading')
const chooseImages = (page: Page, ...images: Parameters<typeof file>[0][]) =>
  page.locator('input[type="file"][multiple]').setInputFiles(images.map(file))
const readProducts = async () =>
  (await owner.list('products'))
    .map(({ data }) => data)
    .sort((a, b) => Number(a['order']) - Number(b['order']))
const readNames = async () => (await readProducts()).map(({ name }) => name)
const regionOf = (page: Page, name: string) => page.getByRole('region', { name })
const filesOf = (...names: Parameters<typeof imageFile>[0][]) => names.map(imageFile)
/** Stored, but the answer is lost. */
async function addWithoutAnswer(page: Page, name: string): Promise<void> {
  await chooseImages(page, imageFile('private.jpg'))
  await page.getByLabel(adminProducts.labels.name).fill(name)
  await cutNextCommit(page)
  await pressButton(page, 'إضافة المنتج')
}

// Requirement 105; contradictions 10, 12
test('the name of the first product is offered, beside the bundled products', async ({ page }) => {
  await openTab(page, 'products')
  await expect(page.getByText('لا توجد منتجات بعد')).toBeVisible()
  await expect(regionOf(page, adminProducts.bundledLabel)).toBeVisible()
  await page.getByLabel(adminProducts.labels.name).focus()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('منتج 1')
})

// Requirements 101, 102, 106, 134
test('three images are added at once', async ({ page }) => {
  await openTab(page, 'products')
  const expectTaps = await countTaps(page)
  await chooseImages(page, ...filesOf('private.jpg', 'turned.jpg', 'private.png'))
  await page.getByLabel(adminProducts.add.nameOf(1)).fill('بطاقات')
  await pressButton(page, 'إضافة 3 منتجات')
  await expect(cards(page)).toHaveText(['بطاقات', 'منتج 2', 'منتج 3'])
  await expectTaps('three products', 1)
  // The stored images are not the files: e2e/admin/image-pipeline.spec.ts shows what is left of them.
  for (const { id, image } of await readProducts()) {
    const full = (await owner.get(`products/${textOf(id)}/images/large`))?.['image']
    for (const each of [image, full]) expect(each).toMatch(/^data:image\/webp;/)
  }
})

test('an open menu lies above a message', async ({ page }) => {
  await putProducts(5)
  await page.setViewportSize({ width: 360, height: 740 })
  await openTab(page, 'products')
  await chooseFromMenu(page, 'الأول', adminList.hide)
  const message = toast(page, adminList.hidden(adminProducts.noun('الأول')))
  await expect(message).toBeVisible()
  // The list of the menu reaches down to the message.
  const menu = button(page, adminList.menu('الثالث'))
  await menu.evaluate((node) => scrollBy(0, node.getBoundingClientRect().top - innerHeight / 2))
  await menu.click()
  for (const name of [adminList.earlier, adminList.hide, adminList.delete])
    await page.getByRole('menuitem', { name }).click({ trial: true })
  await expect(message).toBeVisible()
})

// Requirement 135
test('a refused image says why, and another one takes its place', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/\[uploader\]/)
  await openTab(page, 'products')
  await chooseImages(page, ...filesOf('private.jpg', 'phone.heic', 'private.png'))
  await expect(page.getByText(uploader.errors.heic)).toBeVisible()
  // It is not counted until then.
  await expect(page.getByLabel(adminProducts.add.nameOf(2))).toHaveValue('منتج 2')
  await expect(page.getByLabel(adminProducts.add.nameOf(3))).toHaveCount(0)
  await expectAccessibleAtBothWidths(page)
  const another = file(png('other.png', { width: 60, height: 60, colour: 0 }))
  await page.locator('li input[type="file"]').setInputFiles(another)
  await expect(page.getByLabel(adminProducts.add.nameOf(3))).toHaveValue('منتج 3')
})

test('a product whose answer was lost is added once, and leaves the form', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(...CUT, /Connection failed|a write failed/)
  await putProducts(0)
  await openTab(page, 'products')
  await addWithoutAnswer(page, 'لعبة')
  await expect(cards(page)).toHaveText(['لعبة'])
  await expect(regionOf(page, adminProducts.add.title)).toBeHidden()
  expect(await readNames(), 'added once').toEqual(['لعبة'])
})

// Requirement 103
test('the button that deletes a product shows under the mouse', async ({ page }) => {
  await putProducts(1)
  await openTab(page, 'products')
  const deleteButton = button(page, adminProducts.deletion.label('الأول'))
  await expect(deleteButton).toHaveCSS('opacity', '0')
  await page.getByRole('article').first().hover()
  await expect(deleteButton).toHaveCSS('opacity', '1')
})

test('a product is renamed by keyboard alone', async ({ page }) => {
  await putProducts(3)
  await openTab(page, 'products')
  await page.getByRole('tab', { name: admin.tabs.products }).focus()
  await tabTo(page, button(page, adminProducts.edit.open('الثاني')))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel(adminProducts.labels.name)).toBeFocused()
  await page.keyboard.type('اسم آخر')
  await page.keyboard.press('Enter')
  await expect(button(page, adminProducts.edit.open('اسم آخر'))).toBeFocused()
  await expectVisibleFocus(page)
})

// Requirement 107
test('a product is deleted and brought back by keyboard alone', async ({ page }) => {
  await putProducts(3)
  await openTab(page, 'products')
  await page.getByRole('tab', { name: admin.tabs.products }).focus()
  await tabTo(page, button(page, adminProducts.deletion.label('الثاني')))
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText(adminProducts.deletion.title('الثاني'))
  for (const key of ['Tab', 'Space']) await page.keyboard.press(key)
  await expect(cards(page)).toHaveText(['الأول', 'الثالث'])
  await expect.poll(async () => (await readProducts()).map(({ order }) => order)).toEqual([1, 2])
  await expectVisibleFocus(page)
  await undoByKeys(page, adminList.deleted(adminProducts.noun('الثاني')))
  await expect(cards(page)).toHaveText(['الأول', 'الثاني', 'الثالث'])
  await expectVisibleFocus(page)
})

test.describe('beside an open page', () => {
  let tiles: Locator
  test.beforeEach(async ({ page, context }) => {
    await putProducts(5)
    const visitor = await context.newPage()
    await visitor.goto('/products')
    tiles = visitor.getByRole('list', { name: productsWords.list }).getByRole('link')
    await expect(tiles).toHaveText(NAMES)
    // All cards must fit: dnd-kit scrolls near the lower edge, and a menu closes when its card moves.
    await page.setViewportSize({ width: 1440, height: 1300 })
    await openTab(page, 'products')
  })

  test('a hidden product leaves the page and stays where it stands in the tab', async ({
    page,
  }) => {
    const expectTaps = await countTaps(page)
    await chooseFromMenu(page, 'الثالث', adminList.hide)
    await expectTaps('hiding a product', 2)
    await expect(tiles).toHaveText(NAMES.filter((name) => name !== 'الثالث'))
    await expect(cards(page)).toHaveText(NAMES)
    await expect(page.getByText(adminList.hiddenMark, { exact: true })).toBeVisible()
    await chooseFromMenu(page, 'الثالث', adminList.show)
    await expectTaps('showing it again', 2)
    await expect(tiles).toHaveText(NAMES)
  })

  // Requirement 104; contradiction 33
  test('a product is dragged over a hidden one', async ({ page }) => {
    await chooseFromMenu(page, 'الثالث', adminList.hide)
    await expect(tiles).toHaveText(NAMES.filter((name) => name !== 'الثالث'))
    await drag(page, adminProducts.noun('الأول'), adminProducts.noun('الخامس'))
    await expect(cards(page)).toHaveText(['الثاني', 'الثالث', 'الرابع', 'الخامس', 'الأول'])
    await expect.poll(readNames).toEqual(['الثاني', 'الرابع', 'الخامس', 'الأول', 'الثالث'])
    await expect(tiles).toHaveText(['الثاني', 'الرابع', 'الخامس', 'الأول'])
  })

  test('a new name takes two taps, and the first position two', async ({ page }) => {
    const expectTaps = await countTaps(page)
    await pressButton(page, adminProducts.edit.open('الخامس'))
    await page.keyboard.type('جديد')
    await pressButton(page, adminProducts.edit.save)
    await expectTaps('a new name', 2)
    await expect(tiles).toContainText(['جديد'])
    await pressButton(page, position.label('جديد', 5, 5))
    await page.keyboard.type('1')
    await pressButton(page, position.go)
    await expect(tiles).toHaveText(['جديد', 'الأول', 'الثاني', 'الثالث', 'الرابع'])
    await expectTaps('the first position', 2)
  })

  test('a deletion takes three taps, and its undo one', async ({ page }) => {
    const expectTaps = await countTaps(page)
    await chooseFromMenu(page, 'الرابع', adminList.delete)
    await pressButton(page, adminProducts.deletion.confirm)
    await expectTaps('a deletion', 3)
    await expect(tiles).toHaveText(NAMES.filter((name) => name !== 'الرابع'))
    await undoOf(page, adminList.deleted(adminProducts.noun('الرابع'))).click()
    await expectTaps('its undo', 1)
    await expect(tiles).toHaveText(NAMES)
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 700 } })

  test('the buttons of a card are large enough for a thumb', async ({ page }) => {
    await putProducts(5)
    await openTab(page, 'products')
    for (const control of await page.getByRole('article').first().getByRole('button').all())
      expect(
        (await control.boundingBox())?.height,
        await control.innerText(),
      ).toBeGreaterThanOrEqual(44)
    await expectAccessibleAtBothWidths(page)
  })

  test('a tap beside the form of a product keeps its words and its image', async ({ page }) => {
    await putProducts(1)
    await openTab(page, 'products')
    const [before] = await readProducts()
    await pressButton(page, adminProducts.edit.open('الأول'))
    const form = page.getByRole('dialog')
    await form.locator('input[type=file]').setInputFiles(file(imageFile('private.jpg')))
    await form.getByLabel(adminProducts.labels.name).fill('جديد')
    await page.touchscreen.tap(8, 8)
    await expect(form).toHaveCount(0)
    await expect(button(page, adminProducts.edit.open('جديد'))).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: adminProducts.edit.resume }).tap()
    await expect(form.getByLabel(adminProducts.labels.name)).toHaveValue('جديد')
    await pressButton(page, adminProducts.edit.save)
    await expect.poll(readNames).toEqual(['جديد'])
    expect((await readProducts())[0]?.['image']).not.toBe(before?.['image'])
  })

  test('a swipe over an image scrolls the page and moves no product', async ({ page }) => {
    await putProducts(5)
    await openTab(page, 'products')
    await page.mouse.wheel(0, 20_000)
    const readScrollY = () => page.evaluate(() => scrollY)
    await expect.poll(readScrollY).toBeGreaterThan(0)
    const before = await readScrollY()
    const { x = 0, y = 0 } = (await page.getByRole('article').last().boundingBox()) ?? {}
    await swipe(page, [x + 70, y + 20], [x + 70, y + 200])
    await expect.poll(readScrollY).toBeLessThan(before)
    await expect(cards(page)).toHaveText(NAMES)
  })
})

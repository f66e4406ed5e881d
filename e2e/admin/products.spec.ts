import type { Page } from '@playwright/test'
import { admin as shell } from '../../src/copy/admin'
import { listWords } from '../../src/copy/admin-list'
import { adminProducts as words } from '../../src/copy/admin-products'
import { products as gallery } from '../../src/copy/products'
import { uploader } from '../../src/copy/uploader'
import { png, SECRETS, stored } from '../../tests/fixtures/images'
import { NAMES, productDocuments } from '../../tests/fixtures/products'
import { expectAccessibleAtBothWidths, expectVisibleFocus, tabTo } from '../checks'
import { choose, drag, expectQuestion, file, moveByKeys, openTab, press, swipe, textOf, undoByKeys } from '../dashboard'
import { expect, owner, test } from '../fixtures'
import { COMMITS, CUT, cutNextCommit, OFFLINE } from '../network'

const { place, drag: dragged } = listWords

const put = (count: number) =>
  Promise.all(productDocuments(NAMES.slice(0, count)).map(([path, fields]) => owner.put(path, fields)))
const cards = (page: Page) => page.getByRole('article').getByRole('heading')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const choosePictures = (page: Page, ...pictures: Parameters<typeof file>[0][]) =>
  page.locator('input[type="file"][multiple]').setInputFiles(pictures.map(file))
const stores = async () =>
  (await owner.list('products')).map(({ data }) => data).sort((a, b) => Number(a['order']) - Number(b['order']))
const storedNames = async () => (await stores()).map(({ name }) => name)

test('three pictures are added at once, one that is refused offers another, and a cut network adds none twice (101, 102, 105, 106, 134, 135; P6, P12, P13)', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/\[uploader\]/, ...OFFLINE, ...CUT, /Connection failed/)
  await openTab(page, 'products')
  await expect(page.getByText('لا توجد منتجات بعد')).toBeVisible()
  await expect(page.getByRole('region', { name: words.samplesLabel })).toBeVisible() // contradiction 10
  await page.getByLabel(words.fields.name).focus()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('منتج 1') // contradiction 12
  await choosePictures(page, stored('private.jpg'), stored('phone.heic'), stored('private.png'))
  await expect(page.getByText(uploader.errors.heic)).toBeVisible()
  await page.getByLabel(words.add.nameOf(1)).fill('بطاقات')
  // A refused picture is not counted until another one takes its place.
  await expect(page.getByLabel(words.add.nameOf(2))).toHaveValue('منتج 2')
  await expectAccessibleAtBothWidths(page)
  await page
    .locator('li input[type="file"]')
    .setInputFiles(file(png('other.png', { width: 60, height: 60, colour: 0 })))
  await expect(page.getByLabel(words.add.nameOf(3))).toHaveValue('منتج 3')
  await press(page, 'إضافة 3 منتجات')
  await expect(cards(page)).toHaveText(['بطاقات', 'منتج 2', 'منتج 3'])
  expect((await stores()).map(({ order }) => order)).toEqual([1, 2, 3])
  await expect(button(page, words.edit.open('بطاقات'))).toBeFocused()
  await expect(page.getByRole('region', { name: words.add.title })).toBeHidden()
  for (const { id, image } of await stores()) {
    const full = (await owner.get(`products/${textOf(id)}/pictures/full`))?.['image']
    for (const picture of [image, full]) {
      const bytes = Buffer.from(textOf(picture).split(',')[1] ?? '', 'base64').toString('latin1')
      for (const secret of SECRETS) expect(bytes, secret).not.toContain(secret) // P13
    }
  }

  await test.step('a cut network', async () => {
    await choosePictures(page, stored('private.jpg'))
    await page.getByLabel(words.fields.name).fill('لعبة')
    await expect(button(page, 'إضافة المنتج')).toBeEnabled()
    await context.setOffline(true)
    await press(page, 'إضافة المنتج')
    await expect(page.getByText(shell.reasons.offline)).toBeVisible()
    await expect(page.getByLabel(words.fields.name)).toHaveValue('لعبة')
    await context.setOffline(false)
    // Stored, but the answer is lost: the row says so, keeps the name, and its retry adds nothing.
    await cutNextCommit(page)
    await press(page, listWords.unsaved)
    await expect(page.getByRole('alert').getByText(shell.reasons.offline)).toBeVisible()
    await expect(page.getByLabel(words.fields.name)).toHaveValue('لعبة')
    await press(page, listWords.unsaved)
    await expect(page.getByRole('region', { name: words.add.title })).toBeHidden()
    expect(await storedNames(), 'added once').toEqual(['بطاقات', 'منتج 2', 'منتج 3', 'لعبة'])
    await page.unroute(COMMITS)
    // Cut before the answer arrives.
    await cutNextCommit(page)
    await choose(page, 'لعبة', listWords.earlier)
    await expect.poll(storedNames).toEqual(['بطاقات', 'منتج 2', 'لعبة', 'منتج 3'])
    await expect(page.getByRole('article').getByRole('status')).toHaveCount(0)
    expect((await stores()).map(({ order }) => order)).toEqual([1, 2, 3, 4])
  })
})

test('every act and the order can be done by keyboard alone (103, 104, 107)', async ({ page }) => {
  await put(3)
  await openTab(page, 'products')
  const key = (name: string) => page.keyboard.press(name)
  await expect(page.getByRole('article').first()).toMatchAriaSnapshot(`
    - article:
      - 'button "${place.label('الأول', 1, 3)}"'
      - button "${dragged.handle('الأول')}"
      - button "${words.removal.label('الأول')}"
      - button "${listWords.menu('الأول')}"
      - heading [level=3]:
        - button "${words.edit.open('الأول')}"
  `)
  // The button to delete shows under the mouse (103).
  const remove = button(page, words.removal.label('الأول'))
  await expect(remove).toHaveCSS('opacity', '0')
  await page.getByRole('article').first().hover()
  await expect(remove).toHaveCSS('opacity', '1')
  await page.getByRole('tab', { name: shell.tabs.products }).focus()
  await tabTo(page, button(page, words.edit.open('الثاني')))
  await key('Enter')
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "${words.edit.title('الثاني')}":
      - heading "${words.edit.title('الثاني')}" [level=2]
      - button "إغلاق"
      - textbox "${words.fields.name}"
      - heading "${words.edit.picture}" [level=3]
      - button "${uploader.place.open}"
      - button "${words.edit.cancel}"
      - button "${words.edit.save}"
  `)
  await expect(page.getByRole('dialog').getByLabel(words.fields.name)).toBeFocused()
  await page.keyboard.type('اسم آخر')
  await key('Enter')
  await expect(button(page, words.edit.open('اسم آخر'))).toBeFocused()
  await expectVisibleFocus(page)

  await tabTo(page, button(page, words.removal.label('اسم آخر')), 'Shift+Tab')
  await key('Enter')
  await expectQuestion(page, { ...words.removal, title: words.removal.title('اسم آخر') })
  await key('Escape')
  await expect(button(page, words.removal.label('اسم آخر'))).toBeFocused()
  await tabTo(page, button(page, listWords.menu('اسم آخر')))
  await key('Enter')
  for (const name of ['ArrowUp', 'Enter', 'Tab', 'Space']) await key(name)
  await expect(cards(page)).toHaveText(['الأول', 'الثالث'])
  await expectVisibleFocus(page)
  await undoByKeys(page, listWords.removed(words.thing('اسم آخر')))
  await expect(cards(page)).toHaveText(['الأول', 'اسم آخر', 'الثالث'])
  await expectVisibleFocus(page)

  await moveByKeys(page, 'الأول', 'ArrowLeft', [1, 2, 3])
  await expect(cards(page)).toHaveText(['اسم آخر', 'الأول', 'الثالث'])
  await expect.poll(storedNames).toEqual(['اسم آخر', 'الأول', 'الثالث'])
})

test.describe('by mouse and by touch', () => {
  test.use({ hasTouch: true })

  test('a product is hidden where it stands, leaves an open page, and another one is dragged over it; a swipe over the pictures scrolls (104, contradiction 33)', async ({
    page,
    browser,
  }) => {
    // All cards must fit, because dnd-kit scrolls near the lower edge at a speed that depends on the machine.
    await page.setViewportSize({ width: 1440, height: 1300 })
    await put(5)
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto('/products')
    const tiles = visitor.getByRole('list', { name: gallery.list }).getByRole('link')
    await expect(tiles).toHaveText(NAMES)
    await openTab(page, 'products')
    await choose(page, 'الثالث', listWords.hide)
    await expect(tiles).toHaveText(NAMES.filter((name) => name !== 'الثالث'))
    await expect(cards(page)).toHaveText(NAMES)
    await expect(page.getByText(listWords.hiddenMark, { exact: true })).toBeVisible()

    await drag(page, 'الأول', 'الخامس')
    const after = ['الثاني', 'الرابع', 'الثالث', 'الخامس', 'الأول']
    await expect(cards(page)).toHaveText(after)
    await expect.poll(storedNames).toEqual(['الثاني', 'الرابع', 'الخامس', 'الأول', 'الثالث'])
    await expect(tiles).toHaveText(['الثاني', 'الرابع', 'الخامس', 'الأول'])

    await page.setViewportSize({ width: 360, height: 700 })
    for (const one of await page.getByRole('article').first().getByRole('button').all())
      expect((await one.boundingBox())?.height, await one.innerText()).toBeGreaterThanOrEqual(44)
    await cards(page).nth(3).scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    const picture = await page.getByRole('article').nth(3).boundingBox()
    if (!picture) throw new Error('no box')
    await swipe(page, [picture.x + 70, picture.y + 90], [picture.x + 70, picture.y + 390])
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before)
    await expect(cards(page)).toHaveText(after)
    await expectAccessibleAtBothWidths(page)
  })
})

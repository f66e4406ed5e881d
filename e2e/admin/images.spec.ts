import type { Locator, Page } from '@playwright/test'
import type { StoredFields } from '../../scripts/firebase/values.mjs'
import { admin } from '../../src/copy/admin/admin'
import { adminDirectorPhoto } from '../../src/copy/admin/director-photo'
import { adminProducts } from '../../src/copy/admin/products'
import { adminTeam } from '../../src/copy/admin/team'
import { uploader } from '../../src/copy/admin/uploader'
import { PIXEL } from '../../tests/fixtures/images'
import { expectAccessible, expectNoSideScroll } from '../helpers/checks'
import { countTaps, file, openTab, pressButton, swipe } from '../helpers/dashboard'
import { expect, owner, signIn, test } from '../helpers/fixtures'
import { expectSame, marked, measureRestingMark } from '../helpers/marked-image'
import { COMPRESSOR, hold } from '../helpers/network'

/** Adds a product from a wide image that was moved in its frame; returns where its mark was then. */
async function addCropped(page: Page): Promise<number[]> {
  await openTab(page, 'products')
  await page.locator('input[type=file]').setInputFiles(file(marked('wide.png', 1200, 600)))
  await pressButton(page, uploader.crop.openFor('منتج 1'))
  const frame = page.getByRole('application')
  await frame.focus()
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight')
  const cropped = await measureRestingMark(frame)
  await pressButton(page, adminProducts.add.submit(1))
  await expect(page.getByRole('button', { name: adminProducts.edit.open('منتج 1') })).toBeFocused()
  return cropped
}

test('a product is cropped before it is stored and again, and its large image stays whole', async ({
  page,
}) => {
  const cropped = await addCropped(page)
  const card = page.getByRole('article').locator('div:has(> img)')
  expectSame(await measureRestingMark(card), cropped, 'card')
  await pressButton(page, adminProducts.edit.open('منتج 1'))
  const dialog = page.getByRole('dialog')
  await pressButton(page, uploader.crop.open)
  await dialog.getByLabel(uploader.crop.zoom).fill('1.4')
  const recropped = await measureRestingMark(page.getByRole('application'))
  await expectAccessible(page, '[role=dialog]')
  const readStoredImage = async () => (await owner.list('products'))[0]?.data['image']
  const before = await readStoredImage()
  await pressButton(page, adminProducts.edit.save)
  await expect(dialog).toHaveCount(0)
  await expect.poll(readStoredImage).not.toBe(before)
  await page.goto('/products')
  const tile = page.locator('main li a div:has(> img)').first()
  await expect(tile).toBeVisible()
  expectSame(await measureRestingMark(tile), recropped, 'tile')
  await tile.click()
  const sizeOf = (image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]
  await expect
    .poll(() => page.getByRole('dialog').getByRole('img').evaluate(sizeOf))
    .toEqual([1200, 600])
})

test('another image of a product is stored together with its large one', async ({ page }) => {
  await openTab(page, 'products')
  await page.locator('input[type=file]').setInputFiles(file(marked('first.png', 600, 600)))
  await pressButton(page, adminProducts.add.submit(1))
  await page.getByRole('button', { name: adminProducts.edit.open('منتج 1') }).click()
  const dialog = page.getByRole('dialog')
  const readStoredImages = async () => {
    const [product] = (await owner.list('products')) as [{ id: string; data: StoredFields }]
    const full = await owner.get(`products/${product.id}/images/large`)
    return [product.data['image'], full?.['image']]
  }
  const before = await readStoredImages()
  await dialog.locator('input[type=file]').setInputFiles(file(marked('second.png', 900, 300)))
  await expect(dialog.getByText(uploader.ready)).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await pressButton(page, adminProducts.edit.save)
  await expect(dialog).toHaveCount(0)
  await expect.poll(async () => (await readStoredImages())[1]).not.toBe(before[1])
  expect((await readStoredImages())[0]).not.toBe(before[0])
})

for (const when of ['after', 'before'])
  test(`a crop clashes with an image that another device stores ${when} it, and keeps its own`, async ({
    page,
  }) => {
    await addCropped(page)
    const [product] = (await owner.list('products')) as [{ id: string; data: StoredFields }]
    const path = `products/${product.id}`
    const large = await owner.get(`${path}/images/large`)
    await pressButton(page, adminProducts.edit.open('منتج 1'))
    const dialog = page.getByRole('dialog')
    await pressButton(page, uploader.crop.open)
    await expect(dialog.getByLabel(uploader.crop.zoom)).toBeEnabled()
    const crop = async () => {
      await dialog.getByLabel(uploader.crop.zoom).fill('1.4')
      await expect(dialog.getByText(uploader.ready)).toBeVisible()
    }
    if (when === 'after') await crop()
    await owner.put(`${path}/images/large`, { image: PIXEL })
    await owner.put(path, { ...product.data, image: PIXEL, name: 'آخر' })
    await expect(dialog.getByLabel(adminProducts.labels.name)).toHaveValue('آخر')
    if (when === 'before') await crop()
    await pressButton(page, adminProducts.edit.save)
    await expect(page.getByText(admin.clashes([adminProducts.labels.image]))).toBeVisible()
    expect(await owner.get(`${path}/images/large`)).toEqual(large)
  })

test('another image of a product that is cropped before it is ready is the one in the frame', async ({
  page,
  backend,
}) => {
  await backend.seed()
  const release = await hold(page, COMPRESSOR)
  await openTab(page, 'products')
  await page
    .getByRole('button', { name: /^تعديل/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(file(marked('second.png', 900, 300)))
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await pressButton(page, uploader.crop.open)
  release()
  // The square in the middle of the image.
  const mark = await measureRestingMark(page.getByRole('application'))
  expectSame(mark, [8, 28, 22, 42], 'frame')
})

test('enlarging an image at its edge keeps what is in the middle of the frame there', async ({
  page,
}) => {
  await openTab(page, 'products')
  await page.locator('input[type=file]').setInputFiles(file(marked('wide.png', 900, 600)))
  await pressButton(page, uploader.crop.openFor('منتج 1'))
  const frame = page.getByRole('application')
  await frame.focus()
  // The presses go on until an edge of the image is at that of the frame.
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowRight')
  const fromMiddle = ([left = 0, right = 0, top = 0, bottom = 0]: number[]) => [
    (left + right) / 2 - 50,
    (top + bottom) / 2 - 50,
  ]
  const before = fromMiddle(await measureRestingMark(frame))
  await page.getByLabel(uploader.crop.zoom).fill('1.5')
  const after = fromMiddle(await measureRestingMark(frame))
  const enlarged = before.map((distance) => distance * 1.5)
  expectSame(after, enlarged, 'the middle')
})

for (const tab of ['products', 'team'] as const)
  test(`what stands below an image of the ${tab} does not move when it is ready`, async ({
    page,
  }) => {
    // The images need it, and wait for it.
    const release = await hold(page, COMPRESSOR)
    await openTab(page, tab)
    if (tab === 'team') await pressButton(page, adminTeam.add)
    const below =
      tab === 'team'
        ? page.getByLabel(adminTeam.labels.name, { exact: true })
        : page.getByRole('button', { name: adminProducts.add.submit(1) })
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles(file(marked('a.png', 600, 600)))
    await expect(page.getByRole('progressbar')).toBeVisible()
    if (tab === 'team') await expect(page.getByLabel(uploader.crop.zoom)).toBeVisible()
    const before = (await below.boundingBox())?.y
    release()
    await expect(page.getByText(uploader.ready)).toBeVisible()
    expect((await below.boundingBox())?.y).toBe(before)
  })

test('a frame that opens while an image is prepared waits with its zoom, and shows the middle', async ({
  page,
}) => {
  const release = await hold(page, COMPRESSOR)
  await openTab(page, 'products')
  await page.locator('input[type=file]').setInputFiles(file(marked('a.png', 900, 600)))
  await pressButton(page, uploader.crop.openFor('منتج 1'))
  await expect(page.getByRole('progressbar')).toBeVisible()
  const frame = page.getByRole('application')
  await expect(page.getByLabel(uploader.crop.zoom)).toBeDisabled()
  release()
  await expect(page.getByLabel(uploader.crop.zoom)).toBeEnabled()
  // The square in the middle of the image.
  expectSame(await measureRestingMark(frame), [29, 49, 22, 42], 'frame')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 800 } })

  /** Chooses a photo of the director; returns the frame in which it is cropped. */
  async function openCrop(page: Page): Promise<Locator> {
    await signIn(page, '?tab=director')
    await page.locator('input[type=file]').setInputFiles(file(marked('face.png', 1200, 900)))
    const frame = page.getByRole('application')
    await expect(frame).toBeVisible()
    return frame
  }

  test('five presses of an arrow key move the director’s photo by a tenth of its frame', async ({
    page,
  }) => {
    const frame = await openCrop(page)
    const start = await measureRestingMark(frame)
    await frame.focus()
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight')
    const [left = NaN] = await measureRestingMark(frame)
    // A pixel of the frame is less than half a percent.
    expect(Math.abs(left - (start[0] ?? NaN) - 10)).toBeLessThan(1)
  })

  test('the director’s photo is cropped by a swipe and the slider, and the page shows the crop', async ({
    page,
  }) => {
    const frame = await openCrop(page)
    const expectTaps = await countTaps(page)
    const { x = 0, y = 0 } = (await frame.boundingBox()) ?? {}
    await swipe(page, [x + 60, y + 100], [x + 40, y + 100])
    await page.getByLabel(uploader.crop.zoom).fill('1.5')
    await expectAccessible(page)
    await expectNoSideScroll(page)
    await expect(page.getByRole('button', { name: adminDirectorPhoto.bar.save })).toBeEnabled()
    const cropped = await measureRestingMark(frame)
    await pressButton(page, adminDirectorPhoto.bar.save)
    await expectTaps('a photo that is cropped by one swipe', 2)
    await expect(page.getByText(adminDirectorPhoto.published)).toBeVisible()
    await page.goto('/team')
    const shown = page.locator('div:has(> img[src^="data:image/jpeg"])').first()
    await expect(shown).toBeVisible()
    expectSame(await measureRestingMark(shown), cropped, 'director')
  })
})

test('a crop that fails says so in the form of the product, which a save keeps open once', async ({
  page,
  backend,
  consoleGuard,
}) => {
  consoleGuard.allow(/\[uploader\] an image was not taken/, /ERR_FAILED/)
  await backend.seed()
  await page.route(COMPRESSOR, (route) => route.abort('failed'))
  await openTab(page, 'products')
  const edit = page.getByRole('button', { name: /^تعديل/ }).first()
  await edit.click()
  const dialog = page.getByRole('dialog')
  await pressButton(page, uploader.crop.open)
  await dialog.getByLabel(uploader.crop.zoom).fill('1.4')
  await expect(dialog.getByRole('alert')).toContainText(uploader.errors.failed)
  await pressButton(page, adminProducts.edit.save)
  await expect(page.getByText(adminProducts.edit.unready)).toBeVisible()
  await expect(dialog.getByRole('button', { name: uploader.retry })).toBeVisible()
})

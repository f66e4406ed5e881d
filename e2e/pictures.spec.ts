import type { Locator, Page } from '@playwright/test'
import { adminCentre } from '../src/copy/admin-centre'
import { adminProducts } from '../src/copy/admin-products'
import { directorPhoto as words } from '../src/copy/admin-director-photo'
import { adminVideos } from '../src/copy/admin-videos'
import { uploader } from '../src/copy/uploader'
import { member } from '../tests/fixtures/members'
import { video } from '../tests/fixtures/videos'
import { png, type Picture } from '../tests/fixtures/images'
import { file, openTab, press, textOf } from './admin'
import { expect, expectAccessible, expectNoSideScroll, owner, signIn, test } from './fixtures'
import { drag } from './public'

const VIDEOS = 'videos/main-videos'
const PHOTO = 'director-photos/main-director-photo'

/** Pastes a picture where the focus is. */
async function paste(page: Page): Promise<void> {
  const { bytes } = png('pasted.png', { width: 168, height: 56, colour: 0 })
  await page.evaluate((base64) => {
    const data = new DataTransfer()
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    data.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }))
    const target = document.activeElement ?? document
    target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }))
  }, Buffer.from(bytes).toString('base64'))
}

test('a pasted picture goes to the form that was used last, and the message names it', async ({ page, backend }) => {
  await backend.seed()
  await signIn(page, '?panel=centre')
  await press(page, new RegExp(`^${adminCentre.groups.partners}`))
  const rows = page.locator('li[data-paste-area]')
  const logos = () => rows.evaluateAll((all) => all.map((row) => row.querySelector('img')?.src ?? ''))
  await expect(rows).toHaveCount(6)
  const before = await logos()
  await paste(page)
  await rows.nth(2).locator('summary').click()
  await paste(page)
  const third = uploader.pasted(adminCentre.partners.logoOf('نسيم للتقسيط'))
  await expect(page.getByText(third)).toBeVisible()
  await expect.poll(async () => (await logos())[2]).not.toBe(before[2])
  expect((await logos()).with(2, '')).toEqual(before.with(2, ''))

  await openTab(page, 'videos')
  const edit = page.locator('[data-act=edit]')
  const names = await page.getByRole('article').getByRole('heading').allTextContents()
  await edit.first().click()
  await edit.first().click()
  const titles = page.getByLabel(adminVideos.add.name)
  await titles.first().focus()
  await paste(page)
  await expect(page.getByText(uploader.pasted(adminVideos.picture.nameOf(names[0] ?? '')))).toBeVisible()
  await expect(page.locator('img[src^="data:"]')).toHaveCount(1)
  await titles.last().click()
  // A closed field takes nothing.
  await paste(page)
  await expect(page.locator('img[src^="data:"]')).toHaveCount(1)
  await page.getByText(adminVideos.add.details).last().click()
  await paste(page)
  await expect(page.getByText(uploader.pasted(adminVideos.picture.nameOf(names[1] ?? '')))).toBeVisible()
})

/** A picture with a square mark, which stands for a face near an edge. `at` is its top, as a share of the height. */
function marked(name: string, width: number, height: number, at = 0.22): Picture {
  const side = Math.round(Math.min(width, height) / 5)
  const [left, top] = [Math.round(width * 0.36), Math.round(height * at)]
  return png(name, {
    width,
    height,
    colour: 2,
    row: (row, y) => {
      row.fill(0xdd)
      if (y < top || y >= top + side) return
      for (let x = left; x < left + side; x += 1) row.set([0xe0, 0x10, 0xc0], x * 3)
    },
  })
}

/** The rectangle of the mark in its frame, as percentages. */
async function markIn(frame: Locator): Promise<number[]> {
  const shot = (await frame.screenshot({ animations: 'disabled' })).toString('base64')
  return frame.page().evaluate(async (source) => {
    const image = new Image()
    image.src = `data:image/png;base64,${source}`
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] }
    const [xs, ys]: [number[], number[]] = [[], []]
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at] ?? 0) < 170 || (data[at + 1] ?? 0) > 110 || (data[at + 2] ?? 0) < 130) continue
      xs.push((at / 4) % image.width)
      ys.push(Math.floor(at / 4 / image.width))
    }
    const ends = (all: number[], size: number) =>
      [Math.min(...all), Math.max(...all) + 1].map((end) => (end / size) * 100)
    return [...ends(xs, image.width), ...ends(ys, image.height)]
  }, shot)
}

/** The rectangle of the mark once two looks find the same: a new width moves what is on the page. */
async function restingMarkIn(frame: Locator): Promise<number[]> {
  let mark = await markIn(frame)
  await expect(async () => {
    const before = mark
    mark = await markIn(frame)
    expect(mark).toEqual(before)
  }).toPass()
  return mark
}

/** Expects that two marks differ by about a pixel at most: a logo is 28 px high. */
function expectSame(one: number[], other: number[], what: string): void {
  for (const [index, end] of one.entries()) expect(Math.abs(end - (other[index] ?? NaN)), what).toBeLessThan(4)
}

const SHAPES = [marked('portrait.png', 400, 640), marked('square.png', 480, 480), marked('wide.png', 720, 360)]
const LOGOS = [marked('portrait.png', 40, 56), marked('square.png', 56, 56), marked('wide.png', 168, 56)]
// Inside the wide frame of a video, beside its play mark.
const FILMS = [
  marked('portrait.png', 400, 640, 0.4),
  marked('square.png', 480, 480, 0.4),
  marked('wide.png', 720, 360, 0.4),
]
const dataUrl = ({ bytes, type }: Picture) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
const now = new Date()

/** The rectangle of the mark in each stored picture of the page, at both widths. */
async function marksOn(page: Page, path: string, count: number, open?: () => Promise<void>): Promise<number[][]> {
  await page.goto(path)
  await open?.()
  const frames = page.locator('main .picture:visible:has(> img[src^="data:"])')
  const found: number[][] = []
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(frames).toHaveCount(count)
    for (const frame of await frames.locator('> img').all()) found.push(await restingMarkIn(frame))
  }
  return found
}

/** Expects that the dashboard shows the same part of each picture as the page. */
async function expectAsOnPage(
  page: Page,
  [dashboard, path]: [string, string],
  count = 3,
  [open, visit]: [open?: () => Promise<void>, visit?: () => Promise<void>] = [],
) {
  const shown = await marksOn(page, `/admin/dashboard?${dashboard}`, count, open)
  const visited = await marksOn(page, path, count, visit)
  expect(shown).toHaveLength(2 * count)
  for (const [index, mark] of shown.entries()) expectSame(mark, visited[index] ?? [], `${dashboard} ${index}`)
}

test('every picture is shown in the dashboard as on its page: portrait, square and wide', async ({ page }) => {
  for (const [index, shape] of SHAPES.entries()) {
    const id = `170000000000${index}`
    const times = { createdAt: now, updatedAt: now }
    await owner.put(`products/${id}`, { id, image: dataUrl(shape), name: shape.name, order: index + 1, ...times })
    await owner.put(`team/m${index}`, member(index, { image: dataUrl(shape) }))
  }
  const partners = LOGOS.map((logo, index) => `p${index} ${dataUrl(logo)} ${logo.name}`)
  await owner.put('settings/centre', { partners, updatedAt: now })
  for (const [index, film] of FILMS.entries())
    await owner.put(`${VIDEOS}/pictures/p${index}`, { image: dataUrl(film), updatedAt: now })
  await owner.put(VIDEOS, {
    videos: FILMS.map((_, index) => ({ ...video(index + 1, FILMS.length), picture: `p${index}` })),
    updatedAt: now,
    version: 'stored',
  })
  await signIn(page)
  await expectAsOnPage(page, ['tab=products', '/products'])
  await expectAsOnPage(page, ['tab=team', '/team'])
  await expectAsOnPage(page, ['panel=centre', '/installments'], 3, [
    () => press(page, new RegExp(`^${adminCentre.groups.partners}`)),
  ])
  // A video's picture is read once it comes into view.
  const scroll = async () => {
    const frames = page.locator('main .picture')
    await expect(frames).toHaveCount(3)
    for (const frame of await frames.all()) await frame.scrollIntoViewIfNeeded()
  }
  await expectAsOnPage(page, ['tab=videos', '/videos'], 3, [scroll, scroll])
  for (const shape of SHAPES) {
    await owner.remove('team/m0')
    await owner.remove('team/m1')
    await owner.remove('team/m2')
    await owner.put(PHOTO, { photoBase64: dataUrl(shape), updatedAt: now })
    await expectAsOnPage(page, ['tab=director', '/team'], 1)
  }
})

/** The width and height of a picture. */
const sizeOf = (page: Page, source: string): Promise<number[]> =>
  page.evaluate(async (source) => {
    const image = new Image()
    image.src = source
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  }, source)

test('a product is placed before and after it is stored; its large picture stays whole', async ({ page }) => {
  await openTab(page, 'products')
  await page.locator('input[type=file]').setInputFiles(file(marked('wide.png', 1200, 600)))
  const place = page.getByRole('button', { name: uploader.place.openFor('منتج 1') })
  await place.click()
  const frame = page.getByRole('application')
  await frame.focus()
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight')
  const placed = await restingMarkIn(frame)
  await press(page, 'إضافة المنتج')
  const card = page.getByRole('article').locator('div:has(> img)')
  await expect(card).toHaveCount(1)
  await expect(page.getByRole('heading', { name: adminProducts.add.title })).toBeHidden()
  await expect(page.getByRole('button', { name: adminProducts.card.rename('منتج 1') })).toBeFocused()
  expectSame(await restingMarkIn(card), placed, 'card')

  await place.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: adminProducts.placing.save })).toBeDisabled()
  await dialog.getByLabel(uploader.place.zoom).fill('1.4')
  const again = await restingMarkIn(frame)
  await expectAccessible(page, '[role=dialog]')
  await press(page, adminProducts.placing.save)
  await expect(dialog).toHaveCount(0)
  await page.goto('/products')
  const tile = page.locator('main li a div:has(> img)').first()
  await expect(tile).toBeVisible()
  expectSame(await restingMarkIn(tile), again, 'tile')
  const [product] = await owner.list('products')
  const full = await owner.get(`products/${product?.id ?? ''}/pictures/${textOf(product?.data['picture'])}`)
  expect(await sizeOf(page, textOf(full?.['image']))).toEqual([1200, 600])
})

/** Holds back the first decoded picture until `release` is called in the page. */
async function holdDecoding(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held = new Promise<void>((resolve) => Object.assign(window, { release: resolve }))
    const decode = createImageBitmap
    window.createImageBitmap = async (...args: [ImageBitmapSource, ImageBitmapOptions?]) => {
      const bitmap = await decode(...args)
      await held
      return bitmap
    }
  })
  return () => page.evaluate(() => (window as unknown as { release: () => void }).release())
}

/** Draws a photo of 20 megapixels as a JPEG and chooses it. */
async function chooseLargePhoto(page: Page): Promise<void> {
  await page.locator('input[type=file]').evaluate(async (input: HTMLInputElement) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 5_500, height: 3_700 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas')
    for (let line = 0; line < 370; line += 1) {
      context.fillStyle = `hsl(${(line * 47) % 360} 60% ${30 + (line % 50)}%)`
      context.fillRect(0, line * 10, canvas.width - line * 9, 10)
    }
    const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95))
    const data = new DataTransfer()
    data.items.add(new File([photo ?? ''], 'photo.jpg', { type: 'image/jpeg' }))
    input.files = data.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

test('a photo of 20 megapixels shows its progress, leaves the form usable, and is placed and stored', async ({
  page,
}) => {
  const release = await holdDecoding(page)
  await openTab(page, 'products')
  await chooseLargePhoto(page)
  const progress = page.getByRole('progressbar')
  await expect(progress).toBeVisible()
  await page.getByLabel(adminProducts.add.name).fill('كبيرة')
  await press(page, uploader.mode.url)
  await expect(page.getByLabel(uploader.link.label)).toBeVisible()
  await expect(progress).toBeVisible()
  await press(page, uploader.mode.base64)
  await release()
  await expect(page.getByText(uploader.ready)).toBeVisible()

  await press(page, uploader.place.openFor('كبيرة'))
  await page.getByRole('application').focus()
  await page.keyboard.press('ArrowRight')
  await press(page, adminProducts.add.submit(1))
  await expect(page.getByRole('button', { name: adminProducts.card.rename('كبيرة') })).toBeFocused()
  const [product] = await owner.list('products')
  const full = await owner.get(`products/${product?.id ?? ''}/pictures/${textOf(product?.data['picture'])}`)
  expect(await sizeOf(page, textOf(product?.data['image']))).toEqual([360, 360])
  expect(await sizeOf(page, textOf(full?.['image']))).toEqual([1200, 807])
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 800 } })

  test('the director’s photo is placed by touch, keyboard and slider, and the page shows that part', async ({
    page,
  }) => {
    await signIn(page, '?tab=director')
    const photo = marked('face.png', 1200, 900)
    await page.locator('input[type=file]').setInputFiles(file(photo))
    const frame = page.getByRole('application')
    await expect(frame).toBeVisible()
    const start = await restingMarkIn(frame)
    await frame.focus()
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight')
    // Five presses move the picture by a tenth of the frame.
    expect(((await restingMarkIn(frame))[0] ?? 0) - (start[0] ?? 0)).toBeGreaterThan(9)
    const { x = 0, y = 0 } = (await frame.boundingBox()) ?? {}
    await drag(page, [x + 60, y + 100], [x + 40, y + 100])
    await page.getByLabel(uploader.place.zoom).fill('1.5')
    await expectAccessible(page)
    await expectNoSideScroll(page)
    await expect(page.getByRole('button', { name: words.publish })).toBeEnabled()
    const placed = await restingMarkIn(frame)
    await press(page, words.publish)
    await expect.poll(async () => (await owner.get(PHOTO))?.['photoBase64']).toMatch(/^data:image\/jpeg/)
    await page.goto('/team')
    const shown = page.locator('div:has(> img[src^="data:image/jpeg"])').first()
    await expect(shown).toBeVisible()
    expectSame(await restingMarkIn(shown), placed, 'director')
  })
})

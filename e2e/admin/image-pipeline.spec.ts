import { expect, type Page } from '@playwright/test'
import {
  PRODUCT_IMAGE_MAX_CHARS,
  PRODUCT_LARGE_MAX_CHARS,
  STORED_MAX_CHARS,
  TEAM_IMAGE_ENCODED_CHARS,
} from '../../src/limits'
import {
  cut,
  drawings,
  huge,
  imageFile,
  noise,
  png,
  SECRETS,
  svg,
  transparent,
  withTrailingHtml,
  type ImageFile,
} from '../../tests/fixtures/images'
import { findWarning, processImage, test, type Way } from '../helpers/image-bench'

/** A logo of one colour on a transparent background. */
const faint = (name: string, colour: readonly number[]): ImageFile =>
  png(name, {
    width: 90,
    height: 30,
    colour: 6,
    row: (row, y) => {
      if (y < 10 || y >= 20) return
      for (let x = 30; x < 60; x += 1) row.set(colour, x * 4)
    },
  })

/** A white image with one black pixel. */
const dusty = png('dusty.png', {
  width: 90,
  height: 30,
  colour: 0,
  row: (row, y) => row.fill(255).fill(0, 0, y === 15 ? 1 : 0),
})

const WAYS: Way[] = ['toProductImages', 'toTeamImage', 'toDirectorPhoto', 'toHostedImage']

/** Metadata that each file contains before it is processed. */
const CARRIED: [ImageFile, readonly string[]][] = [
  [
    imageFile('private.jpg'),
    ['Secret', 'Exif', 'GPS', 'http://ns.adobe.com', 'Photoshop', '8BIM', 'thumbnail'],
  ],
  [
    imageFile('private.png'),
    ['Secret', 'Exif', 'GPS', 'http://ns.adobe.com', 'tEXt', 'eXIf', 'iTXt'],
  ],
  [imageFile('private.webp'), ['Secret', 'Exif', 'GPS', 'http://ns.adobe.com']],
  [
    withTrailingHtml(),
    ['Secret', 'Exif', 'GPS', 'http://ns.adobe.com', 'Photoshop', '8BIM', '<script', 'thumbnail'],
  ],
]

function metadataIn(bytes: string): string[] {
  const jpegs = bytes.split('\xff\xd8\xff').length - 1
  return [
    ...[...SECRETS, '<script'].filter((secret) => bytes.includes(secret)),
    ...(jpegs > 1 ? ['thumbnail'] : []),
  ]
}

/** Colours by which of their parts are light. */
const [RED, GREEN, BLUE, YELLOW, WHITE] = ['1,0,0', '0,1,0', '0,0,1', '1,1,0', '1,1,1']

const sizesOf = async (bench: Page, image: ImageFile, way: Way) =>
  (await processImage(bench, image, way)).images.map(({ size }) => size)

// Contradiction 28
test('a stored image carries no metadata', async ({ bench }) => {
  for (const [image, kinds] of CARRIED) {
    const original = Buffer.from(image.bytes).toString('latin1')
    expect(metadataIn(original), `the control: ${image.name} itself`).toEqual(kinds)
    for (const way of WAYS) {
      const { code, images } = await processImage(bench, image, way)
      expect(code, `${image.name} ${way}`).toBe('done')
      for (const { bytes } of images) expect(metadataIn(bytes), `${image.name} ${way}`).toEqual([])
    }
  }
})

test('a photo that was taken sideways is rotated once', async ({ bench }) => {
  for (const way of WAYS)
    for (const { size, corners } of (await processImage(bench, imageFile('turned.jpg'), way))
      .images) {
      expect(size, way).toBe('200x320')
      expect(corners, way).toEqual([BLUE, RED, YELLOW, GREEN])
    }
})

// Contradiction 25
test('transparent pixels become white', async ({ bench }) => {
  for (const way of WAYS)
    for (const { corners } of (await processImage(bench, transparent(), way)).images)
      expect(corners, way).toEqual([RED, WHITE, RED, WHITE])
})

// Contradiction 28
test('the scripts of a drawing never run', async ({ bench }) => {
  const { images } = await processImage(bench, svg(), 'toProductImages')
  expect(images.map(({ size }) => size)).toEqual(['360x240', '1200x800'])
  for (const { type, corners } of images)
    expect([type, ...corners]).toEqual(['image/webp', RED, RED, RED, RED])
  expect(await bench.evaluate(() => 'hacked' in window)).toBe(false)
})

test('a drawing in any encoding, with any head, fills its frame like a photo', async ({
  bench,
}) => {
  for (const image of drawings()) {
    const { images } = await processImage(bench, image, 'toProductImages')
    const results = images.map(({ size, corners }) => [size, ...corners])
    const halves = [RED, BLUE, RED, BLUE]
    expect(results, image.name).toEqual([
      ['360x360', ...halves],
      ['1200x1200', ...halves],
    ])
  }
})

// Contradiction 26
test('a file that cannot be decoded is refused with its reason', async ({ bench }) => {
  // tests/admin/image-encoding/image-gate has every file that is refused by its first bytes.
  for (const [file, code] of [
    [{ ...svg(), type: 'text/plain' }, 'not-image'],
    [{ ...imageFile('phone.heic'), type: 'image/jpeg' }, 'heic'],
    [cut(imageFile('photo-4mp.jpg')), 'broken'],
    [cut(svg()), 'broken'],
  ] as const)
    expect((await processImage(bench, file, 'toDirectorPhoto')).code, file.name).toBe(code)
  // The page still takes a good one.
  expect((await processImage(bench, imageFile('private.jpg'), 'toTeamImage')).code).toBe('done')
})

// Contradiction 27
test('an image of up to 48 million pixels gets the size that is stored', async ({ bench }) => {
  for (const [image, way, sizes] of [
    [imageFile('photo-4mp.jpg'), 'toProductImages', ['360x255', '1200x850']],
    [huge(), 'toProductImages', ['360x270', '1200x900']],
    [imageFile('private.png'), 'toProductImages', ['120x80', '120x80']],
    [imageFile('small.avif'), 'toDirectorPhoto', ['128x96']],
  ] as const)
    expect(await sizesOf(bench, image, way), image.name).toEqual(sizes)
})

// Requirements 127, 128; contradiction 1
test('the photo of the director is made smaller until it can be stored', async ({ bench }) => {
  // Noise hardly gets smaller. The tests of the encoding have every tier.
  for (const [image, size] of [
    [imageFile('photo-4mp.jpg'), '1200x850'],
    [noise(1800, 1600), '422x375'],
  ] as const) {
    const [photo] = (await processImage(bench, image, 'toDirectorPhoto')).images
    expect(photo, image.name).toMatchObject({ size, type: 'image/jpeg' })
    expect(photo?.chars).toBeLessThanOrEqual(STORED_MAX_CHARS)
  }
})

// Contradictions 2, 3
test('images of products and of the team keep their limits', async ({ bench }) => {
  // Every attempt takes time.
  const small = noise(400, 400)
  const { images } = await processImage(bench, small, 'toProductImages')
  const [member] = (await processImage(bench, small, 'toTeamImage')).images
  const limits = [PRODUCT_IMAGE_MAX_CHARS, PRODUCT_LARGE_MAX_CHARS, TEAM_IMAGE_ENCODED_CHARS]
  for (const [index, image] of [...images, member].entries())
    expect(image?.chars).toBeLessThanOrEqual(limits[index] ?? 0)
})

test('an image of one colour and a strip are pointed out, a photo and a wide logo are not', async ({
  bench,
}) => {
  for (const [image, warning] of [
    [faint('white.png', [255, 255, 255, 255]), 'plain'],
    [faint('pale.png', [0, 0, 0, 20]), 'plain'],
    [faint('cream.png', [255, 255, 204, 255]), 'plain'],
    [faint('sky.png', [215, 255, 255, 255]), 'plain'],
    [faint('grey.png', [225, 225, 225, 255]), 'plain'],
    [faint('pale-green.png', [226, 235, 226, 255]), 'plain'],
    [dusty, 'plain'],
    [faint('yellow.png', [255, 255, 0, 255]), null],
    [noise(54, 750), 'strip'],
    [noise(750, 54), 'strip'],
    [transparent(), null],
    [faint('silver.png', [205, 205, 205, 255]), null],
    [faint('dark.png', [10, 40, 90, 255]), null],
    [noise(300, 100), null],
    [imageFile('turned.jpg'), null],
  ] as const)
    expect(await findWarning(bench, image), image.name).toBe(warning)
})

test.describe('in a browser that cannot write WebP', () => {
  test.beforeEach(({ bench }) =>
    bench.evaluate(() => {
      Reflect.deleteProperty(window, 'createImageBitmap')
      const prototype: {
        toDataURL: (this: HTMLCanvasElement, type?: string, quality?: number) => string
      } = HTMLCanvasElement.prototype
      const write = prototype.toDataURL
      prototype.toDataURL = function (type, quality) {
        return write.call(this, type === 'image/webp' ? 'image/png' : type, quality)
      }
    }),
  )

  test('images are stored as JPEG where the browser cannot write WebP', async ({ bench }) => {
    const { images } = await processImage(bench, imageFile('turned.jpg'), 'toProductImages')
    expect(images).toHaveLength(2)
    for (const { type, corners } of images)
      expect([type, ...corners]).toEqual(['image/jpeg', BLUE, RED, YELLOW, GREEN])
  })

  test('an image that cannot be decoded is refused with its reason, also without WebP', async ({
    bench,
  }) => {
    const codeOf = async (image: ImageFile) =>
      (await processImage(bench, image, 'toProductImages')).code
    expect(await codeOf(imageFile('phone.heic'))).toBe('heic')
    expect(await codeOf(cut(imageFile('photo-4mp.jpg')))).toBe('broken')
  })
})

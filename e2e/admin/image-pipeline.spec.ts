import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, test, type Page } from '@playwright/test'
import type * as Compress from '../../src/admin/image/compress'
import type * as Warnings from '../../src/admin/image/picture-warning'
import {
  PRODUCT_FULL_CHARS,
  PRODUCT_IMAGE_CHARS,
  STORED_MAX_CHARS,
  TEAM_IMAGE_CHARS,
} from '../../src/limits'
import {
  SECRETS,
  cut,
  drawings,
  huge,
  loose,
  noise,
  png,
  stored,
  svg,
  withTrailingHtml,
  transparent,
  type Picture,
} from '../../tests/fixtures/images'

/** The functions of the pipeline, by name. */
type Way = 'toProductImages' | 'toTeamImage' | 'toDirectorPhoto' | 'toHostedImage'

type Answer = {
  /** The error code, or "done". */
  code: string
  /** The pictures that would be stored, with their size and colours in a browser. */
  images: {
    chars: number
    bytes: string
    type: string
    size: string
    corners: string[]
    /** Whether its last pixel is what browsers show for missing data: white here, or grey. */
    hasBlankEnd: boolean
  }[]
}

/** Chooses the file in the page and passes it to the pipeline. */
async function processPicture(
  page: Page,
  { name, type, bytes }: Picture,
  way: Way,
): Promise<Answer> {
  await page.setInputFiles('input', { name, mimeType: type, buffer: Buffer.from(bytes) })
  return page.evaluate(
    async ({ way, type }) => {
      const path = '/src/admin/image/compress.ts'
      const compress = (await import(/* @vite-ignore */ path)) as typeof Compress
      const chosen = document.querySelector('input')?.files?.[0]
      if (!chosen) throw new Error('no file chosen')
      const look = async (made: string | Blob): Promise<Answer['images'][number]> => {
        const url = typeof made === 'string' ? made : URL.createObjectURL(made)
        const blob = await (await fetch(url)).blob()
        const element = Object.assign(new Image(), { src: url })
        await element.decode()
        const { naturalWidth: width, naturalHeight: height } = element
        const context = Object.assign(document.createElement('canvas'), {
          width,
          height,
        }).getContext('2d')
        context?.drawImage(element, 0, 0)
        const at = (x: number, y: number): string => {
          const pixel = context?.getImageData(
            Math.floor(width * x),
            Math.floor(height * y),
            1,
            1,
          ).data
          return String(pixel?.slice(0, 3).map((part) => Number(part > 127)))
        }
        const end = context?.getImageData(width - 1, height - 1, 1, 1).data.slice(0, 3)
        return {
          hasBlankEnd: ['255,255,255', '128,128,128'].includes(String(end)),
          chars: url.length,
          type: blob.type,
          bytes: new TextDecoder('latin1').decode(await blob.arrayBuffer()),
          size: `${width}x${height}`,
          corners: [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)],
        }
      }
      try {
        // Browsers derive the type from the name, so set the type that the test means.
        const result = await compress[way](new File([chosen], chosen.name, { type }))
        const picturesOf = (made: typeof result) => {
          if (typeof made === 'string' || made instanceof Blob) return [made]
          return 'dataUrl' in made ? [made.dataUrl] : [made.image, made.full]
        }
        return { code: 'done', images: await Promise.all(picturesOf(result).map(look)) }
      } catch (error) {
        return {
          code: error instanceof Error && 'code' in error ? String(error.code) : String(error),
          images: [],
        }
      }
    },
    { way, type },
  )
}

/** What is pointed out in a team photo of it. */
async function warningFor(page: Page, { name, type, bytes }: Picture): Promise<string | null> {
  await page.setInputFiles('input', { name, mimeType: type, buffer: Buffer.from(bytes) })
  return page.evaluate(async () => {
    const [compressing, warnings] = ['compress', 'picture-warning'].map(
      (name) => import(/* @vite-ignore */ `/src/admin/image/${name}.ts`),
    )
    const file = document.querySelector('input')?.files?.[0]
    if (!file) throw new Error('no file chosen')
    const { toTeamImage } = (await compressing) as typeof Compress
    const { warningOf } = (await warnings) as typeof Warnings
    return warningOf(await toTeamImage(file))
  })
}

/** A logo of one colour on a transparent ground. */
const faint = (name: string, colour: readonly number[]): Picture =>
  png(name, {
    width: 90,
    height: 30,
    colour: 6,
    row: (row, y) => {
      if (y < 10 || y >= 20) return
      for (let x = 30; x < 60; x += 1) row.set(colour, x * 4)
    },
  })

const WAYS: Way[] = ['toProductImages', 'toTeamImage', 'toDirectorPhoto', 'toHostedImage']

/** Metadata that each file contains before it is processed. */
const CARRIED: [Picture, readonly string[]][] = [
  [
    stored('private.jpg'),
    ['Secret', 'Exif', 'GPS', 'http://ns.adobe.com', 'Photoshop', '8BIM', 'thumbnail'],
  ],
  [stored('private.png'), ['Secret', 'Exif', 'GPS', 'http://ns.adobe.com', 'tEXt', 'eXIf', 'iTXt']],
  [stored('private.webp'), ['Secret', 'Exif', 'GPS', 'http://ns.adobe.com']],
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

// Requirements 127, 128; contradictions 1, 2, 3, 25, 26, 27, 28
test('pictures of every kind are made small, upright and free of metadata, or refused with their reason', async ({
  page: bench,
}) => {
  const server = await createServer({
    root: join(import.meta.dirname, '../..'),
    configFile: false,
    cacheDir: '.cache/vite-e2e',
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    optimizeDeps: { entries: [], include: ['browser-image-compression'] },
  })
  await server.listen()
  const address = `${server.resolvedUrls?.local[0] ?? ''}bench.html`
  await bench.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<input type="file">' }),
  )
  await bench.goto(address)

  await test.step('a stored picture carries no metadata', async () => {
    for (const [picture, kinds] of CARRIED) {
      const own = Buffer.from(picture.bytes).toString('latin1')
      expect(metadataIn(own), `the control: ${picture.name} itself`).toEqual(kinds)
      for (const way of WAYS) {
        const { code, images } = await processPicture(bench, picture, way)
        expect(code, `${picture.name} ${way}`).toBe('done')
        for (const { bytes } of images)
          expect(metadataIn(bytes), `${picture.name} ${way}`).toEqual([])
      }
    }
  })

  await test.step('a photo that was taken sideways is rotated once, transparent pixels become white, and the scripts of a drawing never run', async () => {
    for (const way of WAYS) {
      for (const { size, corners } of (await processPicture(bench, stored('turned.jpg'), way))
        .images) {
        expect(size, way).toBe('200x320')
        expect(corners, way).toEqual([BLUE, RED, YELLOW, GREEN])
      }
      for (const { corners } of (await processPicture(bench, transparent(), way)).images)
        expect(corners, way).toEqual([RED, WHITE, RED, WHITE])
    }
    const drawing = await processPicture(bench, svg(), 'toProductImages')
    expect(drawing.images.map(({ size }) => size)).toEqual(['360x240', '1200x800'])
    for (const { type, corners } of drawing.images)
      expect([type, ...corners]).toEqual(['image/webp', RED, RED, RED, RED])
    expect(await bench.evaluate(() => 'hacked' in window)).toBe(false)
  })

  await test.step('a drawing in any encoding, with any head, fills its frame like a photo', async () => {
    for (const picture of drawings()) {
      const { images } = await processPicture(bench, picture, 'toProductImages')
      const seen = images.map(({ size, corners }) => [size, ...corners])
      const halves = [RED, BLUE, RED, BLUE]
      expect(seen, picture.name).toEqual([
        ['360x360', ...halves],
        ['1200x1200', ...halves],
      ])
    }
  })

  await test.step('a photo that lacks only its end keeps every pixel, and one that lacks pixels is refused', async () => {
    for (const picture of loose()) {
      const { code, images } = await processPicture(bench, picture, 'toTeamImage')
      expect(code, picture.name).toBe('done')
      expect(images[0]?.hasBlankEnd, picture.name).toBe(false)
    }
    for (const share of [0.5, 0.9, 0.97])
      for (const name of ['photo-4mp.jpg', 'turned.jpg', 'private.png'] as const) {
        const { code } = await processPicture(bench, cut(stored(name), share), 'toTeamImage')
        expect(code, `${name} ${share}`).toBe('broken')
      }
  })

  await test.step('a file that is no picture or cannot be decoded is refused with its reason', async () => {
    // tests/admin/image/image-gate has every file that is refused by its first bytes.
    for (const [file, code] of [
      [{ ...svg(), type: 'text/plain' }, 'not-image'],
      [{ ...stored('phone.heic'), type: 'image/jpeg' }, 'heic'],
      [cut(stored('photo-4mp.jpg')), 'broken'],
      [cut(svg()), 'broken'],
    ] as const)
      expect((await processPicture(bench, file, 'toDirectorPhoto')).code, file.name).toBe(code)
    // The page still takes a good one.
    expect((await processPicture(bench, stored('private.jpg'), 'toTeamImage')).code).toBe('done')
  })

  await test.step('a picture of any size and kind is made small enough to store, up to 48 million pixels', async () => {
    const sizesOf = async (picture: Picture, way: Way) =>
      (await processPicture(bench, picture, way)).images.map(({ size }) => size)
    expect(await sizesOf(stored('photo-4mp.jpg'), 'toProductImages')).toEqual([
      '360x255',
      '1200x850',
    ])
    expect(await sizesOf(huge(), 'toProductImages')).toEqual(['360x270', '1200x900'])
    expect(await sizesOf(stored('private.png'), 'toProductImages')).toEqual(['120x80', '120x80'])
    expect(await sizesOf(stored('small.avif'), 'toDirectorPhoto')).toEqual(['128x96'])

    // Noise hardly gets smaller. The tests of the encoding have every tier.
    for (const [picture, size] of [
      [stored('photo-4mp.jpg'), '1200x850'],
      [noise(1800, 1600), '422x375'],
    ] as const) {
      const [made] = (await processPicture(bench, picture, 'toDirectorPhoto')).images
      expect(made, picture.name).toMatchObject({ size, type: 'image/jpeg' })
      expect(made?.chars).toBeLessThanOrEqual(STORED_MAX_CHARS)
    }
    // Every attempt takes time.
    const small = noise(400, 400)
    const { images } = await processPicture(bench, small, 'toProductImages')
    const [member] = (await processPicture(bench, small, 'toTeamImage')).images
    const limits = [PRODUCT_IMAGE_CHARS, PRODUCT_FULL_CHARS, TEAM_IMAGE_CHARS]
    for (const [index, made] of [...images, member].entries())
      expect(made?.chars).toBeLessThanOrEqual(limits[index] ?? 0)
  })

  await test.step('a picture of one colour and a strip are pointed out, a photo and a wide logo are not', async () => {
    for (const [picture, warning] of [
      [faint('white.png', [255, 255, 255, 255]), 'plain'],
      [faint('pale.png', [0, 0, 0, 20]), 'plain'],
      [noise(54, 750), 'strip'],
      [noise(750, 54), 'strip'],
      [transparent(), null],
      [faint('dark.png', [10, 40, 90, 255]), null],
      [noise(300, 100), null],
      [stored('turned.jpg'), null],
    ] as const)
      expect(await warningFor(bench, picture), picture.name).toBe(warning)
  })

  await test.step('browsers that cannot write WebP store JPEG', async () => {
    await bench.evaluate(() => {
      Reflect.deleteProperty(window, 'createImageBitmap')
      const prototype: {
        toDataURL: (this: HTMLCanvasElement, type?: string, quality?: number) => string
      } = HTMLCanvasElement.prototype
      const write = prototype.toDataURL
      prototype.toDataURL = function (type, quality) {
        return write.call(this, type === 'image/webp' ? 'image/png' : type, quality)
      }
    })
    const { images } = await processPicture(bench, stored('turned.jpg'), 'toProductImages')
    for (const { type, corners } of images)
      expect([type, ...corners]).toEqual(['image/jpeg', BLUE, RED, YELLOW, GREEN])
    expect(images).toHaveLength(2)
    expect((await processPicture(bench, stored('phone.heic'), 'toProductImages')).code).toBe('heic')
    expect(
      (await processPicture(bench, cut(stored('photo-4mp.jpg')), 'toProductImages')).code,
    ).toBe('broken')
  })

  await server.close()
})

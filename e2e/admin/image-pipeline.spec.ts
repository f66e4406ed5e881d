import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { expect, test, type Page } from '@playwright/test'
import type * as Compress from '../../src/admin/image/compress'
import { PRODUCT_FULL_CHARS, PRODUCT_IMAGE_CHARS, STORED_MAX_CHARS, TEAM_IMAGE_CHARS } from '../../src/limits'
import {
  REFUSED,
  SECRETS,
  cut,
  huge,
  noise,
  corrupted,
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
  images: { chars: number; bytes: string; type: string; width: number; height: number; corners: number[][] }[]
}

/** The content security policy of the site. */
const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: https:; connect-src 'self'; worker-src 'self'"

/** Opens an empty page that can load the modules of the site; returns its requests to elsewhere and what its policy refused. */
async function openBench(page: Page, server: ViteDevServer): Promise<string[]> {
  const foreign: string[] = []
  const origin = server.resolvedUrls?.local[0] ?? ''
  const body = '<!doctype html><title>bench</title><input type="file">'
  const headers = { 'content-security-policy': CSP }
  await page.route(`${origin}bench.html`, (route) => route.fulfill({ contentType: 'text/html', headers, body }))
  page.on('request', (request) => {
    const address = request.url()
    if (!address.startsWith(origin) && !/^(data|blob):/.test(address)) foreign.push(address)
  })
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) foreign.push(message.text())
  })
  await page.goto(`${origin}bench.html`)
  return foreign
}

/** Chooses the file in the page and passes it to the pipeline. */
async function processPicture(page: Page, { name, type, bytes }: Picture, way: Way): Promise<Answer> {
  await page.setInputFiles('input', { name, mimeType: type, buffer: Buffer.from(bytes) })
  return page.evaluate(
    async ({ way, type }) => {
      const path = '/src/admin/image/compress.ts'
      const compress = (await import(/* @vite-ignore */ path)) as typeof Compress
      const chosen = document.querySelector('input')?.files?.[0]
      if (!chosen) throw new Error('no file chosen')
      const read = (blob: Blob) =>
        new Promise<string>((resolve) => {
          const reader = new FileReader()
          reader.onload = () => resolve(reader.result as string)
          reader.readAsDataURL(blob)
        })
      const look = async (url: string): Promise<Answer['images'][number]> => {
        const element = Object.assign(new Image(), { src: url })
        await element.decode()
        const { naturalWidth: width, naturalHeight: height } = element
        const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
        context?.drawImage(element, 0, 0)
        const at = (x: number, y: number): number[] => [
          ...(context?.getImageData(Math.floor(width * x), Math.floor(height * y), 1, 1).data ?? []),
        ]
        return {
          chars: url.length,
          type: url.slice(5, url.indexOf(';')),
          bytes: atob(url.slice(url.indexOf(',') + 1)),
          width,
          height,
          corners: [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)],
        }
      }
      try {
        // Browsers derive the type from the name, so set the type that the test means.
        const result = await compress[way](new File([chosen], chosen.name, { type }))
        const urls =
          typeof result === 'string'
            ? [result]
            : result instanceof Blob
              ? [await read(result)]
              : 'dataUrl' in result
                ? [result.dataUrl]
                : [result.image, result.full]
        return { code: 'done', images: await Promise.all(urls.map(look)) }
      } catch (error) {
        return { code: error instanceof Error && 'code' in error ? String(error.code) : String(error), images: [] }
      }
    },
    { way, type },
  )
}

const WAYS: Way[] = ['toProductImages', 'toTeamImage', 'toDirectorPhoto', 'toHostedImage']
const sizes = (answer: Answer): string[] => answer.images.map(({ width, height }) => `${width}x${height}`)

/** Metadata that each file contains before it is processed. */
const CARRIED: [Picture, readonly string[]][] = [
  [stored('private.jpg'), ['Secret', 'Exif', 'GPS', 'http://ns.adobe.com', 'Photoshop', '8BIM', 'thumbnail']],
  [stored('private.png'), ['Secret', 'Exif', 'GPS', 'http://ns.adobe.com', 'tEXt', 'eXIf', 'iTXt']],
  [stored('private.webp'), ['Secret', 'Exif', 'GPS', 'http://ns.adobe.com']],
  [withTrailingHtml(), ['Secret', 'Exif', 'GPS', 'http://ns.adobe.com', 'Photoshop', '8BIM', '<script', 'thumbnail']],
]

function metadataIn(bytes: string): string[] {
  const jpegs = bytes.split('\xff\xd8\xff').length - 1
  return [...[...SECRETS, '<script'].filter((secret) => bytes.includes(secret)), ...(jpegs > 1 ? ['thumbnail'] : [])]
}

const COLOURS = {
  red: [208, 48, 48],
  green: [48, 160, 80],
  blue: [48, 80, 208],
  yellow: [224, 192, 64],
  white: [255, 255, 255],
  black: [0, 0, 0],
}
/** The colour that is nearest to that of a pixel. */
function nameOf(pixel: number[]): string {
  const distance = (colour: number[]) => colour.reduce((sum, part, at) => sum + Math.abs(part - (pixel[at] ?? 0)), 0)
  return Object.entries(COLOURS).sort(([, a], [, b]) => distance(a) - distance(b))[0]?.[0] ?? ''
}

test('pictures of every kind are made small, upright and free of metadata, or refused with their reason (127, 128; P12, P13; contradictions 1-3 and 25-28)', async ({
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
  const foreign = await openBench(bench, server)

  await test.step('a stored picture carries no metadata', async () => {
    for (const [picture, kinds] of CARRIED) {
      expect(metadataIn(Buffer.from(picture.bytes).toString('latin1')), `the control: ${picture.name} itself`).toEqual(
        kinds,
      )
      for (const way of WAYS) {
        const { code, images } = await processPicture(bench, picture, way)
        expect(code, `${picture.name} ${way}`).toBe('done')
        for (const { bytes } of images) expect(metadataIn(bytes), `${picture.name} ${way}`).toEqual([])
      }
    }
  })

  await test.step('a photo that was taken sideways is rotated once, transparent pixels become white, and the scripts of a drawing never run', async () => {
    for (const way of WAYS) {
      for (const { width, height, corners } of (await processPicture(bench, stored('turned.jpg'), way)).images) {
        expect(width / height, way).toBeCloseTo(200 / 320, 1)
        expect(corners.map(nameOf), way).toEqual(['blue', 'red', 'yellow', 'green'])
      }
      for (const { corners } of (await processPicture(bench, transparent(), way)).images)
        expect(corners.map(nameOf), way).toEqual(['red', 'white', 'red', 'white'])
    }
    const drawing = await processPicture(bench, svg(), 'toProductImages')
    expect(drawing.images.map(({ type }) => type)).toEqual(['image/webp', 'image/webp'])
    expect(sizes(drawing)).toEqual(['90x60', '90x60'])
    expect(drawing.images[0]?.corners.map(nameOf)).toEqual(Array(4).fill('red'))
    expect(await bench.evaluate(() => 'hacked' in window)).toBe(false)
  })

  await test.step('a file that is no picture or cannot be decoded is refused with its reason', async () => {
    // tests/admin/image/image-gate has every file that is refused by its first bytes.
    const [notPicture] = REFUSED
    const files: [Picture, string][] = [
      ...(notPicture ? [[notPicture.picture(), notPicture.code] as [Picture, string]] : []),
      [stored('phone.heic'), 'heic'],
      [{ ...stored('phone.heic'), type: 'image/jpeg' }, 'heic'],
      [cut(stored('photo-4mp.jpg')), 'broken'],
      [cut(svg()), 'broken'],
    ]
    for (const [file, code] of files)
      expect((await processPicture(bench, file, 'toDirectorPhoto')).code, file.name).toBe(code)
    expect(['done', 'broken']).toContain(
      (await processPicture(bench, corrupted(stored('photo-4mp.jpg')), 'toTeamImage')).code,
    )
    // The page still takes a good one.
    expect((await processPicture(bench, stored('private.jpg'), 'toTeamImage')).code).toBe('done')
  })

  await test.step('a picture of any size and kind is made small enough to store, up to 48 million pixels', async () => {
    const sizesOf = async (picture: Picture, way: Way) => sizes(await processPicture(bench, picture, way))
    const product = await processPicture(bench, stored('photo-4mp.jpg'), 'toProductImages')
    expect(product.images.map(({ type }) => type)).toEqual(['image/webp', 'image/webp'])
    expect(sizes(product)).toEqual(['360x255', '1200x850'])
    expect(await sizesOf(huge(), 'toProductImages')).toEqual(['360x270', '1200x900'])
    expect(await sizesOf(stored('private.png'), 'toProductImages')).toEqual(['120x80', '120x80'])
    expect(await sizesOf(stored('small.avif'), 'toDirectorPhoto')).toEqual(['128x96'])

    // Noise hardly gets smaller. The tests of the encoding have every tier.
    for (const [picture, size] of [
      [stored('photo-4mp.jpg'), '1200x850'],
      [noise(1800, 1600), '422x375'],
    ] as const) {
      const answer = await processPicture(bench, picture, 'toDirectorPhoto')
      expect(sizes(answer), picture.name).toEqual([size])
      expect(answer.images[0]).toMatchObject({ type: 'image/jpeg' })
      expect(answer.images[0]?.chars).toBeLessThanOrEqual(STORED_MAX_CHARS)
    }
    // Every attempt takes time.
    const small = noise(400, 400)
    const [little, full] = (await processPicture(bench, small, 'toProductImages')).images
    expect(little?.chars).toBeLessThanOrEqual(PRODUCT_IMAGE_CHARS)
    expect(full?.chars).toBeLessThanOrEqual(PRODUCT_FULL_CHARS)
    const [member] = (await processPicture(bench, small, 'toTeamImage')).images
    expect(member?.chars).toBeLessThanOrEqual(TEAM_IMAGE_CHARS)
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
    const answer = await processPicture(bench, stored('turned.jpg'), 'toProductImages')
    expect(answer.images.map(({ type }) => type)).toEqual(['image/jpeg', 'image/jpeg'])
    expect(answer.images.map(({ corners }) => corners.map(nameOf))).toEqual(
      Array(2).fill(['blue', 'red', 'yellow', 'green']),
    )
    expect((await processPicture(bench, stored('phone.heic'), 'toProductImages')).code).toBe('heic')
    expect((await processPicture(bench, cut(stored('photo-4mp.jpg')), 'toProductImages')).code).toBe('broken')
  })

  expect(foreign).toEqual([])
  await server.close()
})

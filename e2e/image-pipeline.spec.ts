import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { expect, test as base, type Page } from '@playwright/test'
import { uploader } from '../src/copy/uploader'
import type * as Compress from '../src/admin/image/compress'
import type { ImageErrorCode } from '../src/lib/image-error'
import { PRODUCT_FULL_CHARS, PRODUCT_IMAGE_CHARS, STORED_MAX_CHARS, TEAM_IMAGE_CHARS } from '../src/limits'
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
} from '../tests/fixtures/images'

/** The functions of the pipeline, by name. */
type Way = 'toProductImages' | 'toTeamImage' | 'toDirectorPhoto' | 'toHostedImage'

type Answer = {
  /** The error code, or "done". */
  code: string
  /** The pictures that would be stored, with their size and colours in a browser. */
  images: { chars: number; bytes: string; type: string; width: number; height: number; corners: number[][] }[]
  progress: number[]
}

/** Loads the real modules in a page with the content security policy of the site. */
const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: https:; connect-src 'self'; worker-src 'self'"

const test = base.extend<{ bench: Page; foreign: string[] }, { server: ViteDevServer }>({
  server: [
    async ({}, use) => {
      const server = await createServer({
        root: join(import.meta.dirname, '..'),
        configFile: false,
        cacheDir: '.cache/vite-e2e',
        logLevel: 'error',
        server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
        optimizeDeps: { entries: [], include: ['browser-image-compression'] },
        plugins: [
          {
            name: 'bench',
            configureServer: ({ middlewares }) => {
              middlewares.use('/bench.html', (_, response) => {
                response.setHeader('content-type', 'text/html')
                response.setHeader('content-security-policy', CSP)
                response.end('<!doctype html><title>bench</title><input type="file">')
              })
            },
          },
        ],
      })
      await server.listen()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  foreign: async ({}, use) => use([]),
  bench: async ({ page, server, foreign }, use) => {
    const origin = server.resolvedUrls?.local[0] ?? ''
    page.on('request', (request) => {
      const address = request.url()
      if (!address.startsWith(origin) && !/^(data|blob):/.test(address)) foreign.push(address)
    })
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) foreign.push(message.text())
    })
    await page.goto(`${origin}bench.html`)
    await use(page)
    expect(foreign).toEqual([])
  },
})

/** Chooses the file in the page and passes it to the pipeline. */
async function processPicture(page: Page, { name, type, bytes }: Picture, way: Way): Promise<Answer> {
  await page.setInputFiles('input', { name, mimeType: type, buffer: Buffer.from(bytes) })
  return page.evaluate(
    async ({ way, type }) => {
      const path = '/src/admin/image/compress.ts'
      const compress = (await import(/* @vite-ignore */ path)) as typeof Compress
      const chosen = document.querySelector('input')?.files?.[0]
      if (!chosen) throw new Error('no file chosen')
      // Browsers derive the type from the name, so set the type that the test means.
      const file = new File([chosen], chosen.name, { type })
      const progress: number[] = []
      const onProgress = (percent: number) => void progress.push(percent)
      try {
        const result = await compress[way](file, { onProgress })
        const urls =
          typeof result === 'string'
            ? [result]
            : result instanceof Blob
              ? [
                  await new Promise<string>((resolve) => {
                    const reader = new FileReader()
                    reader.onload = () => resolve(reader.result as string)
                    reader.readAsDataURL(result)
                  }),
                ]
              : 'dataUrl' in result
                ? [result.dataUrl]
                : [result.image, result.full]
        const images = await Promise.all(
          urls.map(async (url) => {
            const element = new Image()
            element.src = url
            await element.decode()
            const canvas = document.createElement('canvas')
            canvas.width = element.naturalWidth
            canvas.height = element.naturalHeight
            const context = canvas.getContext('2d')
            context?.drawImage(element, 0, 0)
            const at = (x: number, y: number): number[] => [
              ...(context?.getImageData(Math.floor(canvas.width * x), Math.floor(canvas.height * y), 1, 1).data ?? []),
            ]
            return {
              chars: url.length,
              type: url.slice(5, url.indexOf(';')),
              bytes: atob(url.slice(url.indexOf(',') + 1)),
              width: element.naturalWidth,
              height: element.naturalHeight,
              corners: [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)],
            }
          }),
        )
        return { code: 'done', images, progress }
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
        return { code, images: [], progress }
      }
    },
    { way, type },
  )
}

const WAYS: Way[] = ['toProductImages', 'toTeamImage', 'toDirectorPhoto', 'toHostedImage']
const sizes = (answer: Answer): string[] => answer.images.map(({ width, height }) => `${width}x${height}`)

test('a phone photo becomes a small and a large product picture', async ({ bench }) => {
  const answer = await processPicture(bench, stored('photo-4mp.jpg'), 'toProductImages')
  expect(answer.code).toBe('done')
  expect(answer.images.map(({ type }) => type)).toEqual(['image/webp', 'image/webp'])
  expect(answer.images[0]?.chars).toBeLessThanOrEqual(PRODUCT_IMAGE_CHARS)
  expect(answer.images[1]?.chars).toBeLessThanOrEqual(PRODUCT_FULL_CHARS)
  expect(sizes(answer)).toEqual(['360x255', '1200x850'])
})

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

// P13
test('a stored picture carries no metadata', async ({ bench }) => {
  let results = 0
  for (const [picture, kinds] of CARRIED) {
    expect(metadataIn(Buffer.from(picture.bytes).toString('latin1')), `the control: ${picture.name} itself`).toEqual(
      kinds,
    )
    for (const way of WAYS) {
      const { code, images } = await processPicture(bench, picture, way)
      expect(code, `${picture.name} ${way}`).toBe('done')
      for (const { bytes } of images) expect(metadataIn(bytes), `${picture.name} ${way}`).toEqual([])
      results += images.length
    }
  }
  const kinds = CARRIED.reduce((sum, [, list]) => sum + list.length, 0)
  console.info(
    `[figure] pictures that carry metadata: ${CARRIED.length} (${kinds} blocks of it), paths: ${WAYS.length}, stored pictures: ${results}, metadata in them: 0`,
  )
})

// contradiction 28
test('a photo that was taken sideways is rotated once', async ({ bench }) => {
  for (const way of WAYS) {
    const answer = await processPicture(bench, stored('turned.jpg'), way)
    for (const { width, height, corners } of answer.images) {
      expect(width / height).toBeCloseTo(200 / 320, 1)
      expect(corners.map(nameOf)).toEqual(['blue', 'red', 'yellow', 'green'])
    }
  }
})

function nameOf([red = 0, green = 0, blue = 0]: number[]): string {
  const names: Record<string, [number, number, number]> = {
    red: [208, 48, 48],
    green: [48, 160, 80],
    blue: [48, 80, 208],
    yellow: [224, 192, 64],
    white: [255, 255, 255],
    black: [0, 0, 0],
  }
  const distance = ([r, g, b]: [number, number, number]): number =>
    Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue)
  return Object.entries(names).sort(([, a], [, b]) => distance(a) - distance(b))[0]?.[0] ?? ''
}

// contradiction 25
test('transparent pixels become white', async ({ bench }) => {
  for (const way of WAYS) {
    for (const { corners } of (await processPicture(bench, transparent(), way)).images) {
      expect(corners.map(nameOf)).toEqual(['red', 'white', 'red', 'white'])
    }
  }
})

// P12, contradiction 26
test('a file that is no picture is refused with its reason', async ({ bench, page }) => {
  const session = await page.context().newCDPSession(page)
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1_048_576
  }
  // The first picture also loads the code, so memory is compared from here.
  expect((await processPicture(bench, stored('private.jpg'), 'toTeamImage')).code).toBe('done')
  const before = await heap()
  const files: [Picture, ImageErrorCode][] = [
    ...REFUSED.map(({ picture, code }): [Picture, ImageErrorCode] => [picture(), code as ImageErrorCode]),
    [stored('phone.heic'), 'heic'],
    [{ ...stored('phone.heic'), type: 'image/jpeg' }, 'heic'],
  ]
  for (const [file, code] of files) {
    const answer = await processPicture(bench, file, 'toDirectorPhoto')
    expect(answer.code, file.name).toBe(code)
    // Only HEIC is decoded before it is refused.
    expect(
      answer.progress.filter((percent) => percent > 20),
      file.name,
    ).toEqual(file.name === 'phone.heic' && file.type ? [30] : [])
    expect(uploader.errors[code], `the words for ${code}`).toMatch(/[\u0600-\u06ff]{3}/)
  }
  expect(['done', 'broken']).toContain(
    (await processPicture(bench, corrupted(stored('photo-4mp.jpg')), 'toTeamImage')).code,
  )
  // Check that the page still accepts a valid picture.
  expect((await processPicture(bench, stored('private.jpg'), 'toTeamImage')).code).toBe('done')
  const after = await heap()
  console.info(
    `[figure] bad pictures: ${files.length}, refused: ${files.length}; heap ${before.toFixed(1)} MB before, ${after.toFixed(1)} MB after`,
  )
  expect(after - before).toBeLessThan(2)
})

// contradiction 27
test('a picture of 48 million pixels is accepted', async ({ bench }) => {
  expect(sizes(await processPicture(bench, huge(), 'toProductImages'))).toEqual(['360x270', '1200x900'])
  expect(sizes(await processPicture(bench, stored('private.png'), 'toProductImages'))).toEqual(['120x80', '120x80'])
  expect(sizes(await processPicture(bench, stored('small.avif'), 'toDirectorPhoto'))).toEqual(['128x96'])
})

// 127, 128, contradictions 1-3
test('a picture of noise is made small enough to store', async ({ bench }) => {
  const small = noise(800, 600)
  // The tests of the encoding have every tier.
  const tiers: [picture: Picture, size: string][] = [
    [small, '800x600'],
    [noise(1800, 1600), '422x375'],
  ]
  for (const [picture, size] of tiers) {
    const answer = await processPicture(bench, picture, 'toDirectorPhoto')
    expect(sizes(answer), picture.name).toEqual([size])
    expect(answer.images[0]).toMatchObject({ type: 'image/jpeg' })
    expect(answer.images[0]?.chars).toBeLessThanOrEqual(STORED_MAX_CHARS)
  }
  const product = await processPicture(bench, small, 'toProductImages')
  expect(product.images[0]?.chars).toBeLessThanOrEqual(PRODUCT_IMAGE_CHARS)
  expect(product.images[1]?.chars).toBeLessThanOrEqual(PRODUCT_FULL_CHARS)
  const member = await processPicture(bench, small, 'toTeamImage')
  expect(member.images[0]?.chars).toBeLessThanOrEqual(TEAM_IMAGE_CHARS)
})

// contradiction 28
test('a drawing becomes a picture, and its scripts never run', async ({ bench }) => {
  const answer = await processPicture(bench, svg(), 'toProductImages')
  expect(answer.images.map(({ type }) => type)).toEqual(['image/webp', 'image/webp'])
  expect(sizes(answer)).toEqual(['90x60', '90x60'])
  expect(answer.images[0]?.corners.map(nameOf)).toEqual(Array(4).fill('red'))
  expect(await bench.evaluate(() => 'hacked' in window)).toBe(false)
  expect((await processPicture(bench, cut(svg()), 'toProductImages')).code).toBe('broken')
})

test('browsers that cannot write WebP store JPEG', async ({ bench }) => {
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
  expect(sizes(await processPicture(bench, huge(), 'toDirectorPhoto'))).toHaveLength(1)
})

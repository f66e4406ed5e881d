import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { createServer } from 'vite'
import type * as Compress from '../../src/admin/image-encoding/compress'
import type * as Warnings from '../../src/admin/image-encoding/image-warning'
import type { ImageFile } from '../../tests/fixtures/images'

/** The functions of the pipeline, by name. */
export type Way = 'toProductImages' | 'toTeamImage' | 'toDirectorPhoto' | 'toHostedImage'

type Answer = {
  /** The error code, or "done". */
  code: string
  /** The images that would be stored, with their size and colours in a browser. */
  images: {
    chars: number
    bytes: string
    type: string
    size: string
    corners: string[]
    /** True when its last pixel is white or grey, as browsers show missing data. */
    hasBlankEnd: boolean
  }[]
}

/** Chooses the file in the page and passes it to the pipeline. */
export async function processImage(
  page: Page,
  { name, type, bytes }: ImageFile,
  way: Way,
): Promise<Answer> {
  await page.setInputFiles('input', { name, mimeType: type, buffer: Buffer.from(bytes) })
  return page.evaluate(
    async ({ way, type }) => {
      const path = '/src/admin/image-encoding/compress.ts'
      const compress = (await import(/* @vite-ignore */ path)) as typeof Compress
      const chosen = document.querySelector('input')?.files?.[0]
      if (!chosen) throw new Error('no file chosen')
      const describeImage = async (image: string | Blob): Promise<Answer['images'][number]> => {
        const url = typeof image === 'string' ? image : URL.createObjectURL(image)
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
        const imagesOf = (processed: typeof result) => {
          if (typeof processed === 'string' || processed instanceof Blob) return [processed]
          return 'dataUrl' in processed
            ? [processed.dataUrl]
            : [processed.image, processed.largeImage]
        }
        return { code: 'done', images: await Promise.all(imagesOf(result).map(describeImage)) }
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

/** The warning about a team photo made of this file; null without one. */
export async function findWarning(
  page: Page,
  { name, type, bytes }: ImageFile,
): Promise<string | null> {
  await page.setInputFiles('input', { name, mimeType: type, buffer: Buffer.from(bytes) })
  return page.evaluate(async () => {
    const [compressing, warnings] = ['compress', 'image-warning'].map(
      (name) => import(/* @vite-ignore */ `/src/admin/image-encoding/${name}.ts`),
    )
    const file = document.querySelector('input')?.files?.[0]
    if (!file) throw new Error('no file chosen')
    const { toTeamImage } = (await compressing) as typeof Compress
    const { warningOf } = (await warnings) as typeof Warnings
    return warningOf(await toTeamImage(file))
  })
}

/** A page with nothing but an input for files, from which the modules of the pipeline can be imported as they are. */
export const test = base.extend<{ bench: Page }, { address: string }>({
  address: [
    async ({}, use) => {
      const server = await createServer({
        root: join(import.meta.dirname, '../..'),
        configFile: false,
        cacheDir: '.cache/vite-e2e',
        logLevel: 'error',
        server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
        optimizeDeps: { entries: [], include: ['browser-image-compression'] },
      })
      await server.listen()
      await use(`${server.resolvedUrls?.local[0] ?? ''}bench.html`)
      await server.close()
    },
    { scope: 'worker' },
  ],
  bench: async ({ page, address }, use) => {
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<input type="file">' }),
    )
    await page.goto(address)
    await use(page)
  },
})

import { expect, type Page } from '@playwright/test'
import type * as Compress from '../../src/admin/image-encoding/compress'
import { imageFile, type ImageFile } from '../../tests/fixtures/images'
import { test } from '../helpers/image-bench'

/** Takes a photo and then three parts of it, and counts how often a file was decoded for the parts. */
const cropThreeParts = (page: Page, way: 'toTeamImage' | 'toProductImages') =>
  page.evaluate(async (way) => {
    const path = '/src/admin/image-encoding/compress.ts'
    const compress = (await import(/* @vite-ignore */ path)) as typeof Compress
    const file = document.querySelector('input')?.files?.[0]
    if (!file) throw new Error('no file chosen')
    await compress[way](file)
    let decoded = 0
    const decode = createImageBitmap
    window.createImageBitmap = (...args: unknown[]) => {
      decoded += 1
      return (decode as (...args: unknown[]) => Promise<ImageBitmap>)(...args)
    }
    const sizes: string[] = []
    for (const x of [0, 0.2, 0.4]) {
      const cropped = await compress[way](file, { crop: { x, y: 0, width: 0.6, height: 0.9 } })
      const image = new Image()
      image.src = typeof cropped === 'string' ? cropped : cropped.image
      await image.decode()
      sizes.push(`${image.naturalWidth}x${image.naturalHeight}`)
    }
    return { decoded, sizes }
  }, way)

const chooseFile = (bench: Page, { name, type, bytes }: ImageFile) =>
  bench.setInputFiles('input', { name, mimeType: type, buffer: Buffer.from(bytes) })

test('a photo is decoded once for all movements in its frame', async ({ bench }) => {
  await chooseFile(bench, imageFile('photo-4mp.jpg'))
  expect(await cropThreeParts(bench, 'toTeamImage')).toEqual({
    decoded: 1,
    sizes: ['331x352', '331x352', '331x352'],
  })
})

test('a product is decoded once for all movements in its frame', async ({ bench }) => {
  // A large image of a product is encoded for seconds, each time.
  await chooseFile(bench, imageFile('private.jpg'))
  expect(await cropThreeParts(bench, 'toProductImages')).toEqual({
    decoded: 1,
    sizes: ['192x216', '192x216', '192x216'],
  })
})

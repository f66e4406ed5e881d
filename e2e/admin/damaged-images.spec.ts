import { expect, type Page } from '@playwright/test'
import {
  cut,
  ended,
  imageFile,
  loose,
  withRiffSize,
  type ImageFile,
} from '../../tests/fixtures/images'
import { processImage, test } from '../helpers/image-bench'

/** A square JPEG of a coloured square on a grey background. */
const onGrey = async (bench: Page, grey: number, side: number): Promise<ImageFile> => {
  const bytes = await bench.evaluate(
    async ({ grey, side }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
      const context = canvas.getContext('2d')
      for (const [colour, start, length] of [
        [`rgb(${grey} ${grey} ${grey})`, 0, side],
        ['#a0522d', side / 3, side / 3],
      ] as const) {
        if (context) context.fillStyle = colour
        context?.fillRect(start, start, length, length)
      }
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer())]
    },
    { grey, side },
  )
  return { name: `grey-${grey}-${side}.jpg`, type: 'image/jpeg', bytes: Uint8Array.from(bytes) }
}

test('a logo without a background is taken although the length in its header is wrong', async ({
  bench,
}) => {
  const bytes = await bench.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 })
    canvas.getContext('2d')?.fillRect(100, 50, 100, 100)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp'))
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer())]
  })
  const logo = { name: 'logo.webp', type: 'image/webp', bytes: Uint8Array.from(bytes) }
  for (const change of [0, -12, 5_000]) {
    const { code } = await processImage(bench, withRiffSize(logo, change), 'toTeamImage')
    expect(code, String(change)).toBe('done')
  }
})

test('a photo that lacks only its end keeps every pixel', async ({ bench }) => {
  for (const image of loose()) {
    const { code, images } = await processImage(bench, image, 'toTeamImage')
    expect(code, image.name).toBe('done')
    expect(images[0]?.hasBlankEnd, image.name).toBe(false)
  }
})

test('a photo that lacks pixels is refused', async ({ bench }) => {
  for (const share of [0.5, 0.9, 0.97])
    for (const name of ['photo-4mp.jpg', 'turned.jpg', 'private.png'] as const) {
      const { code } = await processImage(bench, cut(imageFile(name), share), 'toTeamImage')
      expect(code, `${name} ${share}`).toBe('broken')
    }
})

test('a photo that lacks pixels is refused although it has an end mark', async ({ bench }) => {
  for (const share of [0.3, 0.5, 0.8])
    for (const name of ['photo-4mp.jpg', 'private.jpg', 'turned.jpg'] as const) {
      const { code } = await processImage(bench, ended(imageFile(name), share), 'toTeamImage')
      expect(code, `${name} ${share}`).toBe('broken')
    }
})

test('a photo on the grey that stands for missing pixels is taken', async ({ bench }) => {
  for (const grey of [126, 128, 130])
    // In a small file, few bytes hold much of the image.
    for (const side of [900, 150]) {
      const image = await onGrey(bench, grey, side)
      const { code } = await processImage(bench, image, 'toTeamImage')
      expect.soft(code, image.name).toBe('done')
    }
})

import { describe, expect, it } from 'vitest'
import { ImageError } from '../../../src/lib/image-error'
import { checkImage, type ImageUse } from '../../../src/admin/image/image-gate'
import { readImageHeader } from '../../../src/admin/image/image-header'
import { MAX_PIXELS, MB } from '../../../src/limits'
import {
  REFUSED,
  bomb,
  huge,
  noise,
  png,
  corrupted,
  stored,
  svg,
  withTrailingHtml,
  transparent,
  type Picture,
} from '../../fixtures/images'

const fileOf = ({ name, type, bytes }: Picture): File => new File([bytes], name, { type })

/** The code of the refusal, or the header where the file is let in. */
async function answer(file: File, use: ImageUse = 'upload'): Promise<unknown> {
  try {
    return await checkImage(file, use)
  } catch (error) {
    return error instanceof ImageError ? error.code : error
  }
}

describe('the picture gate', () => {
  // 135, P12
  it.each(REFUSED.map(({ picture, code }) => ({ picture: picture(), code })))(
    'refuses $picture.name as $code',
    async ({ picture, code }) => {
      expect(await answer(fileOf(picture))).toBe(code)
    },
  )

  it.each([
    { picture: stored('photo-4mp.jpg'), header: { type: 'jpeg', width: 2400, height: 1700 } },
    // The thumbnail of 64 x 48 inside the EXIF block is not the picture.
    { picture: stored('private.jpg'), header: { type: 'jpeg', width: 320, height: 240 } },
    { picture: stored('turned.jpg'), header: { type: 'jpeg', width: 320, height: 200 } },
    { picture: stored('private.png'), header: { type: 'png', width: 120, height: 80 } },
    { picture: stored('private.webp'), header: { type: 'webp', width: 120, height: 80 } },
    { picture: stored('phone.heic'), header: { type: 'heic', width: 128, height: 96 } },
    { picture: stored('small.avif'), header: { type: 'avif', width: 128, height: 96 } },
    { picture: transparent(), header: { type: 'png', width: 80, height: 40 } },
    { picture: withTrailingHtml(), header: { type: 'jpeg', width: 320, height: 240 } },
    { picture: corrupted(stored('photo-4mp.jpg')), header: { type: 'jpeg', width: 2400, height: 1700 } },
    { picture: huge(), header: { type: 'png', width: 8000, height: 6000 } },
    { picture: svg(), header: { type: 'svg', width: 0, height: 0 } },
  ])('accepts $picture.name and reads its size', async ({ picture, header }) => {
    expect(await answer(fileOf(picture))).toEqual(header)
  })

  it('checks the bytes instead of the declared type', async () => {
    expect(await answer(fileOf({ ...stored('private.png'), type: 'image/jpeg' }))).toMatchObject({ type: 'png' })
    expect(await answer(fileOf({ ...stored('phone.heic'), type: 'image/jpeg' }))).toMatchObject({ type: 'heic' })
  })

  it('refuses more than 50 million pixels', async () => {
    const rows = MAX_PIXELS / 10_000
    const grey = { width: 10_000, colour: 0, depth: 1 } as const
    expect(await answer(fileOf(png('full.png', { ...grey, height: rows })))).toMatchObject({
      width: 10_000,
      height: rows,
    })
    expect(await answer(fileOf(png('over.png', { ...grey, height: rows + 1 })))).toBe('too-many-pixels')
    expect(bomb().bytes.length).toBeLessThan(100_000)
  })

  it('reports a file that was deleted after it was chosen', async () => {
    const gone = fileOf(stored('private.jpg'))
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
    expect(await answer(gone)).toBe('unreadable')
  })
})

describe('the size limits', () => {
  /** A real picture, filled up behind its end to exactly so many bytes. */
  function fileOfSize(bytes: number): File {
    const picture = stored('private.jpg')
    const file = new File([picture.bytes, new Uint8Array(bytes - picture.bytes.length)], 'photo.jpg', {
      type: 'image/jpeg',
    })
    expect(file.size).toBe(bytes)
    return file
  }

  // 136, 125, 114
  it.each<{ use: ImageUse; largest: number }>([
    { use: 'upload', largest: 10 * MB },
    { use: 'director', largest: 10 * MB - 1 },
    { use: 'team', largest: 2 * MB - 1 },
  ])('allow at most $largest bytes for $use', async ({ use, largest }) => {
    expect(await answer(fileOfSize(largest), use)).toMatchObject({ type: 'jpeg' })
    expect(await answer(fileOfSize(largest + 1), use)).toBe('too-large')
  })

  it('come after the check of the type', async () => {
    expect(await answer(new File([new Uint8Array(11 * MB)], 'film.mp4', { type: 'video/mp4' }))).toBe('not-image')
  })
})

describe('the picture header', () => {
  const bytes = (...values: (number | string)[]): Uint8Array =>
    Uint8Array.from(
      values.flatMap((value) =>
        typeof value === 'number' ? [value] : Array.from(value, (letter) => letter.charCodeAt(0)),
      ),
    )
  const zeros = (count: number): number[] => Array.from({ length: count }, () => 0)

  it.each([
    {
      name: 'GIF',
      header: bytes('GIF89a', 0x40, 0x01, 0xf0, 0x00, 0, 0, 0),
      size: { type: 'gif', width: 320, height: 240 },
    },
    {
      name: 'BMP, upside down',
      header: bytes('BM', 9, 9, 9, 9, ...zeros(4), 54, 0, 0, 0, 40, 0, 0, 0, 5, 0, 0, 0, 0xf8, 0xff, 0xff, 0xff),
      size: { type: 'bmp', width: 5, height: 8 },
    },
    {
      name: 'old BMP',
      header: bytes('BM', 9, 9, 9, 9, ...zeros(4), 26, 0, 0, 0, 12, 0, 0, 0, 5, 0, 8, 0),
      size: { type: 'bmp', width: 5, height: 8 },
    },
    {
      name: 'lossless WebP',
      header: bytes('RIFF', 26, 0, 0, 0, 'WEBPVP8L', 13, 0, 0, 0, 0x2f, 0x3f, 0xc1, 0x3b, 0, 0),
      size: { type: 'webp', width: 320, height: 240 },
    },
    {
      name: 'plain WebP',
      header: bytes('RIFF', 26, 0, 0, 0, 'WEBPVP8 ', 13, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0x40, 0x01, 0xf0, 0x40),
      size: { type: 'webp', width: 320, height: 240 },
    },
    {
      name: 'JPEG with filling between segments',
      header: bytes(0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xff, 0xff, 0xc2, 0, 11, 8, 0, 240, 1, 64, 1, 1, 0x11, 0),
      size: { type: 'jpeg', width: 320, height: 240 },
    },
    {
      name: 'SVG behind a declaration and a comment',
      header: bytes('\xef\xbb\xbf<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg">'),
      size: { type: 'svg', width: 0, height: 0 },
    },
  ])('reads $name', ({ header, size }) => {
    expect(readImageHeader(header)).toEqual(size)
  })

  it.each([
    ['nothing', bytes()],
    ['a text that begins like a BMP', bytes('BMW and other cars, and so on')],
    ['a page behind spaces', bytes('  \n<!doctype html>')],
    ['a page with a drawing', bytes('<!doctype html><html><svg>')],
    ['an MP4', bytes(0, 0, 0, 16, 'ftypisom', 0, 0, 2, 0)],
    ['a PDF', bytes('%PDF-1.7')],
    ['two bytes of a JPEG', bytes(0xff, 0xd8)],
  ])('finds no picture in %s', (_, content) => {
    expect(readImageHeader(content)).toBeNull()
  })

  it('is read from a truncated file without an error', () => {
    for (const picture of [
      stored('private.jpg'),
      stored('private.png'),
      stored('private.webp'),
      stored('phone.heic'),
      noise(4, 4),
    ]) {
      for (let length = 0; length < Math.min(picture.bytes.length, 1200); length++) {
        expect(() => readImageHeader(picture.bytes.subarray(0, length))).not.toThrow()
      }
    }
  })

  it('is read from a part of a larger buffer', () => {
    const { bytes: picture } = stored('private.png')
    const larger = new Uint8Array(picture.length + 7)
    larger.set(picture, 7)
    expect(readImageHeader(larger.subarray(7))).toMatchObject({ width: 120, height: 80 })
  })
})

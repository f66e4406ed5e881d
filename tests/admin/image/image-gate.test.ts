import { describe, expect, it } from 'vitest'
import { ImageError } from '../../../src/lib/image-error'
import { checkImage, type ImageUse, readImageHeader, type ImageHeader } from '../../../src/admin/image/image-gate'
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
  it.each(REFUSED)('refuses a picture as $code', async ({ picture, code }) => {
    expect(await answer(fileOf(picture())), picture().name).toBe(code)
  })

  it.each<[Picture, ImageHeader['type'], width: number, height: number]>([
    [stored('photo-4mp.jpg'), 'jpeg', 2400, 1700],
    // The thumbnail of 64 x 48 inside the EXIF block is not the picture.
    [stored('private.jpg'), 'jpeg', 320, 240],
    [stored('turned.jpg'), 'jpeg', 320, 200],
    [stored('private.png'), 'png', 120, 80],
    [stored('private.webp'), 'webp', 120, 80],
    [stored('phone.heic'), 'heic', 128, 96],
    [stored('small.avif'), 'avif', 128, 96],
    [transparent(), 'png', 80, 40],
    [withTrailingHtml(), 'jpeg', 320, 240],
    [corrupted(stored('photo-4mp.jpg')), 'jpeg', 2400, 1700],
    [huge(), 'png', 8000, 6000],
    [svg(), 'svg', 0, 0],
    // The bytes are checked, not the declared type.
    [{ ...stored('private.png'), type: 'image/jpeg' }, 'png', 120, 80],
    [{ ...stored('phone.heic'), type: 'image/jpeg' }, 'heic', 128, 96],
  ])('accepts $name and reads its size', async (picture, type, width, height) => {
    expect(await answer(fileOf(picture))).toEqual({ type, width, height })
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
    const arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
    expect(await answer(Object.assign(fileOf(stored('private.jpg')), { arrayBuffer }))).toBe('unreadable')
  })
})

describe('the size limits', () => {
  /** A real picture, filled up behind its end to exactly so many bytes. */
  function fileOfSize(bytes: number): File {
    const picture = stored('private.jpg').bytes
    const file = new File([picture, new Uint8Array(bytes - picture.length)], 'photo.jpg', { type: 'image/jpeg' })
    expect(file.size).toBe(bytes)
    return file
  }

  // 136, 125, 114
  it.each<[ImageUse, largest: number]>([
    ['upload', 10 * MB],
    ['director', 10 * MB - 1],
    ['team', 2 * MB - 1],
  ])('allow for %s at most %d bytes', async (use, largest) => {
    expect(await answer(fileOfSize(largest), use)).toMatchObject({ type: 'jpeg' })
    expect(await answer(fileOfSize(largest + 1), use)).toBe('too-large')
  })

  it('come after the check of the type', async () => {
    expect(await answer(new File([new Uint8Array(11 * MB)], 'film.mp4', { type: 'video/mp4' }))).toBe('not-image')
  })
})

describe('the picture header', () => {
  const bytes = (...values: (number | string)[]) =>
    Uint8Array.from(
      values.flatMap((value) => (typeof value === 'number' ? [value] : [...Buffer.from(value, 'latin1')])),
    )
  const zeros = (count: number): number[] => Array.from({ length: count }, () => 0)

  it.each<[string, Uint8Array, ImageHeader['type'], width: number, height: number]>([
    ['GIF', bytes('GIF89a', 0x40, 0x01, 0xf0, 0x00, 0, 0, 0), 'gif', 320, 240],
    [
      'BMP, upside down',
      bytes('BM', 9, 9, 9, 9, ...zeros(4), 54, 0, 0, 0, 40, 0, 0, 0, 5, 0, 0, 0, 0xf8, 0xff, 0xff, 0xff),
      ...(['bmp', 5, 8] as const),
    ],
    ['old BMP', bytes('BM', 9, 9, 9, 9, ...zeros(4), 26, 0, 0, 0, 12, 0, 0, 0, 5, 0, 8, 0), 'bmp', 5, 8],
    [
      'lossless WebP',
      bytes('RIFF', 26, 0, 0, 0, 'WEBPVP8L', 13, 0, 0, 0, 0x2f, 0x3f, 0xc1, 0x3b, 0, 0),
      ...(['webp', 320, 240] as const),
    ],
    [
      'plain WebP',
      bytes('RIFF', 26, 0, 0, 0, 'WEBPVP8 ', 13, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0x40, 0x01, 0xf0, 0x40),
      ...(['webp', 320, 240] as const),
    ],
    [
      'JPEG with filling between segments',
      bytes(0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xff, 0xff, 0xc2, 0, 11, 8, 0, 240, 1, 64, 1, 1, 0x11, 0),
      ...(['jpeg', 320, 240] as const),
    ],
    [
      'SVG behind a declaration and a comment',
      bytes('\xef\xbb\xbf<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg">'),
      ...(['svg', 0, 0] as const),
    ],
  ])('reads %s', (_, header, type, width, height) => {
    expect(readImageHeader(header)).toEqual({ type, width, height })
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

  it('is read from a truncated file without an error, and from a part of a larger buffer', () => {
    const files = (['private.jpg', 'private.png', 'private.webp', 'phone.heic'] as const).map(stored)
    for (const { bytes: picture } of [...files, noise(4, 4)])
      for (let length = 0; length < Math.min(picture.length, 1200); length++)
        expect(() => readImageHeader(picture.subarray(0, length))).not.toThrow()
    const larger = Uint8Array.from([...bytes(...zeros(7)), ...stored('private.png').bytes])
    expect(readImageHeader(larger.subarray(7))).toMatchObject({ width: 120, height: 80 })
  })
})

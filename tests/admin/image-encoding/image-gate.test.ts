import { describe, expect, it } from 'vitest'
import { toDirectorPhoto, toTeamImage } from '../../../src/admin/image-encoding/compress'
import { checkImage } from '../../../src/admin/image-encoding/image-gate'
import { readImageHeader, type ImageHeader } from '../../../src/admin/image-encoding/image-header'
import { ImageError } from '../../../src/lib/images/image-error'
import type { ImageKind } from '../../../src/lib/images/image-kind'
import { IMAGE_MAX_PIXELS, MB } from '../../../src/limits'
import {
  claimed,
  drawings,
  imageFile,
  loose,
  REFUSED,
  svg,
  withRiffSize,
  withTrailingHtml,
  type ImageFile,
} from '../../fixtures/images'

const fileOf = ({ name, type, bytes }: ImageFile): File => new File([bytes], name, { type })

const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))

/** The code of the refusal, or the type of an accepted image. */
async function answerOf(file: File, kind: ImageKind = 'product'): Promise<unknown> {
  try {
    const { type } = await checkImage(file, kind)
    return type
  } catch (error) {
    return error instanceof ImageError ? error.code : error
  }
}

// Requirement 135
it.each(REFUSED)('the image gate refuses an image as $code', async ({ image, code }) => {
  expect(await answerOf(fileOf(image())), image().name).toBe(code)
})

it.each<{ image: ImageFile; type: ImageHeader['type']; width: number; height: number }>([
  // The thumbnail of 64 x 48 inside the EXIF block is not the image.
  { image: imageFile('private.jpg'), type: 'jpeg', width: 320, height: 240 },
  { image: imageFile('turned.jpg'), type: 'jpeg', width: 320, height: 200 },
  { image: imageFile('private.png'), type: 'png', width: 120, height: 80 },
  { image: imageFile('private.webp'), type: 'webp', width: 120, height: 80 },
  { image: imageFile('phone.heic'), type: 'heic', width: 128, height: 96 },
  { image: imageFile('small.avif'), type: 'avif', width: 128, height: 96 },
  { image: withTrailingHtml(), type: 'jpeg', width: 320, height: 240 },
  { image: svg(), type: 'svg', width: 0, height: 0 },
  // The bytes are checked, not the declared type.
  {
    image: { ...imageFile('private.png'), type: 'image/jpeg' },
    type: 'png',
    width: 120,
    height: 80,
  },
])(
  'the image gate accepts $image.name and reads its size',
  async ({ image, type, width, height }) => {
    expect(await answerOf(fileOf(image))).toBe(type)
    expect(readImageHeader(image.bytes)).toEqual({ type, width, height })
  },
)

it.each(loose())(
  'the image gate accepts $name, whose end is not as it should be',
  async (image) => {
    const { blob, type } = await checkImage(fileOf(image), 'product')
    const bytes = new Uint8Array(await blob.arrayBuffer())
    expect(readImageHeader(bytes)).toMatchObject({ type })
    // The mended image needs no further mending.
    expect(
      await checkImage(new File([bytes], 'mended', { type: image.type }), 'product'),
    ).toMatchObject({ isMended: false })
  },
)

it('the image gate changes nothing in a WebP with content credentials', async () => {
  const webp = imageFile('private.webp')
  // A chunk of odd length is padded with a zero.
  const chunk = latin1('C2PA\x09\0\0\0jumb c2pa\0')
  const bytes = Uint8Array.from([...webp.bytes, ...chunk])
  const file = fileOf(withRiffSize({ ...webp, bytes }, chunk.length))
  expect(await checkImage(file, 'product')).toMatchObject({ blob: file, isMended: false })
})

it.each(drawings())('the image gate makes $name a large drawing in UTF-8', async (image) => {
  const { blob, type } = await checkImage(fileOf(image), 'product')
  expect(type).toBe('svg')
  const [, width, height] =
    /<svg width="(\d+)" height="(\d+)" viewBox="0 0 24 24"/.exec(await blob.text()) ?? []
  expect([width, height]).toEqual(['3600', '3600'])
})

it.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
  [
    'an old Arabic encoding',
    latin1('<?xml version="1.0" encoding = "windows-1256"?>\n<svg id="\xe3">'),
    'م',
  ],
  [
    'another prefix',
    '<رسم:svg xmlns:رسم="http://www.w3.org/2000/svg" viewBox="0 0 2 1">',
    'height="1800"',
  ],
  ['a hairline', '<svg viewBox="0 0 10000 1">', 'width="3600" height="1"'],
])('the image gate reads a drawing with %s', async (_, content, part) => {
  const { blob } = await checkImage(
    new File([content], 'a.svg', { type: 'image/svg+xml' }),
    'product',
  )
  expect(await blob.text()).toContain(part)
})

it('the image gate refuses more than 50 million pixels', async () => {
  const rows = IMAGE_MAX_PIXELS / 10_000
  // Cut off after its header, it would not be whole.
  expect(await answerOf(fileOf(claimed(10_000, rows + 1)))).toBe('too-many-pixels')
  expect(await answerOf(fileOf(claimed(10_000, rows)))).toBe('png')
})

it('the image gate reports a file that was deleted after it was chosen', async () => {
  const arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
  expect(await answerOf(Object.assign(fileOf(imageFile('private.jpg')), { arrayBuffer }))).toBe(
    'unreadable',
  )
})

/** A real image, filled up after its end to exactly this many bytes. */
function fileOfSize(bytes: number): File {
  const image = imageFile('private.jpg').bytes
  return new File([image, new Uint8Array(bytes - image.length)], 'photo.jpg', {
    type: 'image/jpeg',
  })
}

// Requirements 114, 125, 136
it.each<[ImageKind, largest: number]>([
  ['product', 10 * MB],
  ['director', 10 * MB - 1],
  ['member', 2 * MB - 1],
])('the size limits allow for %s at most %d bytes', async (kind, largest) => {
  expect(await answerOf(fileOfSize(largest), kind)).toBe('jpeg')
  expect(await answerOf(fileOfSize(largest + 1), kind)).toBe('too-large')
})

// Requirements 125, 136
it.each([
  ['director', toDirectorPhoto, 10 * MB],
  ['member', toTeamImage, 2 * MB],
])('the size limits of the %s hold for its form', async (_, prepare, bytes) => {
  await expect(prepare(fileOfSize(bytes))).rejects.toMatchObject({ code: 'too-large' })
})

it('the type of a file is checked before its size', async () => {
  expect(
    await answerOf(new File([new Uint8Array(11 * MB)], 'film.mp4', { type: 'video/mp4' })),
  ).toBe('not-image')
})

describe('the image header', () => {
  it.each<{ type: ImageHeader['type']; width: number; height: number; header: string }>([
    { type: 'gif', width: 320, height: 240, header: 'GIF89a\x40\x01\xf0\0\0\0\0' },
    // This one is upside down, and of an old version.
    {
      type: 'bmp',
      width: 5,
      height: 8,
      header: 'BM....\0\0\0\0\x36\0\0\0\x28\0\0\0\x05\0\0\0\xf8\xff\xff\xff',
    },
    { type: 'bmp', width: 5, height: 8, header: 'BM....\0\0\0\0\x1a\0\0\0\x0c\0\0\0\x05\0\x08\0' },
    // These are lossless, and plain.
    {
      type: 'webp',
      width: 320,
      height: 240,
      header: 'RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\x3f\xc1\x3b\0\0',
    },
    {
      type: 'webp',
      width: 320,
      height: 240,
      header: 'RIFF\x1a\0\0\0WEBPVP8 \x0d\0\0\0\0\0\0\x9d\x01\x2a\x40\x01\xf0\x40',
    },
    // Filling stands between the segments.
    {
      type: 'jpeg',
      width: 320,
      height: 240,
      header:
        '\xff\xd8\xff\xe0\0\x04\x01\x01\xff\xff\xff\xc2\0\x0b\x08\0\xf0\x01\x40\x01\x01\x11\0',
    },
    // This file is cut within its header.
    { type: 'png', width: 0, height: 0, header: '\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR' },
    // The root stands after a declaration and a comment.
    {
      type: 'svg',
      width: 0,
      height: 0,
      header:
        '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg">',
    },
  ])(
    'the header of a file of type $type says $width x $height',
    ({ type, width, height, header }) => {
      expect(readImageHeader(latin1(header))).toEqual({ type, width, height })
    },
  )

  it.each([
    ['a text that begins like a BMP', 'BMW and other cars, and so on'],
    ['a page with a drawing', '<!doctype html><html><svg>'],
    ['an MP4', '\0\0\0\x10ftypisom\0\0\x02\0'],
    ['two bytes of a JPEG', '\xff\xd8'],
  ])('no image header is found in %s', (_, content) => {
    expect(readImageHeader(latin1(content))).toBeNull()
  })
})

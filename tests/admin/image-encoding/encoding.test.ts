import { describe, expect, it } from 'vitest'
import { chooseEncoding, photoTier, type Encode } from '../../../src/admin/image-encoding/encoding'
import { fitInside, scaleSize } from '../../../src/admin/image-encoding/geometry'
import { withDeadline } from '../../../src/admin/image-encoding/with-deadline'
import { dataUrlLength } from '../../../src/lib/images/data-url'
import { ImageError } from '../../../src/lib/images/image-error'
import {
  MB,
  PHOTO_MAX_BYTES,
  PHOTO_QUALITY_FLOOR,
  PHOTO_TARGET_BYTES,
  STORED_MAX_CHARS,
} from '../../../src/limits'
import { random as seeded } from '../../helpers/random'

const director = {
  startQuality: 0.9,
  floorQuality: PHOTO_QUALITY_FLOOR,
  maxChars: STORED_MAX_CHARS,
  targetBytes: PHOTO_TARGET_BYTES,
  rejectBytes: PHOTO_MAX_BYTES,
}

/** An encoder whose output has this many bytes, and the calls that it got. */
function encoder(bytesOf: (quality: number, scale: number) => number) {
  const calls: [quality: number, scale: number][] = []
  const encode: Encode<Blob> = (quality, scale) => {
    calls.push([quality, scale])
    return Promise.resolve(
      new Blob([new Uint8Array(Math.round(bytesOf(quality, scale)))], { type: 'image/jpeg' }),
    )
  }
  return { encode, calls }
}

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ImageError ? error.code : error),
  )

// A JPEG of 0.8 MB has 1,118,482 characters, more than a document holds.
// Requirement 128; contradiction 1
it('an encoding takes the first quality that is under 0.8 MB and short enough to store', async () => {
  const { encode } = encoder((quality) => quality * MB)
  expect(await chooseEncoding(encode, director)).toMatchObject({ quality: 0.7, scale: 1 })
  const room = { ...director, maxChars: Infinity, targetBytes: 838_860 }
  const exact = encoder(() => 838_860)
  expect(await chooseEncoding(exact.encode, room)).toMatchObject({ quality: 0.2, scale: 1 })
  const under = encoder(() => 838_859)
  await chooseEncoding(under.encode, room)
  expect(under.calls).toEqual([[0.9, 1]])
})

const QUALITIES = [
  0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45, 0.4, 0.35, 0.3, 0.25, 0.2,
] as const

it('an encoding lowers the quality in steps of 0.05 down to 0.2, and then the size', async () => {
  for (const last of QUALITIES) {
    const { encode, calls } = encoder((quality) => (quality <= last ? 10 : PHOTO_TARGET_BYTES))
    expect(await chooseEncoding(encode, director)).toMatchObject({ quality: last, scale: 1 })
    expect(calls.filter(([quality]) => !QUALITIES.some((step) => step === quality))).toEqual([])
  }
  const { encode } = encoder((_, scale) => (scale === 1 ? PHOTO_TARGET_BYTES : 10))
  expect(await chooseEncoding(encode, director)).toMatchObject({ quality: 0.2, scale: 0.85 })
})

/** Small numbers, which need no large images. */
const small = { startQuality: 0.9, floorQuality: 0.2, maxChars: 1_000, targetBytes: 700 }

/** The compression that the specification describes: one step after the other. */
async function compressInSteps(encode: Encode<Blob>) {
  const isTooLong = (blob: Blob) => dataUrlLength(blob) > small.maxChars
  let [index, scale] = [0, 1]
  const quality = () => QUALITIES[index] ?? NaN
  let blob = await encode(quality(), scale)
  while ((blob.size >= small.targetBytes || isTooLong(blob)) && quality() > small.floorQuality) {
    index += 1
    blob = await encode(quality(), scale)
  }
  while (isTooLong(blob)) {
    scale *= 0.85
    blob = await encode(quality(), scale)
  }
  return { quality: quality(), scale }
}

describe('the search of the quality and the size', () => {
  const random = seeded(5)
  /** Sizes that get smaller with each quality; some end above what can be stored, so that the size is searched, too. */
  const falling = () => {
    const smallest = random() < 0.5 ? 0 : 2_000
    return QUALITIES.map(() => smallest + random() * 1_500).toSorted((a, b) => b - a)
  }
  /** Sizes like `falling`, in which some neighbours are the other way round. */
  const wavering = () => {
    const sizes = falling()
    const first = random() < 0.5 ? 0 : 1
    for (let at = first; at + 1 < sizes.length; at += 2)
      if (random() < 0.5) sizes.splice(at, 2, sizes[at + 1] ?? 0, sizes[at] ?? 0)
    return sizes
  }

  it.each([
    ['gets smaller with each step', falling],
    ['makes neighbours the other way round now and then', wavering],
  ])(
    'the search finds what single steps find, with few encodings, when an image %s',
    async (_, make) => {
      const counts = { searched: 0, stepped: 0 }
      for (let round = 0; round < 500; round += 1) {
        const sizes = make()
        const bytesOf = (quality: number, scale: number) =>
          (sizes[QUALITIES.findIndex((step) => step === quality)] ?? NaN) * scale * scale
        const [search, steps] = [encoder(bytesOf), encoder(bytesOf)]
        const { quality, scale } = await chooseEncoding(search.encode, small)
        expect({ quality, scale }, String(sizes)).toEqual(await compressInSteps(steps.encode))
        counts.searched = Math.max(counts.searched, search.calls.length)
        counts.stepped = Math.max(counts.stepped, steps.calls.length)
      }
      expect(counts.stepped).toBeGreaterThan(18)
      expect(counts.searched).toBeLessThanOrEqual(12)
    },
  )
})

it('an encoding refuses more than 1.2 MB at the lowest quality', async () => {
  const limit = Math.floor(PHOTO_MAX_BYTES)
  const tooLarge = encoder(() => limit + 1)
  expect(await codeOf(chooseEncoding(tooLarge.encode, director))).toBe('cannot-compress')
  expect(tooLarge.calls.every(([, scale]) => scale === 1)).toBe(true)
  const exact = encoder((_, scale) => limit * scale * scale)
  const { blob } = await chooseEncoding(exact.encode, director)
  expect(dataUrlLength(blob)).toBeLessThanOrEqual(STORED_MAX_CHARS)
})

it('an encoding fails when a tenth of the width is too large, and when its encoder fails', async () => {
  const { encode, calls } = encoder(() => 900_000)
  expect(await codeOf(chooseEncoding(encode, director))).toBe('cannot-compress')
  expect(calls.every(([, scale]) => scale >= 0.1)).toBe(true)
  expect(
    await codeOf(chooseEncoding(() => Promise.reject(new ImageError('broken')), director)),
  ).toBe('broken')
})

// Requirement 127
it.each([
  { bytes: 2 * MB, width: 1200, height: 900, quality: 0.9 },
  { bytes: 2 * MB + 1, width: 700, height: 525, quality: 0.7 },
  { bytes: 5 * MB, width: 700, height: 525, quality: 0.7 },
  { bytes: 5 * MB + 1, width: 600, height: 450, quality: 0.6 },
  { bytes: 8 * MB, width: 600, height: 450, quality: 0.6 },
  { bytes: 8 * MB + 1, width: 500, height: 375, quality: 0.5 },
])(
  'the tier of the director’s photo for $bytes bytes is $width x $height at $quality',
  ({ bytes, width, height, quality }) => {
    expect(photoTier(bytes)).toMatchObject({ width, height, quality })
  },
)

// contradiction 23
it.each([
  ['3000x4000', '675x900'],
  ['4000x1000', '1200x300'],
  ['800x600', '800x600'],
  ['50000x10', '1200x1'],
])(
  'an image of %s keeps its proportions, never grows, and has at least one pixel: %s',
  (image, size) => {
    const [width = 0, height = 0] = image.split('x').map(Number)
    expect(
      Object.values(fitInside({ width, height }, { width: 1200, height: 900 })).join('x'),
    ).toBe(size)
    expect(scaleSize({ width: 3, height: 1 }, 0.1)).toEqual({ width: 1, height: 1 })
  },
)

const endless = () => new Promise<never>(() => undefined)

it('a deadline ends endless work, and tells it why', async () => {
  let reason: unknown
  const work = (signal: AbortSignal) => {
    signal.addEventListener('abort', () => {
      reason = signal.reason
    })
    return endless()
  }
  expect(await codeOf(withDeadline(work, 1))).toBe('timeout')
  expect(reason).toMatchObject({ code: 'timeout' })
})

it('work with a deadline ends when it is aborted, also before it begins', async () => {
  const abort = new AbortController()
  const code = codeOf(withDeadline(endless, 60_000, abort.signal))
  abort.abort()
  expect(await code).toBe('aborted')
  expect(await codeOf(withDeadline(endless, 60_000, abort.signal))).toBe('aborted')
})

it('a deadline passes on the result and the error of work that ends in time', async () => {
  expect(await withDeadline(() => Promise.resolve(7), 60_000)).toBe(7)
  expect(await codeOf(withDeadline(() => Promise.reject(new ImageError('heic')), 60_000))).toBe(
    'heic',
  )
})

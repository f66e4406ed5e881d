import { dataUrlLength } from '../../lib/images/data-url'
import { ImageError } from '../../lib/images/image-error'
import { MB, QUALITY_STEP, SHRINK_STEP } from '../../limits'
import { firstThatFits } from './first-that-fits'

const PHOTO_TIERS = [
  { overBytes: 8 * MB, width: 500, height: 375, quality: 0.5 },
  { overBytes: 5 * MB, width: 600, height: 450, quality: 0.6 },
  { overBytes: 2 * MB, width: 700, height: 525, quality: 0.7 },
  { overBytes: 0, width: 1200, height: 900, quality: 0.9 },
] as const

/** The box and the first quality of the director's photo, by the size of its file. */
export const photoTier = (bytes: number): (typeof PHOTO_TIERS)[number] =>
  PHOTO_TIERS.find((tier) => bytes > tier.overBytes) ?? PHOTO_TIERS[3]

export type Encode<T> = (quality: number, scale: number) => Promise<T>

export type EncodingLimits = {
  startQuality: number
  floorQuality: number
  maxChars: number
  /** Reduces the quality until the image is below this size. */
  targetBytes?: number
  /** Refuses an image above this size at the lowest quality, instead of scaling it. */
  rejectBytes?: number
}

/** The smallest scale: a smaller image could not be recognised. */
const SMALLEST_SCALE = 0.1

const SCALES = scaleSteps()

/**
 * Reduces the quality in steps of 0.05, then the size, until the image is small enough. A binary search encodes only a
 * few of the steps.
 * @throws ImageError cannot-compress
 */
export async function chooseEncoding<T extends Blob>(
  encode: Encode<T>,
  {
    startQuality,
    floorQuality,
    maxChars,
    targetBytes = Infinity,
    rejectBytes = Infinity,
  }: EncodingLimits,
): Promise<{ blob: T; quality: number; scale: number }> {
  const isShort = (blob: Blob): boolean => dataUrlLength(blob) <= maxChars
  const qualities = qualitySteps(startQuality, floorQuality)
  const { step: quality, result: blob } = await firstThatFits(
    // Most images fit at the first step, and very detailed ones at none.
    { steps: qualities, guesses: [0, qualities.length - 1] },
    (step) => encode(step, 1),
    (encoded) => encoded.size < targetBytes && isShort(encoded),
  )
  if (blob.size > rejectBytes) throw new ImageError('cannot-compress')
  if (isShort(blob)) return { blob, quality, scale: 1 }
  const guess = SCALES.findIndex((scale) => scale * scale * dataUrlLength(blob) <= maxChars)
  const smaller = await firstThatFits(
    { steps: SCALES, guesses: [guess, guess - 1, guess + 1] },
    (step) => encode(quality, step),
    isShort,
  )
  if (!isShort(smaller.result)) throw new ImageError('cannot-compress')
  return { blob: smaller.result, quality, scale: smaller.step }
}

/** The qualities from the first one down to the lowest. */
function qualitySteps(start: number, floor: number): number[] {
  const steps: number[] = []
  let quality = start
  while (quality > floor) {
    steps.push(quality)
    // The quality is rounded, because repeated subtraction accumulates errors.
    quality = Math.round((quality - QUALITY_STEP) * 100) / 100
  }
  return [...steps, floor]
}

function scaleSteps(): number[] {
  const steps: number[] = []
  for (let scale = SHRINK_STEP; scale >= SMALLEST_SCALE; scale *= SHRINK_STEP) steps.push(scale)
  return steps
}

import { QUALITY_STEP, SHRINK_STEP } from '../../limits'
import { dataUrlLength } from '../../lib/data-url'
import { ImageError } from '../../lib/image-error'

export type Encode<T> = (quality: number, scale: number) => Promise<T>

export type EncodingLimits = {
  startQuality: number
  floorQuality: number
  maxChars: number
  /** Reduces the quality until the picture is below this size. */
  targetBytes?: number
  /** Refuses a picture above this size at the lowest quality, instead of scaling it. */
  rejectBytes?: number
}

/** A smaller picture would not be recognisable. */
const SMALLEST_SCALE = 0.1

/** Reduces the quality in steps of 0.05, then the size. @throws ImageError cannot-compress */
export async function chooseEncoding<T extends Blob>(
  encode: Encode<T>,
  { startQuality, floorQuality, maxChars, targetBytes = Infinity, rejectBytes = Infinity }: EncodingLimits,
): Promise<{ blob: T; quality: number; scale: number }> {
  const isTooLong = (blob: Blob): boolean => dataUrlLength(blob) > maxChars
  let quality = startQuality
  let blob = await encode(quality, 1)
  while ((blob.size >= targetBytes || isTooLong(blob)) && quality > floorQuality) {
    // Round, because repeated subtraction accumulates errors.
    quality = Math.max(floorQuality, Math.round((quality - QUALITY_STEP) * 100) / 100)
    blob = await encode(quality, 1)
  }
  if (blob.size > rejectBytes) throw new ImageError('cannot-compress')
  let scale = 1
  while (isTooLong(blob)) {
    scale *= SHRINK_STEP
    if (scale < SMALLEST_SCALE) throw new ImageError('cannot-compress')
    blob = await encode(quality, scale)
  }
  return { blob, quality, scale }
}

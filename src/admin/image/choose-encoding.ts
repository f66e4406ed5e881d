import { QUALITY_STEP, SHRINK_STEP } from '../../limits'
import { dataUrlLength } from '../../lib/data-url'
import { ImageError } from '../../lib/image-error'

/** Encodes the picture at a quality (0..1) and at `scale` (0..1) of its width. */
export type Encode<T> = (quality: number, scale: number) => Promise<T>

export type EncodingLimits = {
  startQuality: number
  floorQuality: number
  /** The stored data URL's ceiling, in characters. */
  maxChars: number
  /** Quality also goes down until the encoded bytes are under this. */
  targetBytes?: number
  /** Over this many encoded bytes at the lowest quality the picture is refused instead of made smaller. */
  rejectBytes?: number
}

/** Below this share of its width a picture shows nothing any more. */
const SMALLEST_SCALE = 0.1

/**
 * Finds the best encoding within the limits: quality first, in steps of 0.05; then, at the lowest quality, size.
 * @throws ImageError cannot-compress
 */
export async function chooseEncoding<T extends Blob>(
  encode: Encode<T>,
  { startQuality, floorQuality, maxChars, targetBytes = Infinity, rejectBytes = Infinity }: EncodingLimits,
): Promise<{ blob: T; quality: number; scale: number }> {
  const isTooLong = (blob: Blob): boolean => dataUrlLength(blob) > maxChars
  let quality = startQuality
  let blob = await encode(quality, 1)
  while ((blob.size >= targetBytes || isTooLong(blob)) && quality > floorQuality) {
    // Whole hundredths: repeated subtraction would drift past the last step.
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

import { toFile } from '../../lib/data-url'
import { samplePixels } from './sample'

/** What visitors could not recognise: a picture of nearly one colour, or a strip. */
export type PictureWarning = 'plain' | 'strip'

/** How much longer than wide a picture may be, or the other way round. A logo is up to three times as wide as high. */
const STRIP_FROM = 6

/** The least difference of brightness that is seen, of 255: a grey of 1.4 to 1 on white. The compression adds a little. */
const CONTRAST = 38
/** How much red, green and blue count for it: pale yellow is hardly seen on white. */
const CHANNEL_WEIGHTS = [0.6, 1, 0.25]

/** What is wrong with a prepared picture, although it can be stored. Null for a link, and where nothing is. */
export async function warningOf(preview: string): Promise<PictureWarning | null> {
  const bitmap = await bitmapOf(preview)
  if (!bitmap) return null
  const { width, height } = bitmap
  const isPlain = isOneColour(bitmap)
  bitmap.close()
  if (isPlain) return 'plain'
  return Math.max(width, height) / Math.min(width, height) >= STRIP_FROM ? 'strip' : null
}

async function bitmapOf(preview: string): Promise<ImageBitmap | null> {
  const file = toFile(preview, 'picture')
  if (!file) return null
  try {
    return await createImageBitmap(file)
  } catch {
    // A warning is not worth a failure.
    return null
  }
}

const SAMPLE_PX = 96
/** So many pixels of the sample at either end are dirt, or come from the compression. */
const SPECKS = 10

/** A white logo became this when its transparent background was filled. */
function isOneColour(source: ImageBitmap): boolean {
  const pixels = samplePixels(source, SAMPLE_PX)
  if (!pixels) return false
  return CHANNEL_WEIGHTS.every((weight, channel) => {
    const values = pixels.filter((_, index) => index % 4 === channel).sort()
    const [darkest = 0, brightest = 255] = [values[SPECKS], values.at(-1 - SPECKS)]
    return (brightest - darkest) * weight < CONTRAST
  })
}

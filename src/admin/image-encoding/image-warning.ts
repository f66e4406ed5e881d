import { toFile } from '../../lib/images/data-url'
import { samplePixels } from './sample'

/** The reason why visitors could not recognise an image: it has nearly one colour, or is a narrow strip. */
export type ImageWarning = 'plain' | 'strip'

/** From this ratio of its sides on an image is a strip. A logo has at most 3. */
const STRIP_FROM = 6

/** The least difference of brightness that people see, of 255: a grey with a contrast of 1.4 to 1 on white. */
const CONTRAST = 38
/** The weights of red, green and blue in that difference: pale yellow is hardly seen on white. */
const CHANNEL_WEIGHTS = [0.6, 1, 0.25]

/** Warns of a prepared image that could be stored, but not recognised. Null for a link, and for any other image. */
export async function warningOf(preview: string): Promise<ImageWarning | null> {
  const bitmap = await bitmapOf(preview)
  if (!bitmap) return null
  const { width, height } = bitmap
  const isPlain = isOneColour(bitmap)
  bitmap.close()
  if (isPlain) return 'plain'
  return Math.max(width, height) / Math.min(width, height) >= STRIP_FROM ? 'strip' : null
}

async function bitmapOf(preview: string): Promise<ImageBitmap | null> {
  const file = toFile(preview, 'image')
  if (!file) return null
  try {
    return await createImageBitmap(file)
  } catch {
    // An image that cannot be examined gets no warning.
    return null
  }
}

const SAMPLE_PX = 96
/**
 * The number of the brightest and of the darkest pixels of the sample that do not count. They may come from the
 * compression.
 */
const SPECKS = 10

/** Whether an image has one colour, like a white logo whose transparent background was filled with white. */
function isOneColour(source: ImageBitmap): boolean {
  const pixels = samplePixels(source, SAMPLE_PX)
  if (!pixels) return false
  return CHANNEL_WEIGHTS.every((weight, channel) => {
    const values = pixels.filter((_, index) => index % 4 === channel).sort()
    const [darkest = 0, brightest = 255] = [values[SPECKS], values.at(-1 - SPECKS)]
    return (brightest - darkest) * weight < CONTRAST
  })
}

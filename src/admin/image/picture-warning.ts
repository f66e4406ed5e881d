import { toFile } from '../../lib/data-url'

/** What visitors could not recognise: a picture of nearly one colour, or a strip. */
export type PictureWarning = 'plain' | 'strip'

/** How much longer than wide a picture may be, or the other way round. A logo is up to three times as wide as high. */
const STRIP_FROM = 6

/** The least difference of brightness that is seen, of 255: a grey of 1.4 to 1 on white. The compression adds a little. */
const CONTRAST = 38
/** How much red, green and blue count for it: pale yellow is hardly seen on white. */
const SEEN = [0.6, 1, 0.25]

/** What is wrong with a prepared picture, although it can be stored. Null for a link, and where nothing is. */
export async function warningOf(preview: string): Promise<PictureWarning | null> {
  const bitmap = await decoded(preview)
  if (!bitmap) return null
  const { width, height } = bitmap
  const isPlain = isOneColour(bitmap)
  bitmap.close()
  if (isPlain) return 'plain'
  return Math.max(width, height) / Math.min(width, height) >= STRIP_FROM ? 'strip' : null
}

async function decoded(preview: string): Promise<ImageBitmap | null> {
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

/** A white logo became this when its transparent ground was filled. */
function isOneColour(source: ImageBitmap): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = SAMPLE_PX
  canvas.height = SAMPLE_PX
  const context = canvas.getContext('2d')
  if (!context) return false
  context.drawImage(source, 0, 0, SAMPLE_PX, SAMPLE_PX)
  const { data } = context.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX)
  return SEEN.every((weight, channel) => {
    const values = data.filter((_, at) => at % 4 === channel).sort()
    const [darkest = 0, brightest = 255] = [values[SPECKS], values.at(-1 - SPECKS)]
    return (brightest - darkest) * weight < CONTRAST
  })
}

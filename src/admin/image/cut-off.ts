import { readJpeg } from './jpeg'
import { JPEG_END } from './mend'
import { samplePixels } from './sample'

/** Each pixel of the sample is half a percent of the picture. */
const SAMPLE_PX = 200

/**
 * Whether an edge looks empty because the file was cut off: browsers leave it transparent, or grey. The file ends with the last
 * row at the right, which can be any corner once the picture is upright.
 */
export function hasEmptyEdge(source: CanvasImageSource): boolean {
  const pixels = samplePixels(source, SAMPLE_PX)
  if (!pixels) return false
  const isEmpty = (x: number, y: number): boolean => {
    const offset = (y * SAMPLE_PX + x) * 4
    return isNoData(pixels.subarray(offset, offset + 4))
  }
  const half = SAMPLE_PX / 2
  const steps = Array.from({ length: half }, (_, step) => step)
  const corners = [0, half].flatMap((start) => [0, SAMPLE_PX - 1].map((edge) => ({ start, edge })))
  return corners.some(
    ({ start, edge }) =>
      steps.every((step) => isEmpty(start + step, edge)) ||
      steps.every((step) => isEmpty(edge, start + step)),
  )
}

/** A part of a file that stands for some pixels of its last row. */
const TAIL_BYTES = 128
/** How much a pixel changes when its part of the file is missing, of 255. */
const SEEN_CHANGE = 8

/**
 * Whether a JPEG with an empty edge lacks pixels although it has an end mark, as some programs put one on a download that
 * stopped. Without its last bytes such a file shows even less. A background that is grey on purpose stays as it is.
 */
export async function endsTooSoon(jpeg: Blob): Promise<boolean> {
  const { end } = readJpeg(new DataView(await jpeg.arrayBuffer()))
  if (end === null) return true
  const shorter = new Blob([jpeg.slice(0, end - TAIL_BYTES), JPEG_END], { type: jpeg.type })
  const [all, less] = await Promise.all([jpeg, shorter].map(sampleOfFile))
  // A browser that decodes no files shows the picture, grey or not.
  if (!all) return false
  return !less || all.some((value, index) => Math.abs(value - (less[index] ?? 0)) > SEEN_CHANGE)
}

/** Null when it cannot be decoded. */
async function sampleOfFile(file: Blob): Promise<Uint8ClampedArray | null> {
  try {
    const bitmap = await createImageBitmap(file)
    const sample = samplePixels(bitmap, SAMPLE_PX)
    bitmap.close()
    return sample
  } catch {
    return null
  }
}

const NO_DATA_GREY = 128
const TOLERANCE = 2

function isNoData([red = 0, green = 0, blue = 0, alpha = 0]: Iterable<number>): boolean {
  return (
    alpha === 0 || [red, green, blue].every((part) => Math.abs(part - NO_DATA_GREY) <= TOLERANCE)
  )
}

import { readJpeg } from './jpeg'
import { JPEG_END } from './mend'
import { samplePixels } from './sample'

/** The side of the sample: each of its pixels stands for half a percent of the image. */
const SAMPLE_PX = 200

/**
 * Whether half of an edge is empty, as in a file that was cut off: browsers show missing pixels as transparent or grey.
 * They are at the bottom right of the file, and at any corner once the image is upright.
 */
export function hasEmptyEdge(source: CanvasImageSource): boolean {
  const pixels = samplePixels(source, SAMPLE_PX)
  if (!pixels) return false
  const isEmpty = (x: number, y: number): boolean => {
    const offset = (y * SAMPLE_PX + x) * 4
    return isNoData(pixels.subarray(offset, offset + 4))
  }
  const halfSide = SAMPLE_PX / 2
  const lastPixel = SAMPLE_PX - 1
  const steps = Array.from({ length: halfSide }, (_, step) => step)
  const isHalfRowEmpty = (x: number, y: number) => steps.every((step) => isEmpty(x + step, y))
  const isHalfColumnEmpty = (x: number, y: number) => steps.every((step) => isEmpty(x, y + step))
  // Both halves of the top, the bottom, the left and the right edge.
  return [0, halfSide].some((start) =>
    [0, lastPixel].some((edge) => isHalfRowEmpty(start, edge) || isHalfColumnEmpty(edge, start)),
  )
}

/** The length of the end of a file that surely has pixels: 128 bytes, or 1/64 of a small file. */
const TAIL = { bytes: 128, share: 1 / 64 }
/** The least change of a pixel, of 255, when its part of the file is missing. */
const SEEN_CHANGE = 8

/**
 * Whether a JPEG with an empty edge lacks pixels. The end mark does not tell, because some programs add one to a
 * download that stopped. So the file is also decoded without its last bytes. A whole image with a grey background then
 * looks the same. One that lacks pixels loses more of them.
 */
export async function endsTooSoon(jpeg: Blob): Promise<boolean> {
  const { start, end } = readJpeg(new DataView(await jpeg.arrayBuffer()))
  if (end === null) return true
  const tail = Math.ceil(Math.min(TAIL.bytes, (end - start) * TAIL.share))
  const shorter = new Blob([jpeg.slice(0, end - tail), JPEG_END], { type: jpeg.type })
  const [all, less] = await Promise.all([jpeg, shorter].map(sampleOfFile))
  // A browser that decodes no files shows the image, grey or not.
  if (!all) return false
  return !less || all.some((value, index) => Math.abs(value - (less[index] ?? 0)) > SEEN_CHANGE)
}

/** The sample of a file; null when the file cannot be decoded. */
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

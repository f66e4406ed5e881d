import { ImageError } from '../../lib/image-error'

/** Each pixel of the sample is half a percent of the picture. */
const SAMPLE_PX = 200

/**
 * Whether an edge of a picture was not in its file: browsers leave it transparent, or in the grey that stands for no
 * data. A file ends with the last row at the right, which is any corner once the picture is upright.
 */
export function isCutOff(source: CanvasImageSource): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = SAMPLE_PX
  canvas.height = SAMPLE_PX
  const context = canvas.getContext('2d')
  if (!context) throw new ImageError('failed')
  context.drawImage(source, 0, 0, SAMPLE_PX, SAMPLE_PX)
  const { data } = context.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX)
  const isEmpty = (x: number, y: number): boolean =>
    isNoData(data.subarray((y * SAMPLE_PX + x) * 4, (y * SAMPLE_PX + x) * 4 + 4))
  const half = SAMPLE_PX / 2
  const steps = Array.from({ length: half }, (_, step) => step)
  const corners = [0, half].flatMap((start) => [0, SAMPLE_PX - 1].map((edge) => ({ start, edge })))
  return corners.some(
    ({ start, edge }) =>
      steps.every((step) => isEmpty(start + step, edge)) ||
      steps.every((step) => isEmpty(edge, start + step)),
  )
}

const NO_DATA_GREY = 128
const TOLERANCE = 2

function isNoData([red = 0, green = 0, blue = 0, alpha = 0]: Iterable<number>): boolean {
  return (
    alpha === 0 || [red, green, blue].every((part) => Math.abs(part - NO_DATA_GREY) <= TOLERANCE)
  )
}

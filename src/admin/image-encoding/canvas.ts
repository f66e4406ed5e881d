import { toDataUrl } from '../../lib/images/data-url'
import { ImageError } from '../../lib/images/image-error'
import { IMAGE_MAX_PIXELS } from '../../limits'
import { endsTooSoon, hasEmptyEdge } from './cut-off'
import { fitInside, sizeOfPart, WHOLE, type Area, type Size } from './geometry'
import type { CheckedImage } from './image-gate'

/**
 * Decodes an image, upright and scaled to `box`: some phones cannot hold a canvas of the full size.
 * @throws ImageError
 */
export async function decodeInto(
  { blob, type, isMended }: CheckedImage,
  box: Size,
): Promise<HTMLCanvasElement> {
  // A drawing with a foreign object closes the canvas, unless it comes as a data URL.
  const address = type === 'svg' ? await toDataUrl(blob) : URL.createObjectURL(blob)
  try {
    const element = await load(address)
    const natural = { width: element.naturalWidth, height: element.naturalHeight }
    // A malicious file may report another size to the decoder than in its header.
    if (natural.width * natural.height > IMAGE_MAX_PIXELS) throw new ImageError('too-many-pixels')
    const size = fitInside(natural, box)
    const bitmap = await resizedBitmap(blob, natural, size)
    if (!bitmap) await element.decode()
    // The pixels of a mended WebP are a chunk that is whole, so its empty edge is its background.
    const mayLackPixels = type === 'jpeg' || (isMended && type !== 'webp')
    const seemsCut = mayLackPixels && hasEmptyEdge(bitmap ?? element)
    if (seemsCut && (isMended || (await endsTooSoon(blob)))) throw new ImageError('broken')
    const canvas = drawOnCanvas(bitmap ?? element, size)
    bitmap?.close()
    return canvas
  } catch (error) {
    throw error instanceof ImageError ? error : new ImageError('broken', { cause: error })
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** The part `area` of an image, scaled to `box`. */
export const drawPart = (
  source: HTMLCanvasElement,
  box: Size,
  area: Area = WHOLE,
): HTMLCanvasElement => drawOnCanvas(source, fitInside(sizeOfPart(source, area), box), area)

/** Draws the part `area` of an image. */
export function drawOnCanvas(
  source: HTMLCanvasElement | HTMLImageElement | ImageBitmap,
  { width, height }: Size,
  area: Area = WHOLE,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new ImageError('failed')
  context.imageSmoothingQuality = 'high'
  const part = sizeOfPart(source, area)
  context.drawImage(
    source,
    area.x * source.width,
    area.y * source.height,
    part.width,
    part.height,
    0,
    0,
    width,
    height,
  )
  if (isBlank(context)) throw new ImageError('broken')
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  return canvas
}

function load(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const element = new Image()
    element.onload = () => resolve(element)
    element.onerror = () => reject(new ImageError('broken'))
    element.src = address
  })
}

/** Null when the browser lacks the options or ignores the orientation. */
async function resizedBitmap(blob: Blob, natural: Size, size: Size): Promise<ImageBitmap | null> {
  try {
    const isSmaller = size.width < natural.width
    const bitmap = await createImageBitmap(blob, {
      imageOrientation: 'from-image',
      ...(isSmaller ? { resizeWidth: size.width, resizeQuality: 'high' } : {}),
    })
    // Only the width was requested, so a different height means a different orientation.
    if (bitmap.width === size.width && Math.abs(bitmap.height - size.height) <= 1) return bitmap
    bitmap.close()
    return null
  } catch {
    return null
  }
}

/** A browser without memory draws nothing and reports no error. */
function isBlank(context: CanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height)
  for (let index = 3; index < data.length; index += 4) if (data[index] !== 0) return false
  return true
}

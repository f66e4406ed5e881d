import { MAX_PIXELS } from '../../limits'
import { ImageError } from '../../lib/image-error'
import { fitInside, type Size } from './size'

/** Decodes a file upright and scaled to `box`: some phones cannot hold a canvas of the full size. @throws ImageError */
export async function decodeInto(file: Blob, box: Size): Promise<HTMLCanvasElement> {
  const address = URL.createObjectURL(file)
  try {
    const element = await load(address)
    const natural = { width: element.naturalWidth, height: element.naturalHeight }
    // A malicious file may report another size to the decoder than in its header.
    if (natural.width * natural.height > MAX_PIXELS) throw new ImageError('too-many-pixels')
    const size = fitInside(natural, box)
    const bitmap = await resizedBitmap(file, natural, size)
    if (!bitmap) await element.decode()
    const canvas = drawn(bitmap ?? element, size)
    bitmap?.close()
    return canvas
  } catch (error) {
    throw error instanceof ImageError ? error : new ImageError('broken', { cause: error })
  } finally {
    URL.revokeObjectURL(address)
  }
}

export function drawn(
  source: HTMLCanvasElement | HTMLImageElement | ImageBitmap,
  { width, height }: Size,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new ImageError('failed')
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, width, height)
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
async function resizedBitmap(file: Blob, natural: Size, size: Size): Promise<ImageBitmap | null> {
  try {
    const isSmaller = size.width < natural.width
    const bitmap = await createImageBitmap(file, {
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
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) return false
  return true
}

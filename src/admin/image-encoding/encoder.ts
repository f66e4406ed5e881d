import { ImageError } from '../../lib/images/image-error'
import { drawOnCanvas } from './canvas'
import { chooseEncoding, type EncodingLimits } from './encoding'
import { scaleSize } from './geometry'

type OutputType = 'image/jpeg' | 'image/webp'

/** WebP, or JPEG in browsers that cannot encode WebP: they would write PNG, which is several times as large. */
export function imageType(): OutputType {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  return canvas.toDataURL('image/webp').startsWith('data:image/webp') ? 'image/webp' : 'image/jpeg'
}

const compressor = () => import('browser-image-compression')

/** Loads the code of the compressor before it is needed, because the network may be gone by then. */
export function preloadEncoder(): void {
  compressor().catch(() => undefined)
}

/**
 * Encodes a canvas within `limits` with browser-image-compression. The pixels have no metadata. The library gets no
 * file: it would decode the file at full size, hang on some damaged EXIF, and load a script from another host.
 * @throws ImageError
 */
export async function encodeCanvas(
  canvas: HTMLCanvasElement,
  { type, ...limits }: EncodingLimits & { type: OutputType },
  signal: AbortSignal,
): Promise<Blob> {
  const { default: library } = await compressor()
  const whole = offscreen(canvas)
  const { blob } = await chooseEncoding(async (quality, scale) => {
    signal.throwIfAborted()
    const pixels = scale === 1 ? whole : offscreen(drawOnCanvas(canvas, scaleSize(canvas, scale)))
    const blob = await library.canvasToFile(pixels, type, 'image', 0, quality)
    if (blob.type !== type) throw new ImageError('failed')
    return blob
  }, limits)
  return blob
}

/**
 * The pixels as an `OffscreenCanvas`, which the library encodes without blocking the page. Its types lack that canvas.
 */
function offscreen(canvas: HTMLCanvasElement): HTMLCanvasElement {
  if (typeof OffscreenCanvas === 'undefined') return canvas
  const copy = new OffscreenCanvas(canvas.width, canvas.height)
  const context = copy.getContext('2d')
  if (!context) return canvas
  context.drawImage(canvas, 0, 0)
  return copy as unknown as HTMLCanvasElement
}

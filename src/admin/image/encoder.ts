import { ImageError } from '../../lib/image-error'
import { drawn } from './canvas'
import { chooseEncoding, type EncodingLimits } from './encoding'
import { scaled } from './geometry'

type OutputType = 'image/jpeg' | 'image/webp'

/** Browsers that cannot encode WebP would write PNG, several times the size. */
export function pictureType(): OutputType {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  return canvas.toDataURL('image/webp').startsWith('data:image/webp') ? 'image/webp' : 'image/jpeg'
}

const compressor = () => import('browser-image-compression')

/** Loads the compressor before it is needed, when the network may be gone. */
export function preloadEncoder(): void {
  compressor().catch(() => undefined)
}

/**
 * Encodes a canvas within `limits` with browser-image-compression: each step from the pixels themselves, which carry no
 * metadata. The library gets no file, because it decodes at full size, hangs on some damaged EXIF, and its worker loads a
 * script from another host.
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
    const pixels = scale === 1 ? whole : offscreen(drawn(canvas, scaled(canvas, scale)))
    const made = await library.canvasToFile(pixels, type, 'picture', 0, quality)
    if (made.type !== type) throw new ImageError('failed')
    return made
  }, limits)
  return blob
}

/**
 * Its pixels where the library can encode them beside the page's own work. It names only the other kind of canvas in its
 * types.
 */
function offscreen(canvas: HTMLCanvasElement): HTMLCanvasElement {
  if (typeof OffscreenCanvas === 'undefined') return canvas
  const copy = new OffscreenCanvas(canvas.width, canvas.height)
  const context = copy.getContext('2d')
  if (!context) return canvas
  context.drawImage(canvas, 0, 0)
  return copy as unknown as HTMLCanvasElement
}

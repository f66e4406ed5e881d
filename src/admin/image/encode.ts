import { ImageError } from '../../lib/image-error'

export type OutputType = 'image/jpeg' | 'image/webp'

/** WebP where this browser can write it. Those that cannot would silently write PNG, several times the size. */
export function pictureType(): OutputType {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  return canvas.toDataURL('image/webp').startsWith('data:image/webp') ? 'image/webp' : 'image/jpeg'
}

const compressor = () => import('browser-image-compression')

/** Fetches the compressor before a picture is chosen: the network may be gone by then. */
export function preloadEncoder(): void {
  compressor().catch(() => undefined)
}

/** A canvas as a lossless file, for `encodePixels`. */
export function toPixels(canvas: HTMLCanvasElement): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], 'picture.png', { type: 'image/png' }))
      else reject(new ImageError('failed'))
    }, 'image/png')
  })
}

/**
 * Encodes at exactly this quality, with browser-image-compression.
 * It is given pixels that are already upright and small, never the chosen file: it would decode that at full size, and
 * waits for ever on some damaged EXIF blocks. Its worker stays off, because it fetches the package from another host;
 * EXIF is never copied, because it holds places; its own search for a size stays off, because ours has fixed steps.
 */
export async function encodePixels(
  pixels: File,
  type: OutputType,
  quality: number,
  signal: AbortSignal,
): Promise<Blob> {
  signal.throwIfAborted()
  const { default: imageCompression } = await compressor()
  const blob = await imageCompression(pixels, {
    useWebWorker: false,
    fileType: type,
    initialQuality: quality,
    alwaysKeepResolution: true,
    maxIteration: 1,
    signal,
  })
  if (blob.type !== type) throw new ImageError('failed')
  return blob
}

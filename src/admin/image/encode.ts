import { ImageError } from '../../lib/image-error'

export type OutputType = 'image/jpeg' | 'image/webp'

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

export function toPixels(canvas: HTMLCanvasElement): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], 'picture.png', { type: 'image/png' }))
      else reject(new ImageError('failed'))
    }, 'image/png')
  })
}

/**
 * Encodes with browser-image-compression. Its input is already upright and small, because the library decodes at full
 * size and hangs on some damaged EXIF. Its worker is off, because it loads a script from another host. EXIF is not
 * copied, because it contains locations.
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

import { dataUrlLength } from '../../lib/data-url'
import { ImageError } from '../../lib/image-error'
import { MAX_PIXELS, PHOTO_TIERS, QUALITY_STEP, SHRINK_STEP } from '../../limits'

/**
 * Decodes the part `area` of a file, upright and scaled to `box`: some phones cannot hold a canvas of the full size.
 * @throws ImageError
 */
export async function decodeInto(
  file: Blob,
  box: Size,
  area: Area = WHOLE,
): Promise<HTMLCanvasElement> {
  const address = URL.createObjectURL(file)
  try {
    const element = await load(address)
    const natural = { width: element.naturalWidth, height: element.naturalHeight }
    // A malicious file may report another size to the decoder than in its header.
    if (natural.width * natural.height > MAX_PIXELS) throw new ImageError('too-many-pixels')
    const part = partOf(natural, area)
    const size = fitInside(part, box)
    const bitmap = await resizedBitmap(file, natural, scaled(natural, size.width / part.width))
    if (!bitmap) await element.decode()
    const canvas = drawn(bitmap ?? element, size, area)
    bitmap?.close()
    return canvas
  } catch (error) {
    throw error instanceof ImageError ? error : new ImageError('broken', { cause: error })
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Draws the part `area` of a picture. */
export function drawn(
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
  const part = partOf(source, area)
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

const partOf = ({ width, height }: Size, area: Area): Size => ({
  width: width * area.width,
  height: height * area.height,
})

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

export type Size = { width: number; height: number }

export function fitInside(picture: Size, box: Size): Size {
  const scale = Math.min(1, box.width / picture.width, box.height / picture.height)
  return scaled(picture, scale)
}

export function scaled(size: Size, scale: number): Size {
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  }
}

/** The box and first quality of the director's photo for a file size. */
export const photoTier = (bytes: number): (typeof PHOTO_TIERS)[number] =>
  PHOTO_TIERS.find((tier) => bytes > tier.overBytes) ?? PHOTO_TIERS[3]

/** A part of a picture, in shares of its width and height. */
export type Area = { x: number; y: number; width: number; height: number }

export const WHOLE: Area = { x: 0, y: 0, width: 1, height: 1 }

/** The part that CSS shows with `object-fit: cover` in a frame of this `aspect`, with `focus` as `object-position`. */
export function coveredArea(
  { width, height }: Size,
  aspect: number,
  focus: { x: number; y: number },
): Area {
  const share = width / height / aspect
  const part = share > 1 ? { width: 1 / share, height: 1 } : { width: 1, height: share }
  return { x: (1 - part.width) * focus.x, y: (1 - part.height) * focus.y, ...part }
}

export type Encode<T> = (quality: number, scale: number) => Promise<T>

export type EncodingLimits = {
  startQuality: number
  floorQuality: number
  maxChars: number
  /** Reduces the quality until the picture is below this size. */
  targetBytes?: number
  /** Refuses a picture above this size at the lowest quality, instead of scaling it. */
  rejectBytes?: number
}

/** A smaller picture would not be recognisable. */
const SMALLEST_SCALE = 0.1

/** Reduces the quality in steps of 0.05, then the size. @throws ImageError cannot-compress */
export async function chooseEncoding<T extends Blob>(
  encode: Encode<T>,
  {
    startQuality,
    floorQuality,
    maxChars,
    targetBytes = Infinity,
    rejectBytes = Infinity,
  }: EncodingLimits,
): Promise<{ blob: T; quality: number; scale: number }> {
  const isTooLong = (blob: Blob): boolean => dataUrlLength(blob) > maxChars
  let quality = startQuality
  let blob = await encode(quality, 1)
  while ((blob.size >= targetBytes || isTooLong(blob)) && quality > floorQuality) {
    // Round, because repeated subtraction accumulates errors.
    quality = Math.max(floorQuality, Math.round((quality - QUALITY_STEP) * 100) / 100)
    blob = await encode(quality, 1)
  }
  if (blob.size > rejectBytes) throw new ImageError('cannot-compress')
  let scale = 1
  while (isTooLong(blob)) {
    scale *= SHRINK_STEP
    if (scale < SMALLEST_SCALE) throw new ImageError('cannot-compress')
    blob = await encode(quality, scale)
  }
  return { blob, quality, scale }
}

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

export async function toPixels(canvas: HTMLCanvasElement): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new ImageError('failed')
  return new File([blob], 'picture.png', { type: 'image/png' })
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
) {
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

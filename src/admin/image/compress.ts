import { toDataUrl } from '../../lib/data-url'
import { ImageError, toImageError } from '../../lib/image-error'
import {
  IMAGE_TIMEOUT_MS,
  LOGO_CHARS,
  LOGO_PX,
  PHOTO_PROGRESS,
  PHOTO_REJECT_BYTES,
  PHOTO_TARGET_BYTES,
  PHOTO_UPLOAD_TIMEOUT_MS,
  PICTURE_QUALITY,
  PLACING_PAUSE_MS,
  PORTRAIT_CHARS,
  PORTRAIT_PX,
  PRODUCT_FULL_CHARS,
  PRODUCT_FULL_PX,
  PRODUCT_IMAGE_CHARS,
  PRODUCT_IMAGE_PX,
  QUALITY_FLOOR,
  STORED_MAX_CHARS,
  TEAM_IMAGE_CHARS,
  TEAM_IMAGE_PX,
  VIDEO_IMAGE_CHARS,
  VIDEO_IMAGE_PX,
} from '../../limits'
import { WHOLE, type Area } from './area'
import { chooseEncoding, type EncodingLimits } from './choose-encoding'
import { withDeadline } from './deadline'
import { decodeInto, drawn } from './decode'
import { encodePixels, pictureType, toPixels, type OutputType } from './encode'
import { checkImage, type ImageUse } from './image-gate'
import { fitInside, photoTier, scaled, type Size } from './size'

export type CompressOptions = {
  onProgress?: ((percent: number) => void) | undefined
  signal?: AbortSignal | undefined
  /** The part to keep; all of the picture when absent. */
  area?: Area | undefined
}

/** The director's photo ready to be stored, and the same one small, both as data URLs. */
export type Compressed = { dataUrl: string; portrait: string }

const square = (side: number): Size => ({ width: side, height: side })

/** Makes a data URL of at most `maxChars` characters that fits into `box`, in px. @throws ImageError */
const pictureOf =
  (use: ImageUse, box: Size, maxChars: number) =>
  (file: File, options: CompressOptions = {}): Promise<string> =>
    run(file, use, options, { box, area: options.area }, (canvas, signal) => encoded(canvas, signal, maxChars))

export const toTeamImage = pictureOf('team', square(TEAM_IMAGE_PX), TEAM_IMAGE_CHARS)
export const toVideoImage = pictureOf('upload', square(VIDEO_IMAGE_PX), VIDEO_IMAGE_CHARS)
export const toLogo = pictureOf('upload', LOGO_PX, LOGO_CHARS)
/** The gallery picture of a product from its stored large one. */
export const toProductImage = pictureOf('upload', square(PRODUCT_IMAGE_PX), PRODUCT_IMAGE_CHARS)

const LARGE = { box: square(PRODUCT_FULL_PX) }

/** The pictures of a product: `area` at 360 px for the gallery, all of it at 1200 px for the lightbox. @throws ImageError */
export const toProductImages = (file: File, options: CompressOptions = {}): Promise<{ image: string; full: string }> =>
  run(file, 'upload', options, LARGE, async (canvas, signal) => {
    const full = await encoded(canvas, signal, PRODUCT_FULL_CHARS)
    const { area = WHOLE } = options
    const part = { width: canvas.width * area.width, height: canvas.height * area.height }
    const small = drawn(canvas, fitInside(part, square(PRODUCT_IMAGE_PX)), area)
    return { image: await encoded(small, signal, PRODUCT_IMAGE_CHARS), full }
  })

/** The director's JPEG, by the tiers of the specification. @throws ImageError cannot-compress above 1.2 MB */
export function toDirectorPhoto(file: File, options: CompressOptions = {}): Promise<Compressed> {
  const tier = photoTier(file.size)
  return run(file, 'director', options, { box: tier, area: options.area }, async (canvas, signal, step) => {
    const photo = await encode(canvas, signal, 'image/jpeg', {
      startQuality: tier.quality,
      floorQuality: QUALITY_FLOOR,
      maxChars: STORED_MAX_CHARS,
      targetBytes: PHOTO_TARGET_BYTES,
      rejectBytes: PHOTO_REJECT_BYTES,
    })
    step()
    const small = drawn(canvas, fitInside(canvas, square(PORTRAIT_PX)))
    return { dataUrl: await toDataUrl(photo), portrait: await encoded(small, signal, PORTRAIT_CHARS) }
  })
}

/** Re-encodes a file for a public host, which removes its metadata. @throws ImageError */
export const toHostedImage = (file: File, options: CompressOptions = {}): Promise<Blob> =>
  run(file, 'upload', options, LARGE, (canvas, signal) =>
    encode(canvas, signal, 'image/jpeg', { ...PICTURE, maxChars: STORED_MAX_CHARS }),
  )

const PICTURE = { startQuality: PICTURE_QUALITY.start, floorQuality: PICTURE_QUALITY.floor }

const encoded = async (canvas: HTMLCanvasElement, signal: AbortSignal, maxChars: number): Promise<string> =>
  toDataUrl(await encode(canvas, signal, pictureType(), { ...PICTURE, maxChars }))

async function encode(
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
  type: OutputType,
  limits: EncodingLimits,
): Promise<Blob> {
  let pixels = await toPixels(canvas)
  let pixelsScale = 1
  const { blob } = await chooseEncoding(async (quality, scale) => {
    if (scale !== pixelsScale) {
      pixels = await toPixels(drawn(canvas, scaled(canvas, scale)))
      pixelsScale = scale
    }
    return encodePixels(pixels, type, quality, signal)
  }, limits)
  return blob
}

type Work<T> = (canvas: HTMLCanvasElement, signal: AbortSignal, step: () => void) => Promise<T>

/** Checks and decodes the file, and runs `work` on it, within the timeout. */
async function run<T>(
  file: File,
  use: ImageUse,
  { onProgress, signal: outer, area: isPlaced }: CompressOptions,
  { box, area }: { box: Size; area?: Area | undefined },
  work: Work<T>,
): Promise<T> {
  const prepare = async (signal: AbortSignal): Promise<T> => {
    const steps = PHOTO_PROGRESS.values()
    const step = (): void => {
      signal.throwIfAborted()
      onProgress?.(steps.next().value ?? 100)
    }
    step()
    // The next movement in its frame replaces this picture.
    if (isPlaced) await new Promise((resolve) => setTimeout(resolve, PLACING_PAUSE_MS))
    signal.throwIfAborted()
    const { type } = await checkImage(file, use)
    step()
    const canvas = await decodeInto(file, box, area).catch((cause: unknown) => {
      const isUnread = cause instanceof ImageError && cause.code === 'broken'
      throw isUnread && type === 'heic' ? new ImageError('heic', { cause }) : cause
    })
    step()
    const result = await work(canvas, signal, step)
    signal.throwIfAborted()
    onProgress?.(100)
    return result
  }
  const timeoutMs = use === 'director' ? PHOTO_UPLOAD_TIMEOUT_MS : IMAGE_TIMEOUT_MS
  return withDeadline(prepare, timeoutMs, outer).catch((error: unknown) => {
    throw toImageError(error)
  })
}

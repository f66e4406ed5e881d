import {
  IMAGE_TIMEOUT_MS,
  LOGO_CHARS,
  LOGO_PX,
  PHOTO_PROGRESS,
  PHOTO_REJECT_BYTES,
  PHOTO_TARGET_BYTES,
  PLACING_PAUSE_MS,
  PORTRAIT_CHARS,
  PORTRAIT_PX,
  PICTURE_QUALITY,
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
import { toDataUrl } from '../../lib/data-url'
import { withDeadline } from './deadline'
import { decodeInto, drawn } from './decode'
import { encodePixels, pictureType, toPixels, type OutputType } from './encode'
import { ImageError, toImageError } from '../../lib/image-error'
import { checkImage, type ImageUse } from './image-gate'
import { fitInside, photoTier, scaled, type Size } from './size'

export type CompressOptions = {
  onProgress?: ((percent: number) => void) | undefined
  signal?: AbortSignal | undefined
  /** The part to keep; all of the picture when absent. */
  area?: Area | undefined
}

/** The director's photo ready to be stored, and the same one small. Sizes in pixels and bytes. */
export type Compressed = {
  dataUrl: string
  portrait: string
  width: number
  height: number
  beforeBytes: number
  afterBytes: number
}

const square = (side: number): Size => ({ width: side, height: side })

/** The pictures of a product: `area` at 360 px for the gallery, all of it at 1200 px for the lightbox. @throws ImageError */
export function toProductImages(file: File, options: CompressOptions = {}): Promise<{ image: string; full: string }> {
  return run(file, 'upload', options, async (signal, report) => {
    const canvas = await decodeInto(file, square(PRODUCT_FULL_PX))
    report(2)
    const type = pictureType()
    const { startQuality, floorQuality } = PICTURE
    const full = await encoded(canvas, type, { startQuality, floorQuality, maxChars: PRODUCT_FULL_CHARS }, signal)
    report(3)
    const { area = WHOLE } = options
    const part = { width: canvas.width * area.width, height: canvas.height * area.height }
    const small = drawn(canvas, fitInside(part, square(PRODUCT_IMAGE_PX)), area)
    const image = await encoded(small, type, { startQuality, floorQuality, maxChars: PRODUCT_IMAGE_CHARS }, signal)
    return { image: await toDataUrl(image.blob), full: await toDataUrl(full.blob) }
  })
}

/** The gallery picture of a product from its stored large one. @throws ImageError */
export const toProductImage = (full: File, options: CompressOptions = {}): Promise<string> =>
  toPicture(full, 'upload', { side: PRODUCT_IMAGE_PX, maxChars: PRODUCT_IMAGE_CHARS }, options)

/** Creates a member's photo (up to 160,000 characters, 600 px) from a file under 2 MB. @throws ImageError */
export const toTeamImage = (file: File, options: CompressOptions = {}): Promise<string> =>
  toPicture(file, 'team', { side: TEAM_IMAGE_PX, maxChars: TEAM_IMAGE_CHARS }, options)

/** Creates a video's picture (up to 16,000 characters, 480 px) from a file under 10 MB. @throws ImageError */
export const toVideoImage = (file: File, options: CompressOptions = {}): Promise<string> =>
  toPicture(file, 'upload', { side: VIDEO_IMAGE_PX, maxChars: VIDEO_IMAGE_CHARS }, options)

function toPicture(
  file: File,
  use: ImageUse,
  { side, maxChars }: { side: number; maxChars: number },
  options: CompressOptions,
): Promise<string> {
  return run(file, use, options, async (signal, report) => {
    const canvas = await decodeInto(file, square(side), options.area)
    report(2)
    const { blob } = await encoded(canvas, pictureType(), { ...PICTURE, maxChars }, signal)
    report(3)
    return toDataUrl(blob)
  })
}

/** Creates a partner's logo of at most 4,000 characters. @throws ImageError */
export function toLogo(file: File, options: CompressOptions = {}): Promise<string> {
  return run(file, 'upload', options, async (signal, report) => {
    const canvas = await decodeInto(file, LOGO_PX, options.area)
    report(2)
    const { blob } = await encoded(canvas, pictureType(), { ...PICTURE, maxChars: LOGO_CHARS }, signal)
    report(3)
    return toDataUrl(blob)
  })
}

/** The director's JPEG, by the tiers of the specification. @throws ImageError cannot-compress above 1.2 MB */
export function toDirectorPhoto(file: File, options: CompressOptions = {}): Promise<Compressed> {
  return run(file, 'director', options, async (signal, report) => {
    const tier = photoTier(file.size)
    const canvas = await decodeInto(file, tier, options.area)
    report(2)
    const { blob, size } = await encoded(
      canvas,
      'image/jpeg',
      {
        startQuality: tier.quality,
        floorQuality: QUALITY_FLOOR,
        maxChars: STORED_MAX_CHARS,
        targetBytes: PHOTO_TARGET_BYTES,
        rejectBytes: PHOTO_REJECT_BYTES,
      },
      signal,
    )
    const { width, height } = canvas
    const small = drawn(canvas, fitInside({ width, height }, square(PORTRAIT_PX)))
    const portrait = await encoded(small, pictureType(), { ...PICTURE, maxChars: PORTRAIT_CHARS }, signal)
    report(3)
    return {
      dataUrl: await toDataUrl(blob),
      portrait: await toDataUrl(portrait.blob),
      ...size,
      beforeBytes: file.size,
      afterBytes: blob.size,
    }
  })
}

/** Re-encodes a file for a public host, which removes its metadata. @throws ImageError */
export function toHostedImage(file: File, options: CompressOptions = {}): Promise<Blob> {
  return run(file, 'upload', options, async (signal, report) => {
    const canvas = await decodeInto(file, square(PRODUCT_FULL_PX))
    report(2)
    const { blob } = await encoded(canvas, 'image/jpeg', { ...PICTURE, maxChars: STORED_MAX_CHARS }, signal)
    report(3)
    return blob
  })
}

const PICTURE = { startQuality: PICTURE_QUALITY.start, floorQuality: PICTURE_QUALITY.floor }

/** Checks the file and runs `work` within the timeout. `report` takes an index of PHOTO_PROGRESS. */
async function run<T>(
  file: File,
  use: ImageUse,
  { onProgress, signal: outer, area }: CompressOptions,
  work: (signal: AbortSignal, report: (step: number) => void) => Promise<T>,
): Promise<T> {
  const report = (step: number): void => onProgress?.(PHOTO_PROGRESS[step] ?? 100)
  try {
    return await withDeadline(
      async (signal) => {
        const reportStep = (step: number): void => {
          signal.throwIfAborted()
          report(step)
        }
        reportStep(0)
        // The next movement in its frame replaces this picture.
        if (area) await new Promise((resolve) => setTimeout(resolve, PLACING_PAUSE_MS))
        signal.throwIfAborted()
        const { type } = await checkImage(file, use)
        reportStep(1)
        const result = await work(signal, reportStep).catch((error: unknown) => {
          const isUnread = error instanceof ImageError && error.code === 'broken'
          throw isUnread && type === 'heic' ? new ImageError('heic', { cause: error }) : error
        })
        reportStep(4)
        return result
      },
      IMAGE_TIMEOUT_MS,
      outer,
    )
  } catch (error) {
    throw toImageError(error)
  }
}

async function encoded(
  canvas: HTMLCanvasElement,
  type: OutputType,
  limits: EncodingLimits,
  signal: AbortSignal,
): Promise<{ blob: Blob; size: Size }> {
  let pixels = await toPixels(canvas)
  let pixelsScale = 1
  const { blob, scale } = await chooseEncoding(async (quality, wanted) => {
    if (wanted !== pixelsScale) {
      pixels = await toPixels(drawn(canvas, scaled(canvas, wanted)))
      pixelsScale = wanted
    }
    return encodePixels(pixels, type, quality, signal)
  }, limits)
  return { blob, size: scaled(canvas, scale) }
}

import { toDataUrl } from '../../lib/images/data-url'
import { ImageError, toImageError } from '../../lib/images/image-error'
import type { ImageKind } from '../../lib/images/image-kind'
import * as limits from '../../limits'
import { decodeInto, drawOnCanvas, drawPart } from './canvas'
import { decodeOnce } from './decode-once'
import { encodeCanvas, imageType } from './encoder'
import { photoTier } from './encoding'
import { fitInside, WHOLE, type Area, type Size } from './geometry'
import { checkImage } from './image-gate'
import { withDeadline } from './with-deadline'

export type CompressOptions = {
  onProgress?: ((percent: number) => void) | undefined
  signal?: AbortSignal | undefined
  /** The part of the image in its frame; absent before the first movement. Each movement prepares the image again. */
  crop?: Area | undefined
}

/** The director's photo and a small copy of it, both as data URLs. */
type Compressed = { dataUrl: string; portrait: string }

const square = (side: number): Size => ({ width: side, height: side })
/** The size to which a cropped image is decoded, with enough pixels for the smallest part that can be chosen. */
const CROP_BOX = square(limits.CROP_PX * limits.CROP_ZOOM_MAX)

/** Makes a data URL of at most `maxChars` characters that fits into `box`, in px. @throws ImageError */
const compressorTo =
  (kind: ImageKind, box: Size, maxChars: number) =>
  (file: File, options: CompressOptions = {}): Promise<string> =>
    decodeAndProcess(file, { ...options, kind, box }, (canvas, signal) =>
      encodeToDataUrl(canvas, signal, maxChars),
    )

export const toTeamImage = compressorTo(
  'member',
  square(limits.TEAM_IMAGE_PX),
  limits.TEAM_IMAGE_ENCODED_CHARS,
)
export const toVideoImage = compressorTo(
  'video',
  square(limits.VIDEO_IMAGE_PX),
  limits.VIDEO_IMAGE_MAX_CHARS,
)
export const toLogo = compressorTo(
  'logo',
  { width: limits.LOGO_WIDTH_PX, height: limits.LOGO_HEIGHT_PX },
  limits.LOGO_MAX_CHARS,
)
/** Makes the gallery image of a product. */
export const toProductImage = compressorTo(
  'product',
  square(limits.PRODUCT_IMAGE_PX),
  limits.PRODUCT_IMAGE_MAX_CHARS,
)

const LARGE = { kind: 'product', box: square(limits.PRODUCT_LARGE_PX) } as const

/**
 * Makes both images of a product: `crop` at 360 px for the gallery, the whole at 1200 px for the lightbox.
 * @throws ImageError
 */
export const toProductImages = (
  file: File,
  options: CompressOptions = {},
): Promise<{ image: string; largeImage: string }> =>
  decodeAndProcess(file, { ...options, ...LARGE, part: WHOLE }, async (canvas, signal) => {
    const largeImage = await encodeToDataUrl(canvas, signal, limits.PRODUCT_LARGE_MAX_CHARS)
    const small = drawPart(canvas, square(limits.PRODUCT_IMAGE_PX), options.crop)
    return {
      image: await encodeToDataUrl(small, signal, limits.PRODUCT_IMAGE_MAX_CHARS),
      largeImage,
    }
  })

/** Makes the director's JPEG, by the tiers of the specification. @throws ImageError cannot-compress above 1.2 MB */
export function toDirectorPhoto(file: File, options: CompressOptions = {}): Promise<Compressed> {
  const tier = photoTier(file.size)
  return decodeAndProcess(
    file,
    { ...options, kind: 'director', box: tier },
    async (canvas, signal, step) => {
      const photo = await encodeCanvas(
        canvas,
        {
          type: 'image/jpeg',
          startQuality: tier.quality,
          floorQuality: limits.PHOTO_QUALITY_FLOOR,
          maxChars: limits.STORED_MAX_CHARS,
          targetBytes: limits.PHOTO_TARGET_BYTES,
          rejectBytes: limits.PHOTO_MAX_BYTES,
        },
        signal,
      )
      step()
      const small = drawOnCanvas(canvas, fitInside(canvas, square(limits.PORTRAIT_PX)))
      return {
        dataUrl: await toDataUrl(photo),
        portrait: await encodeToDataUrl(small, signal, limits.PORTRAIT_MAX_CHARS),
      }
    },
  )
}

const IMAGE = {
  startQuality: limits.IMAGE_QUALITY_START,
  floorQuality: limits.IMAGE_QUALITY_FLOOR,
}

/** Re-encodes a file for a public host, which removes its metadata. @throws ImageError */
export const toHostedImage = (
  file: File,
  options: Omit<CompressOptions, 'crop'> = {},
): Promise<Blob> =>
  decodeAndProcess(file, { ...options, ...LARGE }, (canvas, signal) =>
    encodeCanvas(
      canvas,
      { type: 'image/jpeg', ...IMAGE, maxChars: limits.STORED_MAX_CHARS },
      signal,
    ),
  )

const encodeToDataUrl = async (
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
  maxChars: number,
): Promise<string> =>
  toDataUrl(await encodeCanvas(canvas, { type: imageType(), ...IMAGE, maxChars }, signal))

type Process<T> = (canvas: HTMLCanvasElement, signal: AbortSignal, step: () => void) => Promise<T>

type DecodeOptions = CompressOptions & {
  kind: ImageKind
  box: Size
  /** The part that `process` gets: `crop`, unless it cuts that out itself. */
  part?: Area | undefined
}

/** The percentages that are shown one after the other. */
const PROGRESS = [20, 30, 40, 60, 100] as const

/** Checks and decodes the file, and runs `process` on its `part`, within the timeout. */
async function decodeAndProcess<T>(
  file: File,
  { kind, box, crop, part = crop, onProgress, signal: outer }: DecodeOptions,
  process: Process<T>,
): Promise<T> {
  const prepare = async (signal: AbortSignal): Promise<T> => {
    const steps = PROGRESS.values()
    const step = (): void => {
      signal.throwIfAborted()
      onProgress?.(steps.next().value ?? 100)
    }
    step()
    // The next movement may come within this pause. Then nobody needs this image.
    if (crop) await new Promise((resolve) => setTimeout(resolve, limits.CROP_PAUSE_MS))
    signal.throwIfAborted()
    step()
    const canvas = crop
      ? await decodePart(file, { kind, box, part })
      : await decodeWhole(file, kind, box)
    step()
    const result = await process(canvas, signal, step)
    signal.throwIfAborted()
    onProgress?.(100)
    return result
  }
  const timeoutMs = kind === 'director' ? limits.PHOTO_TOTAL_MS : limits.IMAGE_TIMEOUT_MS
  return withDeadline(prepare, timeoutMs, outer).catch((error: unknown) => {
    throw toImageError(error)
  })
}

/** The part of an image, in `box`. The whole image is decoded once for all its parts. @throws ImageError */
async function decodePart(
  file: File,
  { kind, box, part }: Pick<DecodeOptions, 'kind' | 'box' | 'part'>,
): Promise<HTMLCanvasElement> {
  const whole = await decodeOnce(file, () => decodeWhole(file, kind, CROP_BOX))
  return drawPart(whole, box, part)
}

/** Checks and decodes a whole image. @throws ImageError */
async function decodeWhole(file: File, kind: ImageKind, box: Size): Promise<HTMLCanvasElement> {
  const checked = await checkImage(file, kind)
  return decodeInto(checked, box).catch((cause: unknown) => {
    const isUnread = cause instanceof ImageError && cause.code === 'broken'
    throw isUnread && checked.type === 'heic' ? new ImageError('heic', { cause }) : cause
  })
}

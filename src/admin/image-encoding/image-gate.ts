import { ImageError } from '../../lib/images/image-error'
import type { ImageKind } from '../../lib/images/image-kind'
import { IMAGE_MAX_PIXELS, TEAM_PHOTO_MAX_BYTES, UPLOAD_MAX_BYTES } from '../../limits'
import { sizedDrawing } from './drawing'
import { readImageHeader, type ImageType } from './image-header'
import { mendImage } from './mend'

const fitsUpload = (bytes: number): boolean => bytes <= UPLOAD_MAX_BYTES

/** Whether a file of this many bytes is accepted. The limit itself is accepted for uploads, and refused for photos. */
const FITS: Record<ImageKind, (bytes: number) => boolean> = {
  product: fitsUpload,
  video: fitsUpload,
  logo: fitsUpload,
  director: (bytes) => bytes < UPLOAD_MAX_BYTES,
  member: (bytes) => bytes < TEAM_PHOTO_MAX_BYTES,
}

const SNIFF_BYTES = 256

/** An image that the browser can decode. A mended one may still lack a part of its pixels. */
export type CheckedImage = { blob: Blob; type: ImageType; isMended: boolean }

/** Checks the type, size and header of a file without decoding it. @throws ImageError */
export async function checkImage(file: File, kind: ImageKind): Promise<CheckedImage> {
  if (!file.type.startsWith('image/')) {
    // Windows announces no type for HEIC.
    const header = readImageHeader(await readBytes(file.slice(0, SNIFF_BYTES)))
    throw new ImageError(header?.type === 'heic' ? 'heic' : 'not-image')
  }
  if (!FITS[kind](file.size)) throw new ImageError('too-large')
  return readImage(file)
}

/** Reads an image, mends what its camera or program left out, and gives a drawing many pixels. @throws ImageError */
export async function readImage(file: Blob): Promise<CheckedImage> {
  const bytes = await readBytes(file)
  const header = readImageHeader(bytes)
  if (!header) throw new ImageError('not-image')
  const { type } = header
  if (type === 'svg') return { blob: sizedDrawing(bytes), type, isMended: false }
  const pixels = header.width * header.height
  if (pixels === 0) throw new ImageError('broken')
  if (pixels > IMAGE_MAX_PIXELS) throw new ImageError('too-many-pixels')
  const mended = mendImage(bytes, type)
  if (mended === 'cut') throw new ImageError('broken')
  if (mended === 'whole') return { blob: file, type, isMended: false }
  return { blob: new Blob(mended, { type: file.type }), type, isMended: true }
}

async function readBytes(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (cause) {
    throw new ImageError('unreadable', { cause })
  }
}

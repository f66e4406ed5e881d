import { MAX_PIXELS, TEAM_PHOTO_MAX_BYTES, UPLOAD_MAX_BYTES } from '../../limits'
import { ImageError } from '../../lib/image-error'
import { readImageHeader, type ImageHeader } from './image-header'
import { isComplete } from './is-complete'

export type ImageUse = 'upload' | 'director' | 'team'

/** The uploader accepts its limit, the photo forms only less than theirs. */
const FITS: Record<ImageUse, (bytes: number) => boolean> = {
  upload: (bytes) => bytes <= UPLOAD_MAX_BYTES,
  director: (bytes) => bytes < UPLOAD_MAX_BYTES,
  team: (bytes) => bytes < TEAM_PHOTO_MAX_BYTES,
}

const SNIFF_BYTES = 256

/** Checks the type, size and header of a file without decoding it. @throws ImageError */
export async function checkImage(file: File, use: ImageUse): Promise<ImageHeader> {
  if (!file.type.startsWith('image/')) {
    // Windows announces no type for HEIC.
    const header = readImageHeader(await readBytes(file.slice(0, SNIFF_BYTES)))
    throw new ImageError(header?.type === 'heic' ? 'heic' : 'not-image')
  }
  if (!FITS[use](file.size)) throw new ImageError('too-large')
  const bytes = await readBytes(file)
  const header = readImageHeader(bytes)
  if (!header) throw new ImageError('not-image')
  // A drawing has no pixels yet.
  if (header.type === 'svg') return header
  const pixels = header.width * header.height
  if (pixels === 0 || !isComplete(bytes, header.type)) throw new ImageError('broken')
  if (pixels > MAX_PIXELS) throw new ImageError('too-many-pixels')
  return header
}

async function readBytes(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (cause) {
    throw new ImageError('unreadable', { cause })
  }
}

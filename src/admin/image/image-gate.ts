import { MAX_PIXELS, TEAM_PHOTO_MAX_BYTES, UPLOAD_MAX_BYTES } from '../../limits'
import { ImageError } from '../../lib/image-error'
import { readImageHeader, type ImageHeader } from './image-header'
import { isComplete } from './is-complete'

/** Which form the file comes from: they accept different sizes. */
export type ImageUse = 'upload' | 'director' | 'team'

/** The uploader takes "at most" its limit, the two photo forms "under" theirs. */
const FITS: Record<ImageUse, (bytes: number) => boolean> = {
  upload: (bytes) => bytes <= UPLOAD_MAX_BYTES,
  director: (bytes) => bytes < UPLOAD_MAX_BYTES,
  team: (bytes) => bytes < TEAM_PHOTO_MAX_BYTES,
}

/** Enough of a file to tell what it is. */
const SNIFF_BYTES = 256

/**
 * Lets a chosen file in, by its announced type, its size and then its bytes; decodes nothing.
 * HEIC passes, because some browsers read it: decoding decides.
 * @throws ImageError not-image, too-large, heic, broken, too-many-pixels, unreadable
 */
export async function checkImage(file: File, use: ImageUse): Promise<ImageHeader> {
  if (!file.type.startsWith('image/')) {
    // Windows announces a phone's HEIC as nothing at all; "not an image" would help nobody.
    const header = readImageHeader(await readBytes(file.slice(0, SNIFF_BYTES)))
    throw new ImageError(header?.type === 'heic' ? 'heic' : 'not-image')
  }
  if (!FITS[use](file.size)) throw new ImageError('too-large')
  const bytes = await readBytes(file)
  const header = readImageHeader(bytes)
  if (!header) throw new ImageError('not-image')
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

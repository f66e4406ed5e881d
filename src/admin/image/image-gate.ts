import { ImageError } from '../../lib/image-error'
import { MAX_PIXELS, TEAM_PHOTO_MAX_BYTES, UPLOAD_MAX_BYTES } from '../../limits'

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

/** Whether the file is not truncated: some browsers show a truncated picture half grey. */
function isComplete(bytes: Uint8Array, type: ImageType): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (type === 'jpeg') return readJpeg(view).isComplete
  if (type === 'png') return isCompletePng(view)
  if (type === 'webp') return view.getUint32(4, true) + 8 <= view.byteLength
  return true
}

function isCompletePng(view: DataView): boolean {
  const IEND = 0x49454e44
  for (let at = 8; at + 12 <= view.byteLength; at += view.getUint32(at) + 12) {
    if (view.getUint32(at + 4) === IEND) return true
  }
  return false
}

/** The type and size in pixels from the first bytes, without the EXIF orientation. */
export type ImageHeader = { type: ImageType; width: number; height: number }
type ImageType = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'avif' | 'heic' | 'svg'
type Size = { width: number; height: number }

/**
 * Reads the header without decoding. Null when it is no known picture format; 0 x 0 when the header is damaged, and for SVG.
 * Sources: ISO 10918-1 (JPEG), W3C PNG, RFC 9649 (WebP), GIF89a, BITMAPINFOHEADER, ISO 23008-12 (HEIC, AVIF).
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const type = readType(view)
  if (!type) return null
  try {
    const { width, height } = SIZES[type](view) ?? NO_SIZE
    return { type, width, height }
  } catch (error) {
    if (error instanceof RangeError) return { type, ...NO_SIZE }
    throw error
  }
}

const NO_SIZE: Size = { width: 0, height: 0 }
const HEIC_BRANDS = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'hevm',
  'hevs',
  'mif1',
  'msf1',
])

const SVG_HEAD = 4_096

/** Whether a text begins with the root element, after a declaration, comments and a document type. */
const isSvg = (text: string): boolean =>
  /^(\xef\xbb\xbf)?\s*<svg[\s>]/.test(text.replace(/<(\?[^]*?\?|!--[^]*?--|!DOCTYPE[^>]*)>/g, ''))

function readType(view: DataView): ImageType | null {
  const start = ascii(view, 0, 12)
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  // "BM" alone could begin any text; the reserved bytes must be zero.
  if (/^BM[^]{4}\0\0\0\0/.test(start)) return 'bmp'
  if (start.slice(4, 8) !== 'ftyp') return isSvg(ascii(view, 0, SVG_HEAD)) ? 'svg' : null
  const brands: string[] =
    ascii(view, 8, Math.min(view.getUint32(0), 256) - 8).match(/[^]{4}/g) ?? []
  if (brands.includes('avif') || brands.includes('avis')) return 'avif'
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : null
}

const SIZES: Record<ImageType, (view: DataView) => Size | null> = {
  jpeg: (view) => readJpeg(view).size,
  png: (view) =>
    ascii(view, 12, 4) === 'IHDR'
      ? { width: view.getUint32(16), height: view.getUint32(20) }
      : null,
  webp: readWebp,
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  bmp: (view) =>
    view.getUint32(14, true) === 12
      ? { width: view.getUint16(18, true), height: view.getUint16(20, true) }
      : { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) },
  avif: readHeif,
  heic: readHeif,
  svg: () => NO_SIZE,
}

function ascii(view: DataView, at: number, length: number): string {
  const rest = Math.max(0, Math.min(length, view.byteLength - at))
  return rest === 0
    ? ''
    : String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, rest))
}

function readWebp(view: DataView): Size | null {
  const chunk = ascii(view, 12, 4)
  if (chunk === 'VP8 ') {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  }
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  const uint24 = (at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  return chunk === 'VP8X' ? { width: uint24(24) + 1, height: uint24(27) + 1 } : null
}

/** The largest `ispe` box is the picture; the others are tiles and thumbnails. */
function readHeif(view: DataView): Size {
  const ISPE = 0x69737065
  let largest = NO_SIZE
  for (let at = 8; at + 16 <= view.byteLength; at++) {
    if (view.getUint32(at) !== ISPE) continue
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}

/** JPEG markers (ISO 10918-1, table B.1). */
const EOI = 0xd9
const SOS = 0xda

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
const standsAlone = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** The size in the first frame, and whether the end comes after the data. Skips segments, which may contain thumbnails. */
function readJpeg(view: DataView): { size: Size | null; isComplete: boolean } {
  let size: Size | null = null
  let hasData = false
  let at = 2
  while (at + 1 < view.byteLength) {
    const marker = view.getUint8(at + 1)
    // FF 00 is escaped data, FF FF is padding.
    if (view.getUint8(at) !== 0xff || marker === 0x00 || marker === 0xff) {
      at += 1
      continue
    }
    at += 2
    if (marker === EOI) return { size, isComplete: hasData }
    if (isFrame(marker) && !hasData && at + 7 <= view.byteLength)
      size ??= { width: view.getUint16(at + 5), height: view.getUint16(at + 3) }
    hasData ||= marker === SOS
    if (standsAlone(marker)) continue
    if (at + 2 > view.byteLength) break
    at += Math.max(2, view.getUint16(at))
  }
  return { size, isComplete: false }
}

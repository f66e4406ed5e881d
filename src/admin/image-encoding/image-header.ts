import { isDrawing } from './drawing'
import type { Size } from './geometry'
import { readJpeg } from './jpeg'

/** The type of an image and its size before the EXIF orientation is applied. */
export type ImageHeader = Size & { type: ImageType }
export type ImageType = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'avif' | 'heic' | 'svg'

const NO_SIZE: Size = { width: 0, height: 0 }

/**
 * Reads the header of a file from its first bytes. Null for no known image format; 0 x 0 for a damaged header, and for
 * SVG. Sources: ISO 10918-1 (JPEG), W3C PNG, RFC 9649 (WebP), GIF89a, BITMAPINFOHEADER, ISO 23008-12 (HEIC, AVIF).
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

function readType(view: DataView): ImageType | null {
  const start = ascii(view, 0, 12)
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  // "BM" alone could begin any text; the reserved bytes must be zero.
  if (/^BM[^]{4}\0\0\0\0/.test(start)) return 'bmp'
  if (start.slice(4, 8) !== 'ftyp') return isDrawing(view) ? 'svg' : null
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

export function ascii(view: DataView, offset: number, length: number): string {
  const available = Math.max(0, Math.min(length, view.byteLength - offset))
  return available === 0
    ? ''
    : String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + offset, available))
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
  const uint24 = (offset: number): number =>
    view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16)
  return chunk === 'VP8X' ? { width: uint24(24) + 1, height: uint24(27) + 1 } : null
}

/** The largest `ispe` box is the image; the others are tiles and thumbnails. */
function readHeif(view: DataView): Size {
  const ISPE = 0x69737065
  let largest = NO_SIZE
  for (let offset = 8; offset + 16 <= view.byteLength; offset++) {
    if (view.getUint32(offset) !== ISPE) continue
    const size = { width: view.getUint32(offset + 8), height: view.getUint32(offset + 12) }
    if (size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}

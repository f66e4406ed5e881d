import type { Size } from './geometry'

/** The facts in the markers of a JPEG (ISO 10918-1, table B.1). */
type Jpeg = {
  size: Size | null
  /** Whether the file has its pixels; where they are stored in several scans, the finest scan. */
  hasPixels: boolean
  /** The offset of the first scan in bytes; 0 where there is none. */
  start: number
  /** The offset of the end mark in bytes; null where none follows the pixels. */
  end: number | null
}

const SOF2 = 0xc2
const SOS = 0xda
const EOI = 0xd9

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
const standsAlone = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
/** Only tables and scans may follow a scan; anything else is data that the camera appended. */
const followsScan = (marker: number): boolean =>
  marker === 0xc4 || (marker >= SOS && marker <= 0xdd)

/** Reads the first frame and its scans. Skips segments, which may contain thumbnails. */
export function readJpeg(view: DataView): Jpeg {
  const jpeg: Jpeg = { size: null, hasPixels: false, start: 0, end: null }
  let isProgressive = false
  let first = 0
  let offset = 2
  while (offset + 1 < view.byteLength) {
    const marker = view.getUint8(offset + 1)
    // FF 00 is escaped data, FF FF is padding.
    if (view.getUint8(offset) !== 0xff || marker === 0x00 || marker === 0xff) {
      offset += 1
      continue
    }
    offset += 2
    if (marker === EOI) return { ...jpeg, end: jpeg.start ? offset - 2 : null }
    if (isFrame(marker) && !jpeg.start && offset + 7 <= view.byteLength) {
      jpeg.size ??= { width: view.getUint16(offset + 5), height: view.getUint16(offset + 3) }
      isProgressive = marker === SOF2
      first = offset + 8 < view.byteLength ? view.getUint8(offset + 8) : 0
    }
    if (marker === SOS) {
      jpeg.start ||= offset
      jpeg.hasPixels ||= !isProgressive || isFinest(view, offset, first)
    }
    if (standsAlone(marker) || (jpeg.start && !followsScan(marker))) continue
    if (offset + 2 > view.byteLength) break
    offset += Math.max(2, view.getUint16(offset))
  }
  return jpeg
}

/**
 * Whether a scan of a progressive JPEG is the finest: it has the last bits of the last coefficients of the brightness.
 */
function isFinest(view: DataView, offset: number, brightness: number): boolean {
  const last = offset + view.getUint16(offset) - 1
  if (last >= view.byteLength || view.getUint8(offset + 3) !== brightness) return false
  const end = view.getUint8(last - 1)
  const bits = view.getUint8(last)
  return end === 63 && (bits & 0x0f) === 0
}

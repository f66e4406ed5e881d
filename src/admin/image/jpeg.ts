/** JPEG markers (ISO 10918-1, table B.1). */
const EOI = 0xd9
const SOS = 0xda

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
const standsAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** The next marker and the position after it; null at the end. */
function nextMarker(view: DataView, at: number): { marker: number; at: number } | null {
  for (let position = at; position + 1 < view.byteLength; position++) {
    if (view.getUint8(position) !== 0xff) continue
    const marker = view.getUint8(position + 1)
    // FF 00 is escaped data, FF FF is padding.
    if (marker !== 0x00 && marker !== 0xff) return { marker, at: position + 2 }
  }
  return null
}

/** Walks over the segments and skips thumbnails inside APP segments. Stops when `visit` returns true. */
function walk(view: DataView, visit: (marker: number, at: number) => boolean): boolean {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return false
  let position = 2
  for (;;) {
    const found = nextMarker(view, position)
    if (!found) return false
    if (visit(found.marker, found.at)) return true
    if (found.marker === EOI) return false
    position = found.at
    if (!standsAlone(found.marker)) {
      if (position + 2 > view.byteLength) return false
      position += Math.max(2, view.getUint16(position))
    }
  }
}

export function readJpegSize(view: DataView): { width: number; height: number } | null {
  let size: { width: number; height: number } | null = null
  walk(view, (marker, at) => {
    if (isFrame(marker) && at + 7 <= view.byteLength) {
      size = { width: view.getUint16(at + 5), height: view.getUint16(at + 3) }
    }
    return size !== null || marker === SOS
  })
  return size
}

export function isCompleteJpeg(view: DataView): boolean {
  let hasData = false
  return walk(view, (marker) => {
    hasData ||= marker === SOS
    return hasData && marker === EOI
  })
}

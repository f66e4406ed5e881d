import { ascii, type ImageType } from './image-header'
import { readJpeg } from './jpeg'

type Bytes = Uint8Array<ArrayBuffer>

/** The result of mending: nothing to mend, a file that lacks pixels, or the parts that make up the mended file. */
type MendResult = 'whole' | 'cut' | Bytes[]

/**
 * Mends the end of an image that its camera or program did not write properly. Browsers show such an image, but some do
 * not decode it to another size, and some leave out its last rows. Only the decoded image shows whether pixels are
 * missing.
 */
export function mendImage(bytes: Bytes, type: ImageType): MendResult {
  const mend = MENDERS[type]
  return mend
    ? mend(bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    : 'whole'
}

const MENDERS: Partial<Record<ImageType, (bytes: Bytes, view: DataView) => MendResult>> = {
  jpeg: mendJpeg,
  png: mendPng,
  webp: mendWebp,
}

export const JPEG_END = Uint8Array.of(0xff, 0xd9)
/** More zeros than this after the pixels come from a download that stopped, and not from a camera. */
const PADDING_MAX = 16_384

/** Some phones leave the end mark out, or write data of their own in its place. */
function mendJpeg(bytes: Bytes, view: DataView): MendResult {
  const { hasPixels, end } = readJpeg(view)
  if (end !== null) return 'whole'
  const padding = bytes.length - 1 - bytes.findLastIndex((byte) => byte !== 0)
  return hasPixels && padding <= PADDING_MAX ? [bytes, JPEG_END] : 'cut'
}

const PNG_HEAD = 8
const PNG_END = Uint8Array.of(0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82)

/** Ends a PNG that is cut after its pixels, between two chunks or within the last one. */
function mendPng(bytes: Bytes, view: DataView): MendResult {
  let hasPixels = false
  let offset = PNG_HEAD
  while (offset + PNG_END.length <= bytes.length) {
    const name = ascii(view, offset + 4, 4)
    if (name === 'IEND') return 'whole'
    hasPixels ||= name === 'IDAT'
    offset += view.getUint32(offset) + PNG_END.length
  }
  const isAtBorder =
    offset === bytes.length || ascii(view, offset, PNG_END.length).startsWith('\0\0\0\0IEND')
  return hasPixels && isAtBorder ? [bytes.subarray(0, offset), PNG_END] : 'cut'
}

const RIFF_HEAD = 8
const WEBP_CHUNKS = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP', 'EXIF', 'XMP ']

/**
 * Corrects the length in the header of a WebP. Some programs write a wrong one, and browsers then show nothing. An
 * unknown chunk within that length belongs to the image, such as content credentials. An unknown chunk after it does
 * not.
 */
function mendWebp(bytes: Bytes, view: DataView): MendResult {
  const declaredEnd = RIFF_HEAD + view.getUint32(4, true)
  let hasPixels = false
  let end = RIFF_HEAD + 4
  while (end + 8 <= bytes.length) {
    const name = ascii(view, end, 4)
    const next = end + 8 + view.getUint32(end + 4, true)
    if (next > bytes.length || (next > declaredEnd && !WEBP_CHUNKS.includes(name))) break
    hasPixels ||= ['VP8 ', 'VP8L', 'ANMF'].includes(name)
    // A chunk of odd length is padded with a zero.
    end = next + (next % 2)
  }
  if (!hasPixels) return 'cut'
  if (declaredEnd === end && end <= bytes.length) return 'whole'
  const head = bytes.slice(0, RIFF_HEAD)
  new DataView(head.buffer).setUint32(4, end - RIFF_HEAD, true)
  return [head, bytes.subarray(RIFF_HEAD, end), new Uint8Array(Math.max(0, end - bytes.length))]
}

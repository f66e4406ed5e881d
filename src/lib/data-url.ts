import { LINK_MAX_CHARS, STORED_MAX_CHARS } from '../limits'
import { readWebUrl } from './safe-url'

/** The same pattern as in firestore.rules: raster pictures only, nothing behind the data. */
const RASTER = /^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/

/** Whether a stored value may stand in `src`: a data URL of a raster picture, or an https link of at most 2,048 characters. */
export function isAllowedImage(value: unknown): value is string {
  if (typeof value !== 'string') return false
  if (value.startsWith('data:')) return value.length <= STORED_MAX_CHARS && RASTER.test(value)
  return value.startsWith('https://') && value.length <= LINK_MAX_CHARS && readWebUrl(value) instanceof URL
}

/** How long the data URL of these bytes will be, in characters; nothing is encoded. */
export function dataUrlLength({ size, type }: Pick<Blob, 'size' | 'type'>): number {
  return `data:${type};base64,`.length + 4 * Math.ceil(size / 3)
}

/** The bytes that a data URL's base64 part stands for; 0 for what is no base64 data URL. */
export function dataUrlBytes(value: string): number {
  const data = value.indexOf(';base64,') + ';base64,'.length
  if (!value.startsWith('data:') || data < ';base64,'.length) return 0
  const padding = value.endsWith('==') ? 2 : value.endsWith('=') ? 1 : 0
  return Math.floor(((value.length - data) * 3) / 4) - padding
}

/** A text's length as Firestore counts it: bytes of UTF-8. */
export function textBytes(value: string): number {
  return new TextEncoder().encode(value).length
}

/** The data URL of a blob, with the blob's own type. */
export function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('The blob cannot be read'))
    reader.readAsDataURL(blob)
  })
}

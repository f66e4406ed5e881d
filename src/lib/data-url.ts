import { LINK_MAX_CHARS, STORED_MAX_CHARS } from '../limits'
import { parseWebUrl } from './safe-url'

/** The same pattern as in firestore.rules: raster pictures only. */
const RASTER = /^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/

/** Whether a value may be used as `src`: a data URL of a raster picture, or an https link (2,048 characters). */
export function isAllowedImage(value: unknown): value is string {
  if (typeof value !== 'string') return false
  if (value.startsWith('data:')) return value.length <= STORED_MAX_CHARS && RASTER.test(value)
  return (
    value.startsWith('https://') &&
    value.length <= LINK_MAX_CHARS &&
    parseWebUrl(value) instanceof URL
  )
}

/** The length of a blob's data URL in characters, without encoding it. */
export function dataUrlLength({ size, type }: Pick<Blob, 'size' | 'type'>): number {
  return `data:${type};base64,`.length + 4 * Math.ceil(size / 3)
}

/** Decodes a base64 data URL; null for anything else. */
export function toFile(value: string, name: string): File | null {
  const [, type, data] = /^data:([^;]+);base64,(.*)$/.exec(value) ?? []
  if (!type || data === undefined) return null
  return new File([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], name, { type })
}

/** Encodes a blob as a data URL. */
export function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('The blob cannot be read'))
    reader.readAsDataURL(blob)
  })
}

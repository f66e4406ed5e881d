import { LINK_MAX_CHARS, STORED_MAX_CHARS } from '../../limits'
import { parseWebUrl } from '../links/safe-url'

/** The same pattern as in firestore.rules: raster images only. */
const RASTER = /^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/

/** Whether a value may be used as `src`: a data URL of a raster image, or an https link (2,048 characters). */
export function isAllowedImage(value: unknown): value is string {
  if (typeof value !== 'string') return false
  if (value.startsWith('data:')) return value.length <= STORED_MAX_CHARS && RASTER.test(value)
  return (
    value.startsWith('https://') &&
    value.length <= LINK_MAX_CHARS &&
    parseWebUrl(value).kind === 'accepted'
  )
}

import { plainNumber } from './plain-text'

/** What is typed for a colon: the sign of a ratio, and the semicolon on the same key. */
const COLONS = /[\u2236;\u061b]/g

const plain = (text: string): string => plainNumber(text).replace(/\s/g, '').replace(COLONS, ':')

/** Minutes and seconds as `m:ss` in Latin digits, up to 999 minutes; null for any other text. */
export function toDuration(text: string): string | null {
  const latin = plain(text)
  return /^\d{1,3}:[0-5]\d$/.test(latin) ? latin : null
}

/** Whether more characters may still make it a duration. */
export const isUnfinishedDuration = (text: string): boolean =>
  /^(\d{0,3}|\d{1,3}:[0-5]?)$/.test(plain(text))

import { plainNumber } from './plain-text'

const plain = (text: string): string => plainNumber(text).replace(/\s/g, '')

/** Minutes and seconds as `m:ss` in Latin digits, up to 999 minutes; null for any other text. */
export function parseDuration(text: string): string | null {
  const latin = plain(text)
  return /^\d{1,3}:[0-5]\d$/.test(latin) ? latin : null
}

/** Whether more characters may still make it a duration. */
export const isUnfinishedDuration = (text: string): boolean =>
  /^(\d{0,3}|\d{1,3}:[0-5]?)$/.test(plain(text))

import { plainNumber } from '../../lib/text/plain-number'

/** Characters that are typed for a colon: the sign of a ratio, and the semicolon on the same key. */
const COLONS = /[\u2236;\u061b]/g

const plain = (text: string): string => plainNumber(text).replace(/\s/g, '').replace(COLONS, ':')

const MINUTES_MAX = 999

/** Minutes and seconds as `m:ss` in Latin digits, up to 999 minutes; also of `h:mm:ss`. Null for any other text. */
export function toDuration(text: string): string | null {
  const latin = plain(text)
  const [, hours, rest = latin] = /^(\d{1,2}):([0-5]\d:[0-5]\d)$/.exec(latin) ?? []
  const [, minutes, seconds] = /^(\d{1,3}):([0-5]\d)$/.exec(rest) ?? []
  if (!hours) return seconds === undefined ? null : rest
  const totalMinutes = Number(hours) * 60 + Number(minutes)
  return totalMinutes <= MINUTES_MAX ? `${totalMinutes}:${seconds}` : null
}

/** Whether more characters may still make it a duration. */
export const isUnfinishedDuration = (text: string): boolean =>
  /^(\d{0,3}|\d{1,3}:[0-5]?|\d{1,2}:[0-5]\d:([0-5]\d?)?)$/.test(plain(text))

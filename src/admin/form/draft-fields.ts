import { CONTENT } from '../../data/entities'
import { idOf } from '../../lib/match-rows'

/** The fields that hold pictures as data URLs, which are too long to be kept in the browser. */
const PICTURE_FIELDS: ReadonlySet<string> = new Set([
  ...Object.values(CONTENT).flatMap(({ pictures }): readonly string[] => pictures),
  // These two are not named in `CONTENT`: the large picture of a product, and the logo of a partner of the centre.
  'largePicture',
  'logo',
])
/** Stands for a picture that is not kept. */
const PICTURE = 'data:'

/** For `JSON.stringify`: leaves out pictures. A text that begins like one is kept. */
export const replacePicture = (field: string, value: unknown): unknown =>
  PICTURE_FIELDS.has(field) && typeof value === 'string' && value.startsWith(PICTURE)
    ? PICTURE
    : value

/** What was kept, with the stored pictures; one that was not saved is missing. */
export function withPictures(kept: unknown, stored: unknown, field = ''): unknown {
  if (kept === PICTURE && PICTURE_FIELDS.has(field)) return typeof stored === 'string' ? stored : ''
  if (typeof kept !== 'object' || kept === null) return kept
  if (Array.isArray(kept)) {
    const list: readonly unknown[] = Array.isArray(stored) ? stored : []
    return kept.map((item: unknown) =>
      withPictures(
        item,
        list.find((one) => idOf(one) !== undefined && idOf(one) === idOf(item)),
      ),
    )
  }
  const values = new Map(Object.entries(stored ?? {}))
  return Object.fromEntries(
    Object.entries(kept).map(([key, value]) => [key, withPictures(value, values.get(key), key)]),
  )
}

/** Whether there is a picture that was not kept. */
export function lacksPictures(kept: unknown, field = ''): boolean {
  if (kept === PICTURE) return PICTURE_FIELDS.has(field)
  if (typeof kept !== 'object' || kept === null) return false
  return Object.entries(kept).some(([key, value]) => lacksPictures(value, key))
}

/** Whether what was kept consists of the same kinds of values, as far as the sample shows them. */
export function isLike(kept: unknown, sample: unknown): boolean {
  if (sample === undefined || sample === null) return true
  if (Array.isArray(sample))
    return Array.isArray(kept) && kept.every((item) => isLike(item, sample[0]))
  if (typeof sample !== 'object') return typeof kept === typeof sample
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return false
  const values = new Map(Object.entries(kept))
  return Object.entries(sample).every(
    ([key, sampleValue]) => !values.has(key) || isLike(values.get(key), sampleValue),
  )
}

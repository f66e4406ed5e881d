import { CONTENT } from '../../data/entities'
import { idOf } from '../../lib/match-rows'

/** The fields that hold pictures as data URLs, which are too long to be kept in the browser. */
const PICTURE_FIELDS: ReadonlySet<string> = new Set([
  ...Object.values(CONTENT).flatMap(({ pictures }): readonly string[] => pictures),
  // These two are not named in `CONTENT`: the large picture of a product, and the logo of a partner of the centre.
  'largePicture',
  'logo',
])
/** Stands in a draft for a picture, which is not kept. */
const PICTURE = 'data:'

/** The replacer of `JSON.stringify` that leaves out pictures. A text in another field is kept, even if it looks like one. */
export const replacePicture = (field: string, value: unknown): unknown =>
  PICTURE_FIELDS.has(field) && typeof value === 'string' && value.startsWith(PICTURE)
    ? PICTURE
    : value

/** A draft with the stored pictures instead of `PICTURE`; a picture that was never stored is empty. */
export function withPictures(kept: unknown, stored: unknown, field = ''): unknown {
  if (kept === PICTURE && PICTURE_FIELDS.has(field)) return typeof stored === 'string' ? stored : ''
  if (typeof kept !== 'object' || kept === null) return kept
  if (Array.isArray(kept)) {
    const list: readonly unknown[] = Array.isArray(stored) ? stored : []
    return kept.map((item: unknown) =>
      withPictures(
        item,
        list.find((other) => idOf(other) !== undefined && idOf(other) === idOf(item)),
      ),
    )
  }
  const values = new Map(Object.entries(stored ?? {}))
  return Object.fromEntries(
    Object.entries(kept).map(([key, value]) => [key, withPictures(value, values.get(key), key)]),
  )
}

/** Whether a draft had a picture, which is not kept. */
export function lacksPictures(kept: unknown, field = ''): boolean {
  if (kept === PICTURE) return PICTURE_FIELDS.has(field)
  if (typeof kept !== 'object' || kept === null) return false
  return Object.entries(kept).some(([key, value]) => lacksPictures(value, key))
}

/** Whether a draft has the types of the sample, wherever the sample shows one. */
export function hasTypesOf(kept: unknown, sample: unknown): boolean {
  if (sample === undefined || sample === null) return true
  if (Array.isArray(sample))
    return Array.isArray(kept) && kept.every((item) => hasTypesOf(item, sample[0]))
  if (typeof sample !== 'object') return typeof kept === typeof sample
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return false
  const values = new Map(Object.entries(kept))
  return Object.entries(sample).every(
    ([key, sampleValue]) => !values.has(key) || hasTypesOf(values.get(key), sampleValue),
  )
}

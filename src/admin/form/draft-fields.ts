import { isImageField } from '../../data/entities'
import { idOf } from '../../lib/match-rows'

/** Stands in a draft for an image, which is too long to be kept in the browser. */
const IMAGE = 'data:'

/** The replacer of `JSON.stringify` that leaves out images. A text in another field is kept, even if it looks like one. */
export const replaceImage = (field: string, value: unknown): unknown =>
  isImageField(field) && typeof value === 'string' && value.startsWith(IMAGE) ? IMAGE : value

/** A draft with the stored images instead of `IMAGE`; an image that was never stored is empty. */
export function withImages(kept: unknown, stored: unknown, field = ''): unknown {
  if (kept === IMAGE && isImageField(field)) return typeof stored === 'string' ? stored : ''
  if (typeof kept !== 'object' || kept === null) return kept
  if (Array.isArray(kept)) {
    const list: readonly unknown[] = Array.isArray(stored) ? stored : []
    return kept.map((item: unknown) =>
      withImages(
        item,
        list.find((other) => idOf(other) !== undefined && idOf(other) === idOf(item)),
      ),
    )
  }
  const values = new Map(Object.entries(stored ?? {}))
  return Object.fromEntries(
    Object.entries(kept).map(([key, value]) => [key, withImages(value, values.get(key), key)]),
  )
}

/** Whether a draft had an image, which is not kept. */
export function lacksImages(kept: unknown, field = ''): boolean {
  if (kept === IMAGE) return isImageField(field)
  if (typeof kept !== 'object' || kept === null) return false
  return Object.entries(kept).some(([key, value]) => lacksImages(value, key))
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

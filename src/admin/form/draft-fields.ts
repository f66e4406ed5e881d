import { isRecord } from '../../lib/is-record'
import { idOf } from '../../lib/match-rows'

/**
 * The start of an image's data URL. A draft has it in place of the image, which is too long for the storage of the
 * browser.
 */
const IMAGE = 'data:image/'

/** The value as a draft keeps it: with `IMAGE` instead of each image. */
export function withoutImages(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith(IMAGE) ? IMAGE : value
  if (Array.isArray(value)) return value.map(withoutImages)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutImages(part)]))
}

/** A draft with the stored images instead of `IMAGE`; an image that was never stored is empty. */
export function withImages(kept: unknown, stored: unknown): unknown {
  if (kept === IMAGE) return typeof stored === 'string' ? stored : ''
  if (typeof kept !== 'object' || kept === null) return kept
  if (Array.isArray(kept)) {
    const storedItems: readonly unknown[] = Array.isArray(stored) ? stored : []
    return kept.map((item: unknown) => {
      const id = idOf(item)
      const storedItem =
        id === undefined ? undefined : storedItems.find((other) => idOf(other) === id)
      return withImages(item, storedItem)
    })
  }
  const values = new Map(Object.entries(stored ?? {}))
  return Object.fromEntries(
    Object.entries(kept).map(([key, value]) => [key, withImages(value, values.get(key))]),
  )
}

/** Whether a draft had an image, which is not kept. */
export function lacksImages(kept: unknown): boolean {
  if (typeof kept !== 'object' || kept === null) return kept === IMAGE
  return Object.values(kept).some(lacksImages)
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

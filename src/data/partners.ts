import * as v from 'valibot'
import { NAME_MAX, PARTNERS_EVENT, PARTNERS_KEY, PARTNERS_SHOWN } from '../limits'
import type { Subscribable } from './subscribable'

const schema = v.array(
  v.object({
    id: v.string(),
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(NAME_MAX)),
    logo: v.string(),
    order: v.number(),
  }),
)

/** An instalment partner. `logo` is an image URL; the name is shown when it is empty or fails to load. */
export type Partner = v.InferOutput<typeof schema>[number]

/** The default partners, numbered in the given order. */
export const defaultPartners = (names: readonly string[]): Partner[] =>
  names.map((name, index) => ({ id: String(index + 1), name, logo: '', order: index + 1 }))

/** The partners in this browser's storage (`installmentPartners`), or `defaults` when it has none. */
export function readPartners(defaults: readonly Partner[]): Partner[] {
  let stored: unknown
  try {
    stored = JSON.parse(localStorage.getItem(PARTNERS_KEY) ?? 'null')
  } catch {
    stored = null
  }
  const result = v.safeParse(schema, stored)
  const list = result.success && result.output.length > 0 ? result.output : defaults
  return [...list].sort((a, b) => a.order - b.order).slice(0, PARTNERS_SHOWN)
}

/** The partners, read again when another tab stores them or this one dispatches PARTNERS_EVENT. */
export function subscribePartners(defaults: readonly Partner[]): Subscribable<Partner[]> {
  return (observer) => {
    const read = () => observer.next(readPartners(defaults), { fromCache: false })
    const onStorage = (event: StorageEvent) => {
      if (event.key === PARTNERS_KEY || event.key === null) read()
    }
    read()
    addEventListener('storage', onStorage)
    addEventListener(PARTNERS_EVENT, read)
    return () => {
      removeEventListener('storage', onStorage)
      removeEventListener(PARTNERS_EVENT, read)
    }
  }
}

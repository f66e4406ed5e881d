import { useEffect, useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { readStored, writeStored } from '../../lib/browser-storage'
import { toMillis } from '../../lib/time'
import { NAME_MAX, PARTNERS_EVENT, PARTNERS_KEY, PARTNERS_SHOWN } from '../../limits'
import type { CentrePartner } from '../content/centre'
import { savedAt, useCentre, type ShownCentre } from './use-centre'

const schema = v.array(
  v.object({
    id: v.string(),
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(NAME_MAX)),
    logo: v.string(),
    order: v.number(),
    /** When the details of the centre that they come from were saved; absent in content that this site did not store. */
    updatedAt: v.optional(v.string()),
  }),
)

type StoredPartner = v.InferOutput<typeof schema>[number]

const storedPartners = (): string | null => readStored(PARTNERS_KEY)

function parseStored(text: string | null): StoredPartner[] {
  try {
    const result = v.safeParse(schema, JSON.parse(text ?? 'null'))
    return result.success ? result.output : []
  } catch {
    return []
  }
}

/** When the stored partners were saved, in milliseconds; Infinity for content that this site did not store. */
function storedAt([first]: readonly StoredPartner[]): number {
  if (!first) return -Infinity
  return first.updatedAt === undefined ? Infinity : (toMillis(first.updatedAt) ?? -Infinity)
}

/** The partners to show: the stored ones unless the details of the centre are as new as they are. */
function newestPartners(stored: string | null, centre: ShownCentre): CentrePartner[] {
  const list = parseStored(stored)
  const newest = storedAt(list) > savedAt(centre) ? list : centre.partners
  return [...newest].sort((a, b) => a.order - b.order).slice(0, PARTNERS_SHOWN)
}

/** Stores the partners of the details for the next visit, unless the stored ones are newer or were not stored by this site. */
function cachePartners(centre: ShownCentre): void {
  const stored = storedPartners()
  if (!centre.updatedAt || storedAt(parseStored(stored)) >= savedAt(centre)) return
  const updatedAt = centre.updatedAt.toISOString()
  const partners = centre.partners.map((one) => ({ ...one, updatedAt }))
  if (partners.length > 0 || stored !== null)
    writeStored(PARTNERS_KEY, partners.length > 0 ? JSON.stringify(partners) : null)
}

/** Calls `onChange` when another tab stores something or this one dispatches PARTNERS_EVENT. */
function subscribePartners(onChange: () => void): () => void {
  const names = ['storage', PARTNERS_EVENT]
  names.forEach((name) => addEventListener(name, onChange))
  return () => names.forEach((name) => removeEventListener(name, onChange))
}

/** Up to ten instalment partners, from the details of the centre and their cache in this browser. */
export function usePartners(): CentrePartner[] {
  const centre = useCentre()
  const stored = useSyncExternalStore(subscribePartners, storedPartners, () => null)
  useEffect(() => cachePartners(centre), [centre])
  return useMemo(() => newestPartners(stored, centre), [stored, centre])
}

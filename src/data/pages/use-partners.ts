import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { PARTNERS_EVENT, PARTNERS_KEY } from '../../fixed-names'
import { readStorage, writeStorage } from '../../lib/browser/storage'
import { toMillis } from '../../lib/time'
import { NAME_MAX_CHARS, PARTNERS_MAX } from '../../limits'
import type { CentrePartner } from '../content/centre'
import { CentreContext, savedAt, useCentre, type ShownCentre } from './use-centre'

const schema = v.array(
  v.object({
    id: v.string(),
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(NAME_MAX_CHARS)),
    logo: v.string(),
    /** The position, from 1. Only this cache has it, because requirement 70 names it. */
    order: v.number(),
    /** When the details of the centre with this partner were saved; absent in content that this site did not write. */
    updatedAt: v.optional(v.string()),
  }),
)

type CachedPartner = v.InferOutput<typeof schema>[number]

const readCachedText = (): string | null => readStorage(PARTNERS_KEY)

function parsePartners(text: string | null): CachedPartner[] {
  try {
    const result = v.safeParse(schema, JSON.parse(text ?? 'null'))
    return result.success ? result.output : []
  } catch {
    return []
  }
}

/** The time when the cached partners were saved, in milliseconds; Infinity for content that this site did not write. */
function cachedAt([first]: readonly CachedPartner[]): number {
  if (!first) return -Infinity
  return first.updatedAt === undefined ? Infinity : (toMillis(first.updatedAt) ?? -Infinity)
}

/** The partners to show: the cached ones, unless the details of the centre are as new. */
function newestPartners(cachedText: string | null, centre: ShownCentre): CentrePartner[] {
  const cachedPartners = parsePartners(cachedText)
  const isCacheNewer = cachedAt(cachedPartners) > savedAt(centre)
  const partners = isCacheNewer
    ? [...cachedPartners].sort((a, b) => a.order - b.order)
    : centre.partners
  return partners.slice(0, PARTNERS_MAX)
}

/** Keeps the partners for the next visit, unless the cached ones are newer or were not written by this site. */
function cachePartners(centre: ShownCentre): void {
  const cachedText = readCachedText()
  if (!centre.updatedAt || cachedAt(parsePartners(cachedText)) >= savedAt(centre)) return
  const updatedAt = centre.updatedAt.toISOString()
  const partners = centre.partners.map((partner, index) => ({
    ...partner,
    order: index + 1,
    updatedAt,
  }))
  const text = partners.length > 0 ? JSON.stringify(partners) : null
  if (text !== cachedText) writeStorage(PARTNERS_KEY, text)
}

/** Calls `onChange` when another browser tab writes something or this one dispatches PARTNERS_EVENT. */
function subscribePartners(onChange: () => void): () => void {
  const names = ['storage', PARTNERS_EVENT]
  names.forEach((name) => addEventListener(name, onChange))
  return () => names.forEach((name) => removeEventListener(name, onChange))
}

/**
 * Up to ten instalment partners, from the details of the centre or their cache in this browser. A preview uses no
 * cache.
 */
export function usePartners(): CentrePartner[] {
  const isPreview = useContext(CentreContext) !== null
  const centre = useCentre()
  const storedText = useSyncExternalStore(subscribePartners, readCachedText, () => null)
  const cachedText = isPreview ? null : storedText
  useEffect(() => {
    if (!isPreview) cachePartners(centre)
  }, [centre, isPreview])
  return useMemo(() => newestPartners(cachedText, centre), [cachedText, centre])
}

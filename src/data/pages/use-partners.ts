import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { CentrePartner } from '../content/centre'
import { cachePartners, newestPartners, storedPartners, subscribePartners } from '../content/partners'
import { useCentre } from './use-centre'

/** Up to ten instalment partners, from the details of the centre and their cache in this browser. */
export function usePartners(): CentrePartner[] {
  const centre = useCentre()
  const stored = useSyncExternalStore(subscribePartners, storedPartners, () => null)
  useEffect(() => cachePartners(centre), [centre])
  return useMemo(() => newestPartners(stored, centre), [stored, centre])
}

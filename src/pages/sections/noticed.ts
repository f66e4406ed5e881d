import { useSyncExternalStore } from 'react'
import { serviceWith, type Feature, type Service } from '../../copy/services'
import { createObservable } from '../../lib/observable'

type Noticed = { feature: Feature; service: Service }

const lastNoticed = createObservable<Noticed | null>(null)

/** What the visitor pressed last of what parents notice, for the messages about that service. */
export const useNoticed = (): Noticed | null =>
  useSyncExternalStore(lastNoticed.subscribe, lastNoticed.get, () => null)

/** Notes what the visitor pressed. */
export function noteFeature(feature: Feature): void {
  const service = serviceWith(feature)
  if (service) lastNoticed.set({ feature, service })
}

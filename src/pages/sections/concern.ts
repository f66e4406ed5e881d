import { useSyncExternalStore } from 'react'
import { serviceWith, type Feature, type Service } from '../../copy/services'
import { createObservable } from '../../lib/observable'

type Concern = { feature: Feature; service: Service }

const pressed = createObservable<Concern | null>(null)

/** The concern that the visitor pressed last. The card of its service marks it, and messages to the centre name it. */
export const useConcern = (): Concern | null =>
  useSyncExternalStore(pressed.subscribe, pressed.get, () => null)

/** Notes the concern that the visitor has pressed. */
export function noteConcern(feature: Feature): void {
  const service = serviceWith(feature)
  if (service) pressed.set({ feature, service })
}

import { createContext, useContext, useSyncExternalStore } from 'react'
import type { CentreFields } from '../content/centre'
import { prerenderedCentre, shownCentre, subscribeShownCentre, type ShownCentre } from './shown-centre'

/** Provides other details than the stored ones, for a preview. */
export const CentreContext = createContext<CentreFields | null>(null)

/** The details of the centre that the page shows. During hydration they are those of the HTML. */
export function useCentre(): ShownCentre {
  const given = useContext(CentreContext)
  const shown = useSyncExternalStore(subscribeShownCentre, shownCentre, prerenderedCentre)
  return given ?? shown
}

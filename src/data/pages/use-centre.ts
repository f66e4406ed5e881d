import { createContext, useContext, useSyncExternalStore } from 'react'
import { config } from '../../config'
import { createObservable } from '../../lib/observable'
import { fetchDocument } from '../client/rest'
import { refreshWhenIdle } from '../client/when-idle'
import { defaultCentre, parseCentre, type Centre, type CentreFields } from '../content/centre'
import { CENTRE_ID, CENTRE_PATH } from '../document-paths'
import { getBaked } from './baked'

/** `updatedAt` is missing for the defaults. */
export type ShownCentre = CentreFields & { updatedAt?: Centre['updatedAt'] }

const NOTHING_STORED: ShownCentre = { ...defaultCentre, ...config.placeholderAccounts }

const newest = createObservable<Centre | null>(null)

/** The details in the HTML of the opened page, or the defaults. */
export const prerenderedCentre = (): ShownCentre => getBaked('centre') ?? NOTHING_STORED

/** The details that this page has fetched since, or the prerendered ones. */
export const shownCentre = (): ShownCentre => newest.get() ?? prerenderedCentre()

/** The time when details were saved, in milliseconds; -Infinity for the defaults. */
export const savedAt = ({ updatedAt }: ShownCentre): number => updatedAt?.getTime() ?? -Infinity

/** Shows details that are newer than those shown. */
export function showCentre(centre: Centre): void {
  if (savedAt(centre) <= savedAt(shownCentre())) return
  newest.set(centre)
}

/** Fetches the details once the page is idle, and whenever it is shown again, until the returned function is called. */
export const refreshCentreWhenIdle = (): (() => void) =>
  refreshWhenIdle('the details of the centre', async () => {
    const fields = await fetchDocument(CENTRE_PATH)
    const centre = fields && parseCentre(fields, CENTRE_ID)
    if (centre) showCentre(centre)
  })

/** Provides other details than the stored ones, for a preview. */
export const CentreContext = createContext<CentreFields | null>(null)

/** The details of the centre that the page shows. During hydration they are those of the HTML. */
export function useCentre(): ShownCentre {
  const previewCentre = useContext(CentreContext)
  const pageCentre = useSyncExternalStore(newest.subscribe, shownCentre, prerenderedCentre)
  return previewCentre ?? pageCentre
}

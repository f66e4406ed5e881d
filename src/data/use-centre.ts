import { createContext, useContext } from 'react'
import { defaultCentre, type CentreFields } from './centre'

/** Provides other details than the stored ones, for a preview. */
export const CentreContext = createContext<CentreFields | null>(null)

/** The details of the centre that the page shows. */
export const useCentre = (): CentreFields => useContext(CentreContext) ?? defaultCentre

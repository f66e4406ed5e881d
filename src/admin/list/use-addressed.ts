import { useLocation } from 'react-router-dom'

/** The id of the item that the address asks to open, or `new`; empty without one. */
export const useAddressed = (): string => useLocation().hash.slice(1)

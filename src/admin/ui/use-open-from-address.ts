import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { nameInHash, tabAddress, type TabName } from '../../dashboard-addresses'

/** Calls `open` whenever a link to this tab is followed, with the id in its address, or with `new`. */
export function useOpenFromAddress(tab: TabName, open: (id: string) => void): void {
  const { hash, key, search } = useLocation()
  const id = search === tabAddress(tab) ? nameInHash(hash) : ''
  // The key of a location tells two visits of one address apart.
  const visit = `${key}#${id}`
  const lastVisit = useRef('')
  const openOnce = useEffectEvent(() => {
    // React may run an effect twice for one visit.
    if (id && lastVisit.current !== visit) open(id)
    lastVisit.current = visit
  })
  useEffect(() => openOnce(), [id, visit])
}

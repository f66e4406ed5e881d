import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { tabAddress, type TabName } from '../../dashboard-addresses'

/** Calls `open` whenever a link to this tab is followed, with the id in its address, or with `new`. */
export function useOpenFromAddress(tab: TabName, open: (id: string) => void): void {
  const { hash, key, search } = useLocation()
  const id = search === tabAddress(tab) ? hash.slice(1) : ''
  const openedAddress = useRef('')
  const openOnce = useEffectEvent(() => {
    // React may run an effect twice for one address.
    if (id && openedAddress.current !== key + id) open(id)
    openedAddress.current = key + id
  })
  useEffect(() => openOnce(), [id, key])
}

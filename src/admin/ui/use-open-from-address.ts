import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { tabAddress, type TabName } from '../../dashboard-addresses'

/** Calls `open` with the id in the address of this tab, or with `new`, whenever a link to such an address is followed. */
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

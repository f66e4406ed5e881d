import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { tabSearch, type TabName } from '../ui/addresses'

/** Opens the item that an address of this tab names, or `new`, whenever such an address is followed: a tab stays mounted. */
export function useOpenFromAddress(tab: TabName, open: (id: string) => void): void {
  const { hash, key, search } = useLocation()
  const id = search === tabSearch(tab) ? hash.slice(1) : ''
  const followed = useRef('')
  const follow = useEffectEvent(() => {
    // React may run an effect twice, but an address is followed once.
    if (id && followed.current !== key + id) open(id)
    followed.current = key + id
  })
  useEffect(() => follow(), [id, key])
}

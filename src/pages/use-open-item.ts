import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** `keepScroll` tells the frame to leave the scroll position alone; `opened` that one step back closes the item. */
const OPENED = { keepScroll: true, opened: true } as const
const KEPT = { keepScroll: true } as const

export type OpenItem = {
  id: string | null
  /** The address of an item, relative to the page: it also works before any script does. */
  linkTo: (id: string) => string
  open: (id: string) => void
  /** Shows another item in the same history entry, so that Back still closes. */
  show: (id: string) => void
  close: () => void
}

/** Which item of a list is open. It lives in the address (`?p=`, `?v=`): it can be shared, and Back closes it. */
export function useOpenItem(param: 'p' | 'v'): OpenItem {
  const isClient = useIsClient()
  const [search] = useSearchParams()
  const { state } = useLocation() as { state: { opened?: boolean } | null }
  const navigate = useNavigate()
  const isClosing = useRef(false)
  const inAddress = isClient ? search.get(param) : null
  // The router follows in its own time: quick steps count from what was asked for last, not from the address.
  const [requested, setRequested] = useState<string | null>(null)
  if (inAddress === null && requested !== null) setRequested(null)
  const id = inAddress === null ? null : (requested ?? inAddress)
  useEffect(() => {
    isClosing.current = false
  }, [id])

  const searchWith = (value: string | null): string => {
    const next = new URLSearchParams(search)
    if (value === null) next.delete(param)
    else next.set(param, value)
    return `?${next.toString()}`
  }
  return {
    id,
    linkTo: searchWith,
    open: (value) => void navigate({ search: searchWith(value) }, { state: OPENED }),
    show: (value) => {
      setRequested(value)
      void navigate({ search: searchWith(value) }, { replace: true, state: state?.opened ? OPENED : KEPT })
    },
    close: () => {
      // Going back takes a moment: a second Escape must not leave the page.
      if (isClosing.current) return
      isClosing.current = true
      if (state?.opened) void navigate(-1)
      else void navigate({ search: searchWith(null) }, { replace: true, state: KEPT })
    },
  }
}

const never = () => () => undefined

/** False during prerendering and hydration, then true. */
function useIsClient(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

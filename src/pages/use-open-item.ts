import { useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams, type Location } from 'react-router-dom'
import { useOnClient } from '../ui/use-on-client'

/** `keepScroll` keeps the scroll position on navigation; `opened` means that Back closes the item. */
const OPENED = { keepScroll: true, opened: true } as const
const KEPT = { keepScroll: true } as const

export type OpenItem = {
  id: string | null
  /** Adds the address to the browser's history, so that Back closes the item. */
  open: (id: string) => void
  /** Replaces the address in the browser's history, so that Back still closes. */
  replaceWith: (id: string) => void
  close: () => void
}

/** The open item of a list. Stored in the address (`?p=`, `?v=`), so that it can be shared and Back closes it. */
export function useOpenItem(param: 'p' | 'v'): OpenItem {
  const [search] = useSearchParams()
  const location = useLocation() as Location<{ opened?: boolean } | null>
  const closesByBack = location.state?.opened
  const navigate = useNavigate()
  const closedAt = useRef<Location>(null)
  const inAddress = useOnClient(() => search.get(param), null)
  // The router updates later, so quick steps start from the last requested item.
  const [requested, setRequested] = useState<string | null>(null)
  if (inAddress === null && requested !== null) setRequested(null)
  const id = inAddress === null ? null : (requested ?? inAddress)

  const searchWith = (value: string | null): string => {
    const next = new URLSearchParams(search)
    if (value === null) next.delete(param)
    else next.set(param, value)
    return `?${next.toString()}`
  }
  return {
    id,
    open: (value) => void navigate({ search: searchWith(value) }, { state: OPENED }),
    replaceWith: (value) => {
      setRequested(value)
      void navigate(
        { search: searchWith(value) },
        { replace: true, state: closesByBack ? OPENED : KEPT },
      )
    },
    close: () => {
      // Going back is asynchronous: a second Escape must not leave the page.
      if (closedAt.current === location) return
      closedAt.current = location
      if (closesByBack) void navigate(-1)
      else void navigate({ search: searchWith(null) }, { replace: true, state: KEPT })
    },
  }
}

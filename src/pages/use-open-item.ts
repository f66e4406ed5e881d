import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** `keepScroll` keeps the scroll position on navigation; `opened` means that Back closes the item. */
const OPENED = { keepScroll: true, opened: true } as const
const KEPT = { keepScroll: true } as const

export type OpenItem = {
  id: string | null
  /** A relative address, which works before hydration. */
  linkTo: (id: string) => string
  open: (id: string) => void
  /** Replaces the history entry, so that Back still closes. */
  show: (id: string) => void
  close: () => void
}

/** The open item of a list. Stored in the address (`?p=`, `?v=`), so that it can be shared and Back closes it. */
export function useOpenItem(param: 'p' | 'v'): OpenItem {
  const isClient = useIsClient()
  const [search] = useSearchParams()
  const { state } = useLocation() as { state: { opened?: boolean } | null }
  const navigate = useNavigate()
  const isClosing = useRef(false)
  const inAddress = isClient ? search.get(param) : null
  // The router updates later, so quick steps start from the last requested item.
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
      // Going back is asynchronous: a second Escape must not leave the page.
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

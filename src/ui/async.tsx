import type { ReactNode } from 'react'
import type { Live } from '../lib/live'

type Props<T> = {
  live: Live<T>
  loading: ReactNode
  error: (error: Error) => ReactNode
  /** Shown instead of `children` when `isEmpty` says so; a list is empty at length 0 by itself. */
  empty?: ReactNode
  isEmpty?: (value: T) => boolean
  children: (value: T) => ReactNode
}

/** The one way to show what a live source knows: skeleton, error, empty or the value. */
export function Async<T>({ live, loading, error, empty, isEmpty = hasNothing, children }: Props<T>) {
  if (live.status === 'loading') return loading
  if (live.status === 'error') return error(live.error)
  if (empty !== undefined && isEmpty(live.value)) return empty
  return children(live.value)
}

function hasNothing(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

import type { ReactNode } from 'react'
import type { Live } from '../lib/live'

type Props<T> = {
  live: Live<T>
  loading: ReactNode
  error: (error: Error) => ReactNode
  /** Shown instead of an empty list. */
  empty?: ReactNode
  children: (value: T) => ReactNode
}

/** The one way to show what a live source knows: skeleton, error, empty or the value. */
export function Async<T>({ live, loading, error, empty, children }: Props<T>) {
  if (live.status === 'loading') return loading
  if (live.status === 'error') return error(live.error)
  if (empty !== undefined && Array.isArray(live.value) && live.value.length === 0) return empty
  return children(live.value)
}

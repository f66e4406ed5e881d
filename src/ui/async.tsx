import type { ReactNode } from 'react'
import type { AsyncState } from '../lib/async-state'

type Props<T> = {
  state: AsyncState<T>
  loading: ReactNode
  error: (error: Error) => ReactNode
  empty?: ReactNode
  children: (value: T) => ReactNode
}

export function Async<T>({ state, loading, error, empty, children }: Props<T>) {
  if (state.status === 'loading') return loading
  if (state.status === 'error') return error(state.error)
  if (empty !== undefined && Array.isArray(state.value) && state.value.length === 0) return empty
  return children(state.value)
}

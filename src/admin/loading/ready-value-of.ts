import type { AsyncState } from '../../lib/async-state'

/** The loaded value; null while it is loading, and after a failure. */
export const readyValueOf = <T>(state: AsyncState<T>): T | null =>
  state.status === 'ready' ? state.value : null

import type { AsyncState } from '../../lib/async-state'

/** What was loaded; null before, and when it failed. */
export const valueOf = <T>(state: AsyncState<T>): T | null =>
  state.status === 'ready' ? state.value : null

export type AsyncState<T> =
  { status: 'loading' } | { status: 'error'; error: Error } | { status: 'ready'; value: T }

/** The value; null while it is loading, and after a failure. */
export const readyValueOf = <T>(state: AsyncState<T>): T | null =>
  state.status === 'ready' ? state.value : null

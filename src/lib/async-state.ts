/** The state of data that is loaded asynchronously. */
export type AsyncState<T> =
  { status: 'loading' } | { status: 'error'; error: Error } | { status: 'ready'; value: T }

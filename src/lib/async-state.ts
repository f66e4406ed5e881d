/** What a live source knows right now: nothing yet, a failure, or a value. */
export type AsyncState<T> = { status: 'loading' } | { status: 'error'; error: Error } | { status: 'ready'; value: T }

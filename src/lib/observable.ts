/** A value that tells its subscribers about changes, for `useSyncExternalStore`. */
export type Observable<T> = {
  get: () => T
  set: (value: T) => void
  subscribe: (onChange: () => void) => () => void
}

/** Creates an observable value. Subscribers are told of each `set`, also of one that sets the same value. */
export function createObservable<T>(initial: T): Observable<T> {
  let current = initial
  const subscribers = new Set<() => void>()
  return {
    get: () => current,
    set: (value) => {
      current = value
      subscribers.forEach((notify) => notify())
    },
    subscribe: (onChange) => {
      subscribers.add(onChange)
      return () => void subscribers.delete(onChange)
    },
  }
}

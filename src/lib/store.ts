/** A value that tells its subscribers about changes, for `useSyncExternalStore`. */
type Store<T> = {
  get: () => T
  set: (value: T) => void
  subscribe: (onChange: () => void) => () => void
}

export function createStore<T>(initial: T): Store<T> {
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

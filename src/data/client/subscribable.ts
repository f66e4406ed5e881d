export type Meta = {
  /** Read from the cache and not confirmed by the server. */
  fromCache: boolean
}

export type Observer<T> = {
  next: (value: T, meta: Meta) => void
  error: (error: Error) => void
}

export type Unsubscribe = () => void

/** A function that subscribes an observer and returns its unsubscribe function. */
export type Subscribable<T> = (observer: Observer<T>) => Unsubscribe

/**
 * Creates a subscribable whose listener is loaded asynchronously. Unsubscribing before it has loaded cancels it.
 * @param start starts the listener and returns its unsubscribe function
 */
export function subscribable<T>(
  start: (observer: Observer<T>) => Promise<Unsubscribe>,
): Subscribable<T> {
  return (observer) => {
    let isOver = false
    let stop: Unsubscribe | undefined
    start(observer).then(
      (unsubscribe) => {
        if (isOver) unsubscribe()
        else stop = unsubscribe
      },
      (error: unknown) => {
        if (!isOver) observer.error(error instanceof Error ? error : new Error(String(error)))
      },
    )
    return () => {
      isOver = true
      stop?.()
    }
  }
}

/** Several subscribables as one, which answers once each of them has. */
/* @__NO_SIDE_EFFECTS__ */
export const combined =
  <T, R = T>(parts: readonly Subscribable<T>[], combine: (values: T[]) => R): Subscribable<R> =>
  (observer) => {
    const answers: ([T, Meta] | undefined)[] = parts.map(() => undefined)
    const stops = parts.map((subscribe, index) =>
      subscribe({
        next: (...answer) => {
          answers[index] = answer
          const all = answers.filter((one) => one !== undefined)
          if (all.length < parts.length) return
          observer.next(combine(all.map(([value]) => value)), {
            fromCache: all.some(([, meta]) => meta.fromCache),
          })
        },
        error: observer.error,
      }),
    )
    return () => stops.forEach((stop) => stop())
  }

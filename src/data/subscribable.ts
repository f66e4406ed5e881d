/** How fresh a value is. */
export type Meta = {
  /** Read from this device's cache; the server has not confirmed it yet. */
  fromCache: boolean
}

export type Observer<T> = {
  next: (value: T, meta: Meta) => void
  error: (error: Error) => void
}

export type Unsubscribe = () => void

/** Something that can be listened to. Every live value of the site has this shape. */
export type Subscribable<T> = (observer: Observer<T>) => Unsubscribe

/**
 * Starts a listener that has to be loaded first. Cancelling before it has loaded means that it never starts.
 * @param start starts the listener and answers the way to stop it; nothing may be emitted after that
 */
export function subscribable<T>(start: (observer: Observer<T>) => Promise<Unsubscribe>): Subscribable<T> {
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

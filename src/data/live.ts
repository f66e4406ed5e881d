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
export type Source<T> = (observer: Observer<T>) => Unsubscribe

/**
 * Starts a listener that has to be loaded first. Cancelling before it has loaded means that it never starts.
 * @param start receives a guarded observer and returns the way to stop
 */
export function sourceOf<T>(start: (observer: Observer<T>) => Promise<Unsubscribe>): Source<T> {
  return (observer) => {
    let isOver = false
    let stop: Unsubscribe | undefined
    const guarded: Observer<T> = {
      next: (value, meta) => {
        if (!isOver) observer.next(value, meta)
      },
      error: (error) => {
        if (!isOver) observer.error(error)
      },
    }
    start(guarded).then(
      (unsubscribe) => {
        if (isOver) unsubscribe()
        else stop = unsubscribe
      },
      (error: unknown) => guarded.error(error instanceof Error ? error : new Error(String(error))),
    )
    return () => {
      isOver = true
      stop?.()
    }
  }
}

/** A source whose code is fetched when it is listened to: what parses live data is not needed for the first view. */
export const lateSource = <T>(load: () => Promise<Source<T>>): Source<T> =>
  sourceOf(async (observer) => (await load())(observer))

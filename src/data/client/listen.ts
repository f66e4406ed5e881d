import { DataError } from './errors'
import { firestore, isPublicPage, type FirestoreHandle } from './firebase'
import { noteAnswer } from './quota'
import { subscribable, type Observer, type Subscribable, type Unsubscribe } from './subscribable'
import { whileVisible } from './while-visible'

/** Starts a listener of the SDK. */
type Listen<T> = (handle: FirestoreHandle, observer: Observer<T>) => Unsubscribe

const isEmpty = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length === 0)

/** Listens with the client, on a public page while that is visible. */
function listenOnce<T>(
  listen: Listen<T>,
  observer: Observer<T>,
  onFailure: () => void,
): Unsubscribe {
  const start = subscribable<T>(async ({ next, error }) => {
    const handle = await firestore()
    const follow = (onAnswer: () => void): Unsubscribe => {
      const stop = listen(handle, {
        next: (value, { fromCache }) => {
          if (!fromCache) {
            noteAnswer()
            onAnswer()
          }
          // An empty answer from the cache only means that nothing was read yet.
          if (!fromCache || !isEmpty(value)) next(value, { fromCache })
        },
        error,
      })
      return () => {
        // A client that has failed throws.
        if (!handle.failed.aborted) stop()
      }
    }
    handle.failed.addEventListener('abort', onFailure)
    const stop = isPublicPage() ? whileVisible(follow) : follow(() => undefined)
    return () => {
      handle.failed.removeEventListener('abort', onFailure)
      stop()
    }
  })
  return start(observer)
}

/** The answers of a listener. When the client fails, the one that replaces it is asked once. */
export const listening =
  <T>(listen: Listen<T>): Subscribable<T> =>
  (observer) => {
    let stop = listenOnce(listen, observer, () => {
      stop()
      stop = listenOnce(listen, observer, () =>
        observer.error(new DataError('unknown', 'The client failed again')),
      )
    })
    return () => stop()
  }

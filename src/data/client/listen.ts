import { firestore, isPublicPage, type FirestoreHandle } from './firebase'
import { noteAnswer } from './quota'
import { subscribable, type Observer, type Subscribable, type Unsubscribe } from './subscribable'
import { whileVisible } from './while-visible'

/** Starts a listener of the SDK. */
type Listen<T> = (handle: FirestoreHandle, observer: Observer<T>) => Unsubscribe

const isEmpty = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length === 0)

/** The answers of a listener, on a public page while that is visible. */
/* @__NO_SIDE_EFFECTS__ */
export const listening = <T>(listen: Listen<T>): Subscribable<T> =>
  subscribable(async ({ next, error }) => {
    const handle = await firestore()
    const follow = (onAnswer: () => void): Unsubscribe =>
      listen(handle, {
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
    return isPublicPage() ? whileVisible(follow) : follow(() => undefined)
  })

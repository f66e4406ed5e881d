import type { DocumentSnapshot, Query, QuerySnapshot } from 'firebase/firestore'
import { isPublicPage } from '../../is-dashboard'
import { isPageShown, subscribePageShown } from '../../lib/browser/page-shown'
import { toError } from '../../lib/to-error'
import type { Parse } from './document'
import { loadFirestore, type FirestoreHandle } from './firebase'
import { noteAnswer } from './quota'
import { visibleByOrder } from './visible-query'

/** Where a value is from. */
export type SnapshotMetadata = {
  /** Not confirmed by the server: read from the cache, or sent before a failure. */
  fromCache: boolean
}

/** Gets each value, and the error that ends the subscription. */
export type Observer<T> = {
  next: (value: T, meta: SnapshotMetadata) => void
  error: (error: Error) => void
}

export type Unsubscribe = () => void

export type Subscribable<T> = (observer: Observer<T>) => Unsubscribe

/**
 * Creates a subscribable whose listener is loaded asynchronously. Unsubscribing before it has loaded cancels it.
 * @param start starts the listener and returns its unsubscribe function
 */
export function createSubscribable<T>(
  start: (observer: Observer<T>) => Promise<Unsubscribe>,
): Subscribable<T> {
  return (observer) => {
    let isStopped = false
    let stop: Unsubscribe | undefined
    start(observer).then(
      (unsubscribe) => {
        if (isStopped) unsubscribe()
        else stop = unsubscribe
      },
      (error: unknown) => {
        if (!isStopped) observer.error(toError(error))
      },
    )
    return () => {
      isStopped = true
      stop?.()
    }
  }
}

/**
 * Combines several subscribables into one. It answers once each of them has answered, and then again with each answer.
 * A part that has failed keeps its last answer, and is not confirmed until it answers again.
 */
/* @__NO_SIDE_EFFECTS__ */
export const combineSubscribables =
  <T, R = T>(parts: readonly Subscribable<T>[], combine: (values: T[]) => R): Subscribable<R> =>
  (observer) => {
    const answers: ([T, SnapshotMetadata] | undefined)[] = parts.map(() => undefined)
    const stops = parts.map((subscribe, index) =>
      subscribe({
        next: (...answer) => {
          answers[index] = answer
          const all = answers.filter((each) => each !== undefined)
          if (all.length < parts.length) return
          observer.next(combine(all.map(([value]) => value)), {
            fromCache: all.some(([, meta]) => meta.fromCache),
          })
        },
        error: (error) => {
          const last = answers[index]
          if (last) answers[index] = [last[0], { fromCache: true }]
          observer.error(error)
        },
      }),
    )
    return () => stops.forEach((stop) => stop())
  }

/**
 * Listens while the page is shown, to save reads. A page that is not shown listens until `onAnswer` is called.
 * `onFailure` says that the listener has ended: another one starts when the page is shown again.
 */
export function listenWhilePageShown(
  listen: (onAnswer: () => void, onFailure: () => void) => Unsubscribe,
): Unsubscribe {
  let stop: Unsubscribe | undefined
  let isAnswered = false
  const pause = () => {
    stop?.()
    stop = undefined
  }
  const onAnswer = () => {
    isAnswered = true
    if (!isPageShown()) pause()
  }
  stop = listen(onAnswer, pause)
  const unsubscribe = subscribePageShown((isShown) => {
    if (isShown) stop ??= listen(onAnswer, pause)
    else if (isAnswered) pause()
  })
  return () => {
    unsubscribe()
    pause()
  }
}

/** Starts a listener of the SDK. */
type Listen<T> = (handle: FirestoreHandle, observer: Observer<T>) => Unsubscribe

const isEmpty = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length === 0)

/** The answers of a listener; on a public page only while the page is shown. */
/* @__NO_SIDE_EFFECTS__ */
const fromListener = <T>(listen: Listen<T>): Subscribable<T> =>
  createSubscribable(async ({ next, error }) => {
    const handle = await loadFirestore()
    const start = (onAnswer: () => void, onFailure: () => void): Unsubscribe =>
      listen(handle, {
        next: (value, { fromCache }) => {
          if (!fromCache) {
            noteAnswer('read')
            onAnswer()
          }
          // An empty answer from the cache only means that nothing was read yet.
          if (!fromCache || !isEmpty(value)) next(value, { fromCache })
        },
        error: (failure) => {
          onFailure()
          error(failure)
        },
      })
    const nothing = () => undefined
    return isPublicPage() ? listenWhilePageShown(start) : start(nothing, nothing)
  })

type Compare<T> = (a: T, b: T) => number

/** The choice and the sequence of the documents that are read; without options all of a collection, by `order`. */
export type ListOptions<T> = {
  /** The maximum number of documents; all when absent, which the rules refuse to visitors. */
  limit?: number
  /** Starts after the documents of this `order`; 0 is the beginning. */
  after?: number
  /** Sorts on the client. A query by `order` would leave out documents without that field. */
  sort?: Compare<T>
}

/**
 * The queries to try one after the other until one is answered: by `order`, newest first, without any order. The
 * specification asks for all three; the rules refuse the last two to visitors, who may list visible documents only.
 */
export function queriesFor<T>(
  { sdk, db }: FirestoreHandle,
  collection: string,
  options: ListOptions<T>,
): Query[] {
  const all = sdk.collection(db, collection)
  const cut = options.limit === undefined ? [] : [sdk.limit(options.limit)]
  const withoutOrder = sdk.query(all, ...cut)
  if (options.sort) return [withoutOrder]
  const byOrder = sdk.query(all, ...visibleByOrder(sdk), ...cut)
  if (options.after) return [sdk.query(byOrder, sdk.startAfter(options.after))]
  const newestFirst = sdk.query(all, sdk.orderBy('createdAt', 'desc'), ...cut)
  return [byOrder, newestFirst, withoutOrder]
}

/** The value of a document; null when it does not exist or is invalid. */
export function parseSnapshot<T>(snapshot: DocumentSnapshot, parse: Parse<T>): T | null {
  // A new document has a date before the server has given it one.
  const fields = snapshot.data({ serverTimestamps: 'estimate' })
  return fields ? parse(fields, snapshot.id) : null
}

/** The values of the valid documents, in the sequence of the query or sorted. */
export function parseAll<T>(snapshot: QuerySnapshot, parse: Parse<T>, sort?: Compare<T>): T[] {
  const list = snapshot.docs
    .map((document) => parseSnapshot(document, parse))
    .filter((item): item is T & object => item !== null)
  return sort ? list.sort(sort) : list
}

/** The live document; null when it does not exist. */
/* @__NO_SIDE_EFFECTS__ */
export const subscribeOne = <T>(
  collection: string,
  id: string,
  parse: Parse<T>,
): Subscribable<T | null> =>
  fromListener(({ sdk, db }, { next, error }) =>
    sdk.onSnapshot(
      sdk.doc(db, collection, id),
      { includeMetadataChanges: true },
      (snapshot) => next(parseSnapshot(snapshot, parse), snapshot.metadata),
      error,
    ),
  )

/** The live list, by the first query of `queriesFor` that is answered. Invalid documents are left out. */
/* @__NO_SIDE_EFFECTS__ */
export const subscribeAll = <T>(
  collection: string,
  parse: Parse<T>,
  options: ListOptions<T> = {},
): Subscribable<T[]> =>
  fromListener((handle, { next, error }) => {
    const queries = queriesFor(handle, collection, options)
    let stop = () => {}
    const listenTo = (attempt: number): void => {
      const query = queries[attempt]
      if (!query) return
      stop = handle.sdk.onSnapshot(
        query,
        { includeMetadataChanges: true },
        (snapshot) => next(parseAll(snapshot, parse, options.sort), snapshot.metadata),
        (failure) => (attempt + 1 < queries.length ? listenTo(attempt + 1) : error(failure)),
      )
    }
    listenTo(0)
    return () => stop()
  })

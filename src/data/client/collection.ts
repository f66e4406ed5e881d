import type { DocumentSnapshot, Query, QuerySnapshot } from 'firebase/firestore'
import { logged } from './errors'
import { firestore, type FirestoreHandle } from './firebase'
import { listening } from './listen'
import type { Subscribable } from './subscribable'
import type { Parse } from '../content/parse'

type Compare<T> = (a: T, b: T) => number

type ListOptions<T> = {
  /** The maximum number of documents; all when absent, which the rules refuse to visitors. */
  limit?: number
  /** Starts after the documents of this `order`. */
  after?: number
  /** Sorts on the client. A query by `order` would leave out documents without that field. */
  sort?: Compare<T>
}

/** Tries each function in turn. Rejects with the last error. */
export async function firstSuccess<T>(ways: readonly (() => Promise<T>)[]): Promise<T> {
  let last: unknown = new Error('No way to try')
  for (const way of ways) {
    try {
      return await way()
    } catch (error) {
      last = error
    }
  }
  throw last
}

function queriesFor<T>(
  { sdk, db }: FirestoreHandle,
  name: string,
  options: ListOptions<T>,
): Query[] {
  const all = sdk.collection(db, name)
  const cut = options.limit === undefined ? [] : [sdk.limit(options.limit)]
  const unordered = sdk.query(all, ...cut)
  if (options.sort) return [unordered]
  // The rules let visitors list only what is visible, which a query has to say.
  const ordered = sdk.query(all, sdk.where('order', '>', 0), sdk.orderBy('order', 'asc'), ...cut)
  if (options.after) return [sdk.query(ordered, sdk.startAfter(options.after))]
  return [ordered, sdk.query(all, sdk.orderBy('createdAt', 'desc'), ...cut), unordered]
}

function parseSnapshot<T>(snapshot: DocumentSnapshot, parse: Parse<T>): T | null {
  // A new document has a date before the server has given it one.
  const fields = snapshot.data({ serverTimestamps: 'estimate' })
  return fields ? parse(fields, snapshot.id) : null
}

function parseAll<T>(snapshot: QuerySnapshot, parse: Parse<T>, sort?: Compare<T>): T[] {
  const list = snapshot.docs
    .map((document) => parseSnapshot(document, parse))
    .filter((item): item is T & object => item !== null)
  return sort ? list.sort(sort) : list
}

/**
 * All documents by `order`; falls back to newest first, then to no order. Requirements 143 and 144 are the reason of this
 * call and of `getOne`: pages and the dashboard listen instead.
 */
export const getAll = <T>(
  name: string,
  parse: Parse<T>,
  options: ListOptions<T> = {},
): Promise<T[]> =>
  logged(`${name}.getAll`, async () => {
    const handle = await firestore()
    const ways = queriesFor(handle, name, options).map(
      (query) => () => handle.sdk.getDocsFromServer(query),
    )
    return parseAll(await firstSuccess(ways), parse, options.sort)
  })

/** One document, or null when it does not exist or is invalid. */
export const getOne = <T>(name: string, id: string, parse: Parse<T>): Promise<T | null> =>
  logged(`${name}.get`, async () => {
    const { sdk, db } = await firestore()
    return parseSnapshot(await sdk.getDoc(sdk.doc(db, name, id)), parse)
  })

/** The live document; null when it does not exist. */
/* @__NO_SIDE_EFFECTS__ */
export const subscribeOne = <T>(
  name: string,
  id: string,
  parse: Parse<T>,
): Subscribable<T | null> =>
  listening(({ sdk, db }, { next, error }) =>
    sdk.onSnapshot(
      sdk.doc(db, name, id),
      { includeMetadataChanges: true },
      (snapshot) => next(parseSnapshot(snapshot, parse), snapshot.metadata),
      error,
    ),
  )

/** The live list, with the same fallbacks as `getAll`. Invalid documents are left out. */
/* @__NO_SIDE_EFFECTS__ */
export const subscribeAll = <T>(
  name: string,
  parse: Parse<T>,
  options: ListOptions<T> = {},
): Subscribable<T[]> =>
  listening((handle, { next, error }) => {
    const queries = queriesFor(handle, name, options)
    let stop = () => {}
    const follow = (attempt: number): void => {
      const query = queries[attempt]
      if (!query) return
      stop = handle.sdk.onSnapshot(
        query,
        { includeMetadataChanges: true },
        (snapshot) => next(parseAll(snapshot, parse, options.sort), snapshot.metadata),
        (failure) => (attempt + 1 < queries.length ? follow(attempt + 1) : error(failure)),
      )
    }
    follow(0)
    return () => stop()
  })

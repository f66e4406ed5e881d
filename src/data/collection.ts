import type {
  DocumentReference,
  DocumentSnapshot,
  FieldValue,
  Query,
  QuerySnapshot,
  SnapshotMetadata,
  Transaction,
} from 'firebase/firestore'
import { confirmCache, isCacheCurrent } from './confirmed-build'
import { assertStorable, withoutUndefined } from './document-size'
import { logged } from './errors'
import { firestore, pausesWhenHidden, writing, type FirestoreHandle } from './firebase'
import { subscribable, type Observer, type Subscribable, type Unsubscribe } from './subscribable'
import type { Fields, Parse } from './parse'
import { whileVisible } from './while-visible'

type Compare<T> = (a: T, b: T) => number

export type ListOptions<T> = {
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

function queriesFor<T>({ sdk, db }: FirestoreHandle, name: string, options: ListOptions<T>): Query[] {
  const all = sdk.collection(db, name)
  const cut = options.limit === undefined ? [] : [sdk.limit(options.limit)]
  const unordered = sdk.query(all, ...cut)
  if (options.sort) return [unordered]
  const ordered = sdk.query(all, sdk.orderBy('order', 'asc'), ...cut)
  if (options.after) return [sdk.query(ordered, sdk.startAfter(options.after))]
  return [ordered, sdk.query(all, sdk.orderBy('createdAt', 'desc'), ...cut), unordered]
}

/** On the public site a listener is paused while the page is hidden. */
const listening = (listen: (onAnswer: () => void) => Unsubscribe): Unsubscribe =>
  pausesWhenHidden() ? whileVisible(listen) : listen(() => undefined)

/**
 * Skips an empty result from the cache, which only means that nothing was read yet, and one that is older than the page.
 * @param query names what was asked for, the same on every visit
 */
function emit<T>(
  observer: Observer<T>,
  query: string,
  value: T,
  { fromCache }: SnapshotMetadata,
  onAnswer: () => void,
): void {
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0)
  if (!fromCache) {
    onAnswer()
    confirmCache(query)
  }
  if (!fromCache || (!isEmpty && isCacheCurrent(query))) observer.next(value, { fromCache })
}

/** Estimates pending server timestamps, so that a new document has a date. */
const fieldsOf = (snapshot: DocumentSnapshot): Fields | undefined => snapshot.data({ serverTimestamps: 'estimate' })

type Change = {
  transaction: Transaction
  ref: DocumentReference
  now: FieldValue
  stored: Fields | undefined
}

/**
 * Compares the stored document, null when there is none, with what the screen showed. False when there is nothing left
 * to do. @throws ConflictError when somebody else has changed it
 */
export type Check<T> = (stored: T | null) => boolean

const storable = (fields: Fields): Fields => {
  const stored = withoutUndefined(fields)
  assertStorable(stored)
  return stored
}

/** Operations on one collection. Invalid documents are left out; failures are logged and rethrown. */
export function collection<T>(name: string, parse: Parse<T>) {
  const parseSnapshot = (snapshot: DocumentSnapshot): T | null => {
    const fields = fieldsOf(snapshot)
    return fields ? parse(fields, snapshot.id) : null
  }
  const parseAll = (snapshot: QuerySnapshot, sort?: Compare<T>): T[] => {
    const list = snapshot.docs.map(parseSnapshot).filter((item): item is T & object => item !== null)
    return sort ? list.sort(sort) : list
  }

  /** Writes one document in a transaction that keeps the state before as a version. */
  const change = async (id: string, write: (change: Change) => void, check?: Check<T>): Promise<void> => {
    const handle = await writing()
    const ref = handle.sdk.doc(handle.db, name, id)
    await handle.versions.runKeeping(handle, async (transaction, keep) => {
      const stored = (await transaction.get(ref)).data()
      if (check && !check(stored ? parse(stored, id) : null)) return
      if (stored) keep(transaction, ref.path, stored)
      write({ transaction, ref, now: handle.sdk.serverTimestamp(), stored })
    })
  }

  return {
    name,

    /** All documents by `order`; falls back to newest first, then to no order. */
    getAll: (options: ListOptions<T> = {}): Promise<T[]> =>
      logged(`${name}.getAll`, async () => {
        const handle = await firestore()
        const ways = queriesFor(handle, name, options).map((query) => () => handle.sdk.getDocsFromServer(query))
        return parseAll(await firstSuccess(ways), options.sort)
      }),

    /** One document, or null when it does not exist or is invalid. */
    get: (id: string): Promise<T | null> =>
      logged(`${name}.get`, async () => {
        const { sdk, db } = await firestore()
        return parseSnapshot(await sdk.getDoc(sdk.doc(db, name, id)))
      }),

    /** The live list, with the same fallbacks as `getAll`. */
    subscribe: (options: ListOptions<T> = {}): Subscribable<T[]> =>
      subscribable(async (observer) => {
        const handle = await firestore()
        const queries = queriesFor(handle, name, options)
        return listening((onAnswer) => {
          let stop = () => {}
          const listen = (attempt: number): void => {
            const query = queries[attempt]
            if (!query) return
            stop = handle.sdk.onSnapshot(
              query,
              { includeMetadataChanges: true },
              (snapshot) => {
                const all = parseAll(snapshot, options.sort)
                emit(observer, `${name}/${options.after ?? ''}`, all, snapshot.metadata, onAnswer)
              },
              (error) => (attempt + 1 < queries.length ? listen(attempt + 1) : observer.error(error)),
            )
          }
          listen(0)
          return () => stop()
        })
      }),

    /** The live document; null when it does not exist. */
    subscribeOne: (id: string): Subscribable<T | null> =>
      subscribable(async (observer) => {
        const { sdk, db } = await firestore()
        return listening((onAnswer) =>
          sdk.onSnapshot(
            sdk.doc(db, name, id),
            { includeMetadataChanges: true },
            (snapshot) => emit(observer, `${name}/${id}`, parseSnapshot(snapshot), snapshot.metadata, onAnswer),
            (error) => observer.error(error),
          ),
        )
      }),

    /** A new document id. Create it before the write, so that a retry cannot add a second document. */
    newId: async (): Promise<string> => {
      const { sdk, db } = await firestore()
      return sdk.doc(sdk.collection(db, name)).id
    },

    /** Creates a document and returns its id. A second call with the same id keeps `createdAt`. */
    add: (fields: Fields, id?: string, check?: Check<T>): Promise<string> =>
      logged(`${name}.add`, async () => {
        const { sdk, db } = await writing()
        const ownId = id ?? sdk.doc(sdk.collection(db, name)).id
        const written = storable({ ...fields, id: ownId })
        await change(
          ownId,
          ({ transaction, ref, now, stored }) => {
            transaction.set(ref, { ...(!stored && { createdAt: now }), ...written, updatedAt: now }, { merge: true })
          },
          check,
        )
        return ownId
      }),

    /** Merges fields into the document, or creates it. Sets `updatedAt` only. */
    set: (id: string, fields: Fields): Promise<void> =>
      logged(`${name}.set`, async () => {
        const written = storable(fields)
        await change(id, ({ transaction, ref, now }) => {
          transaction.set(ref, { ...written, updatedAt: now }, { merge: true })
        })
      }),

    /** Changes some fields of an existing document. Rejects when it does not exist. */
    update: (id: string, fields: Fields, check?: Check<T>): Promise<void> =>
      logged(`${name}.update`, async () => {
        const written = storable(fields)
        await change(
          id,
          ({ transaction, ref, now }) => {
            transaction.update(ref, { ...written, updatedAt: now })
          },
          check,
        )
      }),

    /** Deletes one document. A transaction keeps it in live lists until the server has deleted it. */
    remove: (id: string, check?: Check<T>): Promise<void> =>
      logged(`${name}.remove`, async () => {
        await change(
          id,
          ({ transaction, ref, stored }) => {
            if (stored) transaction.delete(ref)
          },
          check,
        )
      }),
  }
}

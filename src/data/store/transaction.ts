import type { Transaction as RawTransaction } from 'firebase/firestore'
import { isSame } from '../../lib/same'
import { codeOf } from '../client/errors'
import { auth, firestore, type FirestoreHandle } from '../client/firebase'
import type { Fields } from '../client/document'
import { CONTENT, isProduct, pictureOf, sequencePath } from '../entities'
import { HIDDEN_VIDEOS, isVideos, joined, split } from './hidden-videos'
import { knownFields } from './known-fields'

/**
 * All fields that are stored instead, undefined ones left out; null to delete the document, undefined to leave it. `now`
 * stands for the time of the server.
 */
export type Next = (stored: Fields | undefined, now: unknown) => Fields | null | undefined

/** One transaction. It reads before it writes, so `change` comes before `place`. */
export type Transaction = ReturnType<typeof transactionOf>

const ATTEMPTS = 20
const PAUSE_MS = 200
/** Another transaction has changed a document that this one read. */
const CONTENTION = ['aborted', 'failed-precondition']

/**
 * Runs a transaction, again when another device was faster. The rules refuse the version of a state that has been replaced
 * meanwhile, so a refusal is tried again as long as it is about another state than the refusal before.
 */
export async function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const handle = await firestore()
  // The address in the token, as the rules read it.
  const token = await (await auth()).currentUser?.getIdTokenResult()
  const by = (token?.claims['email'] as string | undefined) ?? ''
  let refused: string | undefined
  for (let attempt = 1; ; attempt += 1) {
    const seen: string[] = []
    try {
      return await handle.sdk.runTransaction(
        handle.db,
        (raw) => work(transactionOf(handle, raw, by, seen)),
        {
          // The SDK would wait a second before it tries again.
          maxAttempts: 1,
        },
      )
    } catch (error) {
      const code = codeOf(error)
      const isFaster =
        CONTENTION.includes(code) || (code === 'permission-denied' && refused !== seen.join())
      if (!isFaster || attempt === ATTEMPTS) throw error
      if (code === 'permission-denied') refused = seen.join()
      await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MS))
    }
  }
}

/** Changes one document. Returns the id of the version. */
export const changeOne = (path: string, next: Next): Promise<string | null> =>
  inTransaction(async ({ change }) => (await change(path, next)).version)

const UNCHANGED = { isWritten: false, version: null }

/** `seen` collects the versions of the states that are replaced. */
function transactionOf(
  { sdk, db }: FirestoreHandle,
  raw: RawTransaction,
  by: string,
  seen: string[],
) {
  const now = sdk.serverTimestamp()
  const ref = (path: string) => sdk.doc(db, path)
  const get = async (path: string): Promise<Fields | undefined> => (await raw.get(ref(path))).data()
  const keep = (id: string, entry: Fields) =>
    raw.set(ref(`versions/${id}`), { at: now, by, ...entry })
  /** The path, and the milliseconds of `updatedAt`; 0 for a document made by hand without that time. */
  const versionId = (path: string, { updatedAt }: Fields): string =>
    `${nameOf(path)}_${updatedAt instanceof sdk.Timestamp ? updatedAt.toMillis() : 0}`
  /** The rules take only the next number, so that a request makes one entry. No version has a plus sign in its id. */
  const additionId = async (path: string): Promise<string> => {
    let number = 1
    while (await get(`versions/${nameOf(path)}+${number}`)) number += 1
    return `${nameOf(path)}+${number}`
  }
  /** A state without a time may have been kept before, when it was the same. */
  const isKept = async (version: string, state: Fields): Promise<boolean> =>
    version.endsWith('_0') && isSame((await get(`versions/${version}`))?.['fields'], state)
  const getHidden = async (path: string) => (isVideos(path) ? await get(HIDDEN_VIDEOS) : undefined)
  const put = (path: string, fields: Fields) => raw.set(ref(path), { ...fields, updatedAt: now })
  /** Stores the list of videos, and beside it those that are hidden; null deletes both. */
  const putVideos = (list: Fields | null, hiddenBefore: Fields | undefined): void => {
    const { shown, hidden } = list ? split(list) : { shown: null, hidden: null }
    if (shown) put(CONTENT.videos.path, shown)
    else raw.delete(ref(CONTENT.videos.path))
    if (hidden) put(HIDDEN_VIDEOS, hidden)
    else if (hiddenBefore) raw.delete(ref(HIDDEN_VIDEOS))
  }
  return {
    get,
    /** The sequence of a list, undefined while none is stored, and how it is replaced. The one before is kept as a version. */
    sequence: async (name: string) => {
      const path = sequencePath(name)
      const before = await get(path)
      const id = before ? versionId(path, before) : await additionId(path)
      seen.push(id)
      return {
        ids: before && idsIn(before),
        replace: (ids: readonly string[]): void => {
          keep(
            id,
            before
              ? { path, isDeletion: false, fields: before }
              : { path, isAddition: true, fields: {} },
          )
          raw.set(ref(path), { ids, updatedAt: now })
        },
      }
    },
    /** Gives a document its place in its list. */
    place: (path: string, order: number) => void raw.update(ref(path), { order, updatedAt: now }),
    /**
     * Stores or deletes a document, and keeps what was stored as a version; a document that is added leaves an entry, too.
     * A large picture is given for a product that is added or gets another one; the one before goes into the version. The same fields
     * again, at another time or place, are no change.
     * @returns the id of the version; null when nothing was stored before, or nothing changed
     */
    change: async (path: string, next: Next, picture?: string) => {
      const shown = await get(path)
      const hidden = await getHidden(path)
      const before = joined(shown, hidden)
      const after = next(before, now)
      if (after === undefined) return UNCHANGED
      const full = isProduct(path) ? pictureOf(path) : null
      const large = full && before && (picture || !after) ? (await get(full))?.['image'] : undefined
      // A product that was made by hand has none, and gets none without being added again.
      const isExchanged = large !== undefined && picture !== undefined && picture !== large
      if (isSameContent(before, after ?? undefined) && !isExchanged) return UNCHANGED
      const version = before ? versionId(path, before) : null
      seen.push(String(version))
      // What the rules take, but hiding and showing changes nothing else.
      const stored =
        after && (isSame(unplaced(before), unplaced(after)) ? after : knownFields(path, after))
      if (version && shown) {
        if (!(await isKept(version, shown)))
          keep(version, {
            path,
            isDeletion: !stored,
            fields: shown,
            hidden,
            picture: !stored || isExchanged ? large : undefined,
          })
      } else if (stored) {
        const { name, createdAt } = stored
        keep(await additionId(path), { path, isAddition: true, fields: { name, createdAt } })
      }
      if (isVideos(path)) putVideos(stored, hidden)
      else if (stored) put(path, stored)
      else raw.delete(ref(path))
      if (full && large && !stored) raw.delete(ref(full))
      if (full && stored && picture && (!before || isExchanged))
        raw.set(ref(full), { image: picture })
      return { isWritten: true, version }
    },
  }
}

/** Stores these fields again. The date of creation of what is stored cannot change. */
export const asStored =
  (fields: Fields): Next =>
  (stored) => ({ ...fields, createdAt: (stored ?? fields)['createdAt'] })

/** Whether two states differ in nothing but their place and time. */
export function isSameContent(a: Fields | undefined, b: Fields | undefined): boolean {
  const content = (fields: Fields | undefined) => fields && { ...fields, order: 0, updatedAt: 0 }
  return isSame(content(a), content(b))
}

/** The fields of a document without its place, whether it is hidden, and its time. */
const unplaced = (fields: Fields | undefined) =>
  fields && { ...fields, order: 0, hidden: 0, updatedAt: 0 }

/** What is no text is no id. */
const idsIn = ({ ids }: Fields): string[] =>
  Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []

const nameOf = (path: string) => path.replaceAll('/', '_')

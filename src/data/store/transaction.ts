import type { Transaction as RawTransaction } from 'firebase/firestore'
import { isSame } from '../../lib/same'
import { codeOf } from '../client/errors'
import { auth, firestore, type FirestoreHandle } from '../client/firebase'
import type { Fields } from '../client/document'
import { CONTENT, isProduct, knownFields, pictureOf, sequencePath } from '../entities'
import { HIDDEN_VIDEOS, isVideos, joined, split } from './hidden-videos'

/**
 * A document as a transaction has read it; `fields` are undefined where nothing is stored. The list of videos is one here:
 * `shown` and `hidden` are its two parts as they are stored.
 */
export type Stored = {
  path: string
  fields: Fields | undefined
  shown: Fields | undefined
  hidden: Fields | undefined
}

/** What becomes of a document. */
export type Decision =
  | { kind: 'keep' }
  | { kind: 'delete' }
  | {
      kind: 'store'
      /** All fields that are stored instead; undefined ones are left out. */
      fields: Fields
      /** The large picture of a product that is added or gets another one. */
      picture?: string | undefined
    }

export const KEEP: Decision = { kind: 'keep' }
export const DELETE: Decision = { kind: 'delete' }
export const storing = (fields: Fields, picture?: string): Decision => ({
  kind: 'store',
  fields,
  picture,
})

/** Decides over what is stored. `now` stands for the time of the server. */
export type Decide = (stored: Fields | undefined, now: unknown) => Decision

/**
 * What a write left in the history: the id of the version of what was stored before, or that of the entry of an addition.
 * Both are null when nothing changed.
 */
export type Trace = { version: string | null; addition: string | null }

type Change = Trace & { isWritten: boolean }

export const NO_TRACE: Trace = { version: null, addition: null }
const UNCHANGED: Change = { ...NO_TRACE, isWritten: false }

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
    const replaced: string[] = []
    try {
      return await handle.sdk.runTransaction(
        handle.db,
        (raw) => work(transactionOf({ handle, raw, by, replaced })),
        // The SDK would wait a second before it tries again.
        { maxAttempts: 1 },
      )
    } catch (error) {
      const code = codeOf(error)
      const isFaster =
        CONTENTION.includes(code) || (code === 'permission-denied' && refused !== replaced.join())
      if (!isFaster || attempt === ATTEMPTS) throw error
      if (code === 'permission-denied') refused = replaced.join()
      await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MS))
    }
  }
}

/** Changes one document. Returns the id of the version. */
export const changeOne = (path: string, decide: Decide): Promise<string | null> =>
  inTransaction(async ({ read, change, now }) => {
    const stored = await read(path)
    return (await change(stored, decide(stored.fields, now))).version
  })

type Context = {
  handle: FirestoreHandle
  raw: RawTransaction
  /** The address of the administrator. */
  by: string
  /** Gets the names of the versions of the states that are replaced. */
  replaced: string[]
}

function transactionOf({ handle: { sdk, db }, raw, by, replaced }: Context) {
  const now = sdk.serverTimestamp()
  const ref = (path: string) => sdk.doc(db, path)
  const get = async (path: string): Promise<Fields | undefined> => (await raw.get(ref(path))).data()

  const keepVersion = (id: string, entry: Fields) =>
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

  const put = (path: string, fields: Fields) => raw.set(ref(path), { ...fields, updatedAt: now })
  const putOrDelete = (path: string, fields: Fields | null): void => {
    if (fields) put(path, fields)
    else raw.delete(ref(path))
  }
  /** Stores the list of videos, and beside it those that are hidden; null deletes both. */
  const putVideos = (list: Fields | null, hiddenBefore: Fields | undefined): void => {
    const { shown, hidden } = list ? split(list) : { shown: null, hidden: null }
    putOrDelete(CONTENT.videos.path, shown)
    if (hidden || hiddenBefore) putOrDelete(HIDDEN_VIDEOS, hidden)
  }

  const read = async (path: string): Promise<Stored> => {
    const shown = await get(path)
    const hidden = isVideos(path) ? await get(HIDDEN_VIDEOS) : undefined
    return { path, shown, hidden, fields: joined(shown, hidden) }
  }

  return {
    now,
    get,
    read,
    /** The sequence of a list, undefined while none is stored, and how it is replaced. The one before is kept as a version. */
    sequence: async (name: string) => {
      const path = sequencePath(name)
      const before = await get(path)
      const id = before ? versionId(path, before) : await additionId(path)
      replaced.push(id)
      return {
        ids: before && idsIn(before),
        replace: (ids: readonly string[]): void => {
          const entry = before
            ? { isDeletion: false, fields: before }
            : { isAddition: true, fields: {} }
          keepVersion(id, { path, ...entry })
          put(path, { ids })
        },
      }
    },
    /** Gives a document its place in its list. */
    place: (path: string, order: number) => void raw.update(ref(path), { order, updatedAt: now }),
    /**
     * Stores or deletes a document, and keeps what was stored as a version; a document that is added leaves an entry, too.
     * The large picture before goes into the version. The same fields again, at another time or place, are no change.
     */
    change: async (stored: Stored, decision: Decision): Promise<Change> => {
      if (decision.kind === 'keep') return UNCHANGED
      const { path, fields: before } = stored
      const after = decision.kind === 'store' ? decision.fields : undefined
      const picture = decision.kind === 'store' ? decision.picture : undefined
      const full = isProduct(path) ? pictureOf(path) : null
      const large = full && before && (picture || !after) ? (await get(full))?.['image'] : undefined
      // A product that was made by hand has none, and gets none without being added again.
      const isExchanged = large !== undefined && picture !== undefined && picture !== large
      if (isSameContent(before, after) && !isExchanged) return UNCHANGED
      const version = before ? versionId(path, before) : null
      replaced.push(String(version))
      const next = after ? storable(path, before, after) : null
      const addition = next && !before ? await additionId(path) : null
      if (version && stored.shown) {
        if (!(await isKept(version, stored.shown)))
          keepVersion(version, {
            path,
            isDeletion: !next,
            fields: stored.shown,
            hidden: stored.hidden,
            picture: !next || isExchanged ? large : undefined,
          })
      } else if (next && addition) {
        const { name, createdAt } = next
        keepVersion(addition, { path, isAddition: true, fields: { name, createdAt } })
      }
      if (isVideos(path)) putVideos(next, stored.hidden)
      else putOrDelete(path, next)
      if (full && large && !next) raw.delete(ref(full))
      if (full && next && picture && (!before || isExchanged))
        raw.set(ref(full), { image: picture })
      return { isWritten: true, version, addition }
    },
  }
}

/** What the rules take of these fields. Hiding and showing changes nothing else, whatever is in the document. */
const storable = (path: string, before: Fields | undefined, after: Fields): Fields =>
  isSame(unplaced(before), unplaced(after)) ? after : knownFields(path, after)

/** Stores these fields again. The date of creation of what is stored cannot change. */
export const asStored = (fields: Fields, stored: Fields | undefined): Fields => ({
  ...fields,
  createdAt: (stored ?? fields)['createdAt'],
})

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

import type { Transaction as RawTransaction } from 'firebase/firestore'
import { isSame } from '../../lib/same'
import { codeOf } from '../client/errors'
import { auth, firestore, type FirestoreHandle } from '../client/firebase'
import type { Fields } from '../client/document'
import { CONTENT, knownFields, sequencePath } from '../entities'
import { HIDDEN_VIDEOS, isVideoListPath, withHiddenVideos, split } from './hidden-videos'
import { largePictureOf, type LargePicture } from './large-picture'
import { isOnlyPlaced, isSameContent } from './same-content'

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

/** Stores these fields over what is stored, whose date of creation cannot change. */
export const storingAgain = (fields: Fields, stored: Fields | undefined, picture: unknown) =>
  storing(
    { ...fields, createdAt: (stored ?? fields)['createdAt'] },
    typeof picture === 'string' ? picture : undefined,
  )

/** Decides over what is stored. `serverTime` stands for the time at which the server takes the write. */
export type Decide = (stored: Fields | undefined, serverTime: unknown) => Decision

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
 * Runs a transaction, again when another device was faster. Then the rules may have refused to keep a state that is not
 * stored any more, so a refusal is tried again; one of the same states again is a refusal of what was to be written.
 */
export async function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const handle = await firestore()
  // The address in the token, as the rules read it.
  const token = await (await auth()).currentUser?.getIdTokenResult()
  const by = (token?.claims['email'] as string | undefined) ?? ''
  let refused: readonly string[] | null = null
  for (let attempt = 1; ; attempt += 1) {
    const versions: string[] = []
    try {
      return await handle.sdk.runTransaction(
        handle.db,
        (raw) => work(transactionOf({ handle, raw, by, versions })),
        // The SDK would wait a second before it tries again.
        { maxAttempts: 1 },
      )
    } catch (error) {
      const code = codeOf(error)
      const isRefused = code === 'permission-denied'
      const isFaster = CONTENTION.includes(code) || (isRefused && !isSame(refused, versions))
      if (!isFaster || attempt === ATTEMPTS) throw error
      if (isRefused) refused = versions
      await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MS))
    }
  }
}

/** Changes one document. Returns the id of the version. */
export const changeOne = (path: string, decide: Decide): Promise<string | null> =>
  inTransaction(async ({ read, change, serverTime }) => {
    const stored = await read(path)
    return (await change(stored, decide(stored.fields, serverTime))).version
  })

/** A state that is replaced by the next one; null deletes it. */
type Replaced = { version: string; stored: Stored; next: Fields | null; large: LargePicture }

type Context = {
  handle: FirestoreHandle
  raw: RawTransaction
  /** The address of the administrator. */
  by: string
  /** Gets the ids of the versions that are kept, which a failed attempt could not return. */
  versions: string[]
}

function transactionOf({ handle: { sdk, db }, raw, by, versions }: Context) {
  const serverTime = sdk.serverTimestamp()
  const ref = (path: string) => sdk.doc(db, path)
  const get = async (path: string): Promise<Fields | undefined> => (await raw.get(ref(path))).data()

  const keepVersion = (id: string, entry: Fields) =>
    raw.set(ref(`versions/${id}`), { at: serverTime, by, ...entry })
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

  const put = (path: string, fields: Fields) =>
    raw.set(ref(path), { ...fields, updatedAt: serverTime })
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

  /** Hiding and showing write nothing but the place, so that whatever else is stored stays as it is. */
  const write = ({ path, fields: before, hidden }: Stored, next: Fields | null): void => {
    if (isVideoListPath(path)) putVideos(next, hidden)
    else if (next && isOnlyPlaced(before, next)) {
      const none = sdk.deleteField()
      const { order = none, hidden: place = none } = next
      raw.update(ref(path), { order, hidden: place, updatedAt: serverTime })
    } else putOrDelete(path, next)
  }

  const writeLarge = ({ write }: LargePicture): void => {
    if (write?.fields) raw.set(ref(write.path), write.fields)
    else if (write) raw.delete(ref(write.path))
  }

  const keepState = async ({ version, stored, next, large }: Replaced): Promise<void> => {
    const { path, shown, hidden } = stored
    if (!shown || (await isKept(version, shown))) return
    keepVersion(version, { path, isDeletion: !next, fields: shown, hidden, picture: large.kept })
  }
  const keepAddition = (id: string, path: string, { name, createdAt }: Fields) =>
    keepVersion(id, { path, isAddition: true, fields: { name, createdAt } })

  const read = async (path: string): Promise<Stored> => {
    const shown = await get(path)
    const hidden = isVideoListPath(path) ? await get(HIDDEN_VIDEOS) : undefined
    return { path, shown, hidden, fields: withHiddenVideos(shown, hidden) }
  }

  return {
    serverTime,
    get,
    read,
    /** The sequence of a list, undefined while none is stored, and how it is replaced. The one before is kept as a version. */
    sequence: async (name: string) => {
      const path = sequencePath(name)
      const before = await get(path)
      const id = before ? versionId(path, before) : await additionId(path)
      versions.push(id)
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
    place: (path: string, order: number) =>
      void raw.update(ref(path), { order, updatedAt: serverTime }),
    /**
     * Stores or deletes a document, and keeps what was stored as a version; a document that is added leaves an entry, too.
     * The large picture before goes into the version. The same fields again, at another time or place, are no change.
     */
    change: async (stored: Stored, decision: Decision): Promise<Change> => {
      if (decision.kind === 'keep') return UNCHANGED
      const { path, fields: before } = stored
      const after = decision.kind === 'store' ? decision.fields : null
      const picture = decision.kind === 'store' ? decision.picture : undefined
      const change = { path, stored: before, isDeleted: !after, picture }
      const large = await largePictureOf(change, get)
      if (isSameContent(before, after) && !large.isExchanged) return UNCHANGED
      const next = after && storable(path, before, after)
      const version = before ? versionId(path, before) : null
      if (version) versions.push(version)
      const addition = next && !before ? await additionId(path) : null
      if (version) await keepState({ version, stored, next, large })
      if (next && addition) keepAddition(addition, path, next)
      write(stored, next)
      writeLarge(large)
      return { isWritten: true, version, addition }
    },
  }
}

/** What the rules take of these fields. */
const storable = (path: string, before: Fields | undefined, after: Fields): Fields =>
  isOnlyPlaced(before, after) ? after : knownFields(path, after)

/** What is no text is no id. */
const idsIn = ({ ids }: Fields): string[] =>
  Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []

const nameOf = (path: string) => path.replaceAll('/', '_')

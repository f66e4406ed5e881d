import type { Transaction as RawTransaction } from 'firebase/firestore'
import { isSame } from '../../lib/same'
import { codeOf } from '../client/errors'
import { auth, firestore, type FirestoreHandle } from '../client/firebase'
import type { Fields, ReadDocument } from '../client/document'
import { knownFields, sequencePath } from '../entities'
import { HIDDEN_VIDEOS, isVideoListPath, partsOfVideoList, withHiddenVideos } from './hidden-videos'
import { changeOfLargePicture, type LargePictureChange } from './large-picture'
import { isOnlyPlaced, isSameContent } from './same-content'
import { additionId, isKept, versionId } from './version-ids'

/** What becomes of a document. */
export type Decision =
  | { kind: 'keep' }
  | { kind: 'delete' }
  | {
      kind: 'store'
      /** All fields that are stored instead; undefined ones are left out. */
      fields: Fields
      /** The large picture of a product that is added or gets another one. */
      largePicture?: string | undefined
    }

/** The document stays as it is. */
export const KEEP: Decision = { kind: 'keep' }
/** The document is deleted. Nothing happens if there is none. */
export const DELETE: Decision = { kind: 'delete' }
/** These fields are stored instead of all others, a product's with its large picture if that is a new one. */
export const storing = (fields: Fields, largePicture?: string): Decision => ({
  kind: 'store',
  fields,
  largePicture,
})

/** Stores these fields again. The date of creation of a stored document stays, because the rules let nobody change it. */
export const storingAgain = (fields: Fields, stored: Fields | undefined, largePicture: unknown) =>
  storing(
    { ...fields, createdAt: (stored ?? fields)['createdAt'] },
    typeof largePicture === 'string' ? largePicture : undefined,
  )

/** Decides over what is stored. `serverTime` stands for the time at which the server takes the write. */
export type Decide = (stored: Fields | undefined, serverTime: unknown) => Decision

/**
 * A document as a transaction has read it; `fields` are undefined where nothing is stored. The list of videos is one here:
 * `visible` and `hidden` are its two parts as they are stored.
 */
type StoredDocument = {
  path: string
  fields: Fields | undefined
  visible: Fields | undefined
  hidden: Fields | undefined
}

/**
 * What a write left in the history: the id of the version of what was stored before, or that of the entry of an addition.
 * Both are null when nothing changed.
 */
export type Trace = { version: string | null; addition: string | null }

type Written = Trace & { isWritten: boolean }

/** The trace of a write that changed nothing. */
export const NO_TRACE: Trace = { version: null, addition: null }
const UNCHANGED: Written = { ...NO_TRACE, isWritten: false }

/** One transaction. It reads before it writes, so `change` comes before `place`. */
export type Transaction = ReturnType<typeof transactionOf>

const ATTEMPTS = 20
const PAUSE_MS = 200
/** Another transaction has changed a document that this one read. */
const CONTENTION = ['aborted', 'failed-precondition']

/**
 * Runs a transaction, and again when another device wrote first. The rules may then have refused the version, because its
 * state is not stored any more; so a refusal is tried again. When the same versions are refused twice, the rules refuse what
 * is to be written.
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
type Replaced = {
  version: string
  stored: StoredDocument
  next: Fields | null
  large: LargePictureChange
}

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
  const get: ReadDocument = async (path) => (await raw.get(ref(path))).data()

  const keepVersion = (id: string, entry: Fields) =>
    raw.set(ref(`versions/${id}`), { at: serverTime, by, ...entry })

  const put = (path: string, fields: Fields) =>
    raw.set(ref(path), { ...fields, updatedAt: serverTime })
  const putOrDelete = (path: string, fields: Fields | null): void => {
    if (fields) put(path, fields)
    else raw.delete(ref(path))
  }

  /** Hiding and showing write nothing but the place, so that whatever else is stored stays as it is. */
  const write = ({ path, fields: before, hidden }: StoredDocument, next: Fields | null): void => {
    if (isVideoListPath(path))
      for (const [part, fields] of partsOfVideoList(next, hidden)) putOrDelete(part, fields)
    else if (next && isOnlyPlaced(before, next)) {
      const none = sdk.deleteField()
      const { order = none, hidden: place = none } = next
      raw.update(ref(path), { order, hidden: place, updatedAt: serverTime })
    } else putOrDelete(path, next)
  }

  const writeLargePicture = ({ write }: LargePictureChange): void => {
    if (write?.fields) raw.set(ref(write.path), write.fields)
    else if (write) raw.delete(ref(write.path))
  }

  const keepState = async ({ version, stored, next, large }: Replaced): Promise<void> => {
    const { path, visible, hidden } = stored
    if (!visible || (await isKept(version, visible, get))) return
    keepVersion(version, { path, isDeletion: !next, fields: visible, hidden, picture: large.kept })
  }
  const keepAddition = (id: string, path: string, { name, createdAt }: Fields) =>
    keepVersion(id, { path, isAddition: true, fields: { name, createdAt } })

  const read = async (path: string): Promise<StoredDocument> => {
    const visible = await get(path)
    const hidden = isVideoListPath(path) ? await get(HIDDEN_VIDEOS) : undefined
    return { path, visible, hidden, fields: withHiddenVideos(visible, hidden) }
  }

  return {
    serverTime,
    get,
    read,
    /** The sequence of a list, undefined while none is stored, and how it is replaced. The one before is kept as a version. */
    sequence: async (name: string) => {
      const path = sequencePath(name)
      const before = await get(path)
      const id = before ? versionId(path, before, sdk) : await additionId(path, get)
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
    change: async (stored: StoredDocument, decision: Decision): Promise<Written> => {
      if (decision.kind === 'keep') return UNCHANGED
      const { path, fields: before } = stored
      const after = decision.kind === 'store' ? decision.fields : null
      const largePicture = decision.kind === 'store' ? decision.largePicture : undefined
      const change = { path, stored: before, isDeleted: !after, largePicture }
      const large = await changeOfLargePicture(change, get)
      if (isSameContent(before, after) && !large.isExchanged) return UNCHANGED
      const next = after && storable(path, before, after)
      const version = before ? versionId(path, before, sdk) : null
      if (version) versions.push(version)
      const addition = next && !before ? await additionId(path, get) : null
      if (version) await keepState({ version, stored, next, large })
      if (next && addition) keepAddition(addition, path, next)
      write(stored, next)
      writeLargePicture(large)
      return { isWritten: true, version, addition }
    },
  }
}

/** These fields without those that the rules would refuse. */
const storable = (path: string, before: Fields | undefined, after: Fields): Fields =>
  isOnlyPlaced(before, after) ? after : knownFields(path, after)

/** The ids of a stored sequence. Anything but a text is left out. */
const idsIn = ({ ids }: Fields): string[] =>
  Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []

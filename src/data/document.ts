import * as v from 'valibot'
import type { Transaction } from 'firebase/firestore'
import { collection } from './collection'
import { assertStorable, withoutUndefined } from './document-size'
import { ConflictError, logged } from './errors'
import { writing, type WritingHandle } from './firebase'
import type { Fields, Parse } from './parse'

/** A string that every save creates anew; empty for a document without a version, null for no document. */
export type Version = string | null

/** One save. A retry of the same save sends the same `version`. */
export type Save = {
  version: string
  /** The stored versions that this save may replace: the loaded one and those of earlier saves of the same form; or any. */
  over: readonly Version[] | 'any'
}

export const versionField = v.fallback(v.optional(v.string()), undefined)

/** A new version: 36 characters of [a-f0-9-], as the rules require. */
export const newVersion = (): string => crypto.randomUUID()

/** The version of a loaded document; `parsed` is null when none exists. */
export const versionOf = (parsed: { version?: string | undefined } | null): Version =>
  parsed ? (parsed.version ?? '') : null

/** The transaction of a save. `stored` is the document that it replaces, if any. */
export type Change = { transaction: Transaction; handle: WritingHandle; stored: Fields | undefined }

/** What a save stores, and the pictures under the document that it replaces or deletes, by their id. */
export type Changed = { fields: Fields; pictures: Readonly<Record<string, Fields>> }

/**
 * Saves one document in a transaction, unless somebody else has saved since it was loaded.
 * @param fields what to store, or a function that also writes the pictures under the document
 * @param isDated sets `createdAt` when the save creates the document
 * @throws ConflictError with the stored document, null when it was deleted
 */
export const saveOver = <T>(
  name: string,
  id: string,
  parse: Parse<T>,
  fields: Fields | ((change: Change) => Promise<Changed>),
  { version, over }: Save,
  isDated = false,
): Promise<void> =>
  logged(`${name}.save`, async () => {
    const handle = await writing()
    const { sdk, db } = handle
    const storable = (own: Fields) => {
      const written = withoutUndefined({ ...own, version })
      assertStorable(written)
      return written
    }
    // A document that is too large is refused before the first request.
    const ready = typeof fields === 'function' ? null : storable(fields)
    const ref = sdk.doc(db, name, id)
    await handle.versions.runKeeping(handle, async (transaction, keep) => {
      const stored = (await transaction.get(ref)).data()
      const current = stored ? String(stored['version'] ?? '') : null
      // An earlier attempt of this save succeeded and its answer was lost.
      if (current === version) return
      if (over !== 'any' && !over.includes(current)) throw new ConflictError(stored ? parse(stored, id) : null)
      const changed = typeof fields === 'function' ? await fields({ transaction, handle, stored }) : null
      const written = changed ? storable(changed.fields) : (ready ?? {})
      keep(transaction, ref.path, stored, changed?.pictures)
      const now = sdk.serverTimestamp()
      transaction.set(
        ref,
        { ...(!stored && isDated && { createdAt: now }), ...written, updatedAt: now },
        { merge: true },
      )
    })
  })

/** Operations on one document with a fixed id. */
export function document<T>(name: string, id: string, parse: Parse<T>) {
  const all = collection(name, parse)
  return {
    get: () => all.get(id),
    set: (fields: Fields) => all.set(id, fields),
    remove: () => all.remove(id),
    subscribe: all.subscribeOne(id),
  }
}

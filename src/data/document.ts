import * as v from 'valibot'
import { collection } from './collection'
import { assertStorable, withoutUndefined } from './document-size'
import { ConflictError, logged } from './errors'
import { writing } from './firebase'
import type { Fields, Parse } from './parse'

/**
 * The version of a stored document: a text that its writer makes with every save. Empty for a document that was saved
 * without one; null where there is no document.
 */
export type Version = string | null

/** One save. A retry of the same save sends the same `version`. */
export type Save = {
  version: string
  /** The stored versions that it may replace: the loaded one, and those that earlier saves of the same form wrote. */
  over: readonly Version[]
}

/** The version as a schema reads it. */
export const versionField = v.fallback(v.optional(v.string()), undefined)

/** A version for one save: 36 characters of [a-f0-9-], as the rules demand. */
export const newVersion = (): string => crypto.randomUUID()

/** The version of a document that was read; `parsed` is null where there is none. */
export const versionOf = (parsed: { version?: string | undefined } | null): Version =>
  parsed ? (parsed.version ?? '') : null

/**
 * Saves one document over the version that was loaded, and only over that one, in a transaction.
 * @param isDated whether the document gets `createdAt` when this save creates it
 * @throws ConflictError with the stored document, null when it was deleted, when somebody else saved meanwhile
 */
export const saveOver = <T>(
  name: string,
  id: string,
  parse: Parse<T>,
  fields: Fields,
  { version, over }: Save,
  isDated = false,
): Promise<void> =>
  logged(`${name}.save`, async () => {
    const { sdk, db } = await writing()
    const written = withoutUndefined({ ...fields, version })
    assertStorable(written)
    const ref = sdk.doc(db, name, id)
    await sdk.runTransaction(db, async (transaction) => {
      const stored = (await transaction.get(ref)).data()
      const current = stored ? String(stored['version'] ?? '') : null
      // An earlier attempt of this save arrived; only its answer was lost.
      if (current === version) return
      if (!over.includes(current)) throw new ConflictError(stored ? parse(stored, id) : null)
      const now = sdk.serverTimestamp()
      transaction.set(
        ref,
        { ...(!stored && isDated && { createdAt: now }), ...written, updatedAt: now },
        { merge: true },
      )
    })
  })

/** The verbs over one document with a fixed id. */
export function document<T>(name: string, id: string, parse: Parse<T>) {
  const all = collection(name, parse)
  return {
    get: () => all.get(id),
    set: (fields: Fields) => all.set(id, fields),
    subscribe: all.subscribeOne(id),
  }
}

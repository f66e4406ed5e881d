import { assertStorable, withoutUndefined } from './document-size'
import { ConflictError, logged } from '../client/errors'
import { writing } from '../client/firebase'
import type { Fields, Parse } from '../content/parse'
import type { Pictures } from './put-document'

/** A string that every save creates anew (the stored field `version`); empty for a document without one, null for no document. */
export type Revision = string | null

/** One save. A retry of the same save sends the same `revision`. */
export type Save = {
  revision: string
  /** The stored revisions that this save may replace: the loaded one and those of earlier saves of the same form; or any. */
  over: readonly Revision[] | 'any'
}

/** A new revision: 36 characters of [a-f0-9-], as the rules require. */
export const newRevision = (): string => crypto.randomUUID()

/** The revision of a loaded document; `parsed` is null when none exists. */
export const revisionOf = (parsed: { version?: string | undefined } | null): Revision =>
  parsed ? (parsed.version ?? '') : null

const revisionIn = ({ version }: Fields): string => (typeof version === 'string' ? version : '')

/** What a save stores, and the new pictures that it names, by name. */
export type Saved = { fields: Fields; pictures?: Pictures | undefined }

/**
 * Saves one document in a transaction, unless somebody else has saved since it was loaded.
 * @param saved a field that is undefined is removed
 * @param isDated sets `createdAt` when the save creates the document
 * @throws ConflictError with the stored document, null when it was deleted
 */
export const saveOver = <T>(
  name: string,
  id: string,
  parse: Parse<T>,
  { fields, pictures }: Saved,
  { revision, over }: Save,
  isDated = false,
): Promise<void> =>
  logged(`${name}.save`, async () => {
    assertStorable(withoutUndefined(fields))
    const handle = await writing()
    await handle.versions.runKeeping(handle, (write) =>
      write(
        `${name}/${id}`,
        (stored) => {
          const current = stored ? revisionIn(stored) : null
          // An earlier attempt of this save succeeded and its answer was lost.
          if (current === revision) return undefined
          if (over !== 'any' && !over.includes(current)) throw new ConflictError(stored ? parse(stored, id) : null)
          const created = !stored && isDated && { createdAt: handle.sdk.serverTimestamp() }
          return withoutUndefined({ ...created, ...stored, ...fields, version: revision })
        },
        pictures,
      ),
    )
  })

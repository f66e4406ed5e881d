import { isAllowedImage } from '../../lib/data-url'
import { mergeWithClashes } from '../../lib/merge'
import { isSame } from '../../lib/same'
import { DataError, GoneError, logged } from '../client/errors'
import type { Fields } from '../client/document'
import { inTransaction, type Next } from './transaction'

/**
 * How what a form edits is read from a stored document, cleaned, and stored again. `write` names all fields of the form as
 * they are stored, where that differs; one that is undefined is removed, and what the form does not edit stays. `limits` has
 * the longest length of each list.
 */
export type Kind<V extends object> = {
  path: string
  read: (stored: Fields) => V | null
  clean: (value: V) => V
  write?: (value: V) => Fields
  /** The large picture to store with the document. */
  picture?: string | undefined
  limits?: Partial<Record<keyof V, number>>
}

/** What is stored now, cleaned, and the fields in which a change from elsewhere met mine. */
export type Saved<V> = { value: V; replaced: string[] }

/** Stores what was changed since `base`; null when nothing was stored. */
export type Save<V> = (base: V | null, mine: V) => Promise<Saved<V>>

/**
 * Returns the save of a form: it stores what was changed since `base`, which is null when nothing was stored, over whatever is
 * stored by now. A retry of a save that arrived writes nothing. It throws GoneError when the document was deleted since, and
 * DataError 'full' when a list would get too long with what another device has added.
 */
export const saveChanges =
  <V extends object>({ path, read, clean, write, picture, limits = {} }: Kind<V>): Save<V> =>
  (base, mine) =>
    logged(`${path}.save`, () =>
      inTransaction(async ({ change }) => {
        const replaced = new Set<string>()
        let value = mine
        const next: Next = (stored) => {
          replaced.clear()
          const found = stored && read(stored)
          const theirs = found ? clean(found) : null
          if (!theirs && base) throw new GoneError(path)
          value = clean(mine)
          // Without a base every field of mine counts as changed.
          if (theirs) {
            const both = mergeWithClashes<V | null>(base && clean(base), value, theirs)
            value = both.merged ?? value
            both.clashes.forEach((field) => replaced.add(field))
          }
          if (theirs && isSame(value, theirs)) return undefined
          assertRoom(value, limits)
          return { ...stored, ...(write ? write(value) : value) }
        }
        await change(path, next, picture)
        return { value, replaced: [...replaced] }
      }),
    )

/** @throws DataError 'full' */
function assertRoom<V extends object>(value: V, limits: Partial<Record<keyof V, number>>): void {
  for (const name of Object.keys(limits) as (keyof V)[]) {
    const [list, max = Infinity] = [value[name], limits[name]]
    if (Array.isArray(list) && list.length > max)
      throw new DataError('full', `${String(name)} would have ${list.length} entries`)
  }
}

/** @throws DataError 'too-large'; TypeError for what is no picture that may be stored */
export function assertPicture(image: string, maxChars: number): void {
  if (image.length > maxChars && image.startsWith('data:'))
    throw new DataError('too-large', `A picture of ${image.length} characters`)
  if (!isAllowedImage(image)) throw new TypeError('Not a picture that may be stored')
}

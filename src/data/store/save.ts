import { merge, mergeWithClashes, withoutRefused, type Clashes, type Sides } from '../../lib/merge'
import { isSame } from '../../lib/same'
import type { Fields } from '../client/document'
import { logFailure } from '../client/errors'
import { collectionOf } from '../content-paths'
import { CONTENT, isListName } from '../entities'
import { assertWithinLimits } from './shared/assert-storable'
import { GoneError } from './shared/gone-error'
import { storeDecision } from './transaction/decision'
import { inTransaction } from './transaction/in-transaction'
import type { VersionedTransaction } from './transaction/versioned-transaction'

/** A form whose value is stored in one document, and how it is stored there. */
export type DocumentForm<V extends object> = {
  path: string
  /** Reads the value from a stored document; null for one that cannot be edited. */
  parse: (stored: Fields) => V | null
  /** The value as it is after a save: for example trimmed. */
  clean: (value: V) => V
  /**
   * The fields of the form as they are stored; by default they are the value. An undefined field is removed. Fields
   * that the form does not edit stay.
   */
  toFields?: (value: V) => Fields
  /** The large image to store with this value; undefined where the stored one stays. */
  largeImageOf?: (value: V) => string | undefined
  /** The fields that the form would refuse. A merge of two valid values may have some. */
  refusedIn?: (value: V) => (keyof V & string)[]
}

export type SaveOutcome<V> = {
  /** The value that is stored now, cleaned. */
  value: V
  clashes: Clashes
}

/**
 * Saves a form: stores what was changed since `base` over whatever is stored by now. `base` is null when nothing was
 * stored. A retry of a save that is stored already writes nothing.
 * @throws GoneError when the document was deleted since, and DataError 'full' when a list would get too long with what
 * another device has added
 */
export type SaveForm<V> = (
  base: V | null,
  mine: V,
  options?: SendOptions<V>,
) => Promise<SaveOutcome<V>>

export type SendOptions<V> = {
  /** `base` with the changes of each earlier save without an answer, the newest last. They are no clash if stored. */
  earlier?: readonly V[] | undefined
  /** Called by a save of several documents after each stored one, with its clashes, because a later one may fail. */
  onPartStored?: (clashes: Clashes) => void
  /** Stops a save that is not sent yet, because a newer one takes its place. */
  signal?: AbortSignal | undefined
}

/** Creates the save of a form (README.md, "How a change is stored"). */
export function saverOf<V extends object>(form: DocumentForm<V>): SaveForm<V> {
  return (base, mine, { earlier = [], signal } = {}) =>
    logFailure(`${form.path}.save`, () =>
      inTransaction((transaction) => saveIn(transaction, form, { base, mine, earlier }), signal),
    )
}

/** Creates the save of a value from the save of another form of it. */
export const mapSave =
  <V extends object, Saved extends object>(
    save: SaveForm<Saved>,
    { to, from }: { to: (value: V) => Saved; from: (saved: Saved) => V },
  ): SaveForm<V> =>
  async (base, mine, options) => {
    const { value, clashes } = await save(base && to(base), to(mine), {
      ...options,
      earlier: options?.earlier?.map(to),
    })
    return { value: from(value), clashes }
  }

async function saveIn<V extends object>(
  transaction: VersionedTransaction,
  { path, parse, clean, toFields, largeImageOf, refusedIn }: DocumentForm<V>,
  { base, mine, earlier }: { base: V | null; mine: V; earlier: readonly V[] },
): Promise<SaveOutcome<V>> {
  const storedDocument = await transaction.readDocument(path)
  const storedValue = storedDocument.fields && parse(storedDocument.fields)
  const theirs = storedValue ? clean(storedValue) : null
  // Only `addTo` adds a document of a list, because it also gives the document a position.
  const isDeleted = !theirs && (base !== null || isListName(collectionOf(path)))
  if (isDeleted) throw new GoneError(path)
  const sides = { base: base && clean(base), mine: clean(mine), theirs }
  const outcome = withMine(sides, earlier.map(clean), refusedIn)
  const { value } = outcome
  const isStoredAlready = theirs !== null && isSame(value, theirs)
  if (isStoredAlready) return outcome
  const newFields = toFields ? toFields(value) : value
  // After the merge, because another device may have made a list longer.
  assertWithinLimits(CONTENT[collectionOf(path)].schema, newFields)
  const fields = { ...storedDocument.fields, ...newFields }
  await transaction.apply(storedDocument, storeDecision(fields, largeImageOf?.(value)))
  return outcome
}

/** The stored value with my changes; mine as a whole where nothing is stored. */
function withMine<V extends object>(
  { base, mine, theirs }: { base: V | null; mine: V; theirs: V | null },
  earlier: readonly V[],
  refusedIn: DocumentForm<V>['refusedIn'] = () => [],
): SaveOutcome<V> {
  if (!theirs) return { value: mine, clashes: [] }
  const both = mergeWithClashes(baseWithEarlier({ base, mine, theirs }, earlier), mine, theirs)
  const { merged, clashes } = withoutRefused(both, { mine, theirs }, refusedIn)
  return { value: merged, clashes }
}

/** The base with what an earlier save has changed, in the fields that mine changes, too, if it is stored. */
function baseWithEarlier<V extends object>(
  { base, mine, theirs }: Sides<V, V | null>,
  earlier: readonly V[],
): V {
  const changedFields = (Object.keys(mine) as (keyof V)[]).filter(
    (field) => !isSame(mine[field], base?.[field]),
  )
  const newBase: Partial<V> = { ...base }
  for (const sent of earlier)
    for (const field of changedFields) {
      const isChanged = !isSame(sent[field], base?.[field])
      const withSent = merge(base?.[field], sent[field], theirs[field])
      if (isChanged && isSame(withSent, theirs[field])) newBase[field] = sent[field]
    }
  return newBase as V
}

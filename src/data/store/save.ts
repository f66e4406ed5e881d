import type * as v from 'valibot'
import { isAllowedImage } from '../../lib/allowed-image'
import { mergeWithClashes, withoutRefused } from '../../lib/merge'
import { trimText } from '../../lib/plain-text'
import { isSame } from '../../lib/same'
import {
  EXCEPTIONS_MAX,
  HIGHLIGHTS_MAX,
  LINES_MAX,
  PARTNERS_MAX,
  PHONES_MAX,
  VIDEOS_MAX,
} from '../../limits'
import type { Fields } from '../client/document'
import { DataError, GoneError, logFailure } from '../client/errors'
import type { FormFields, SystemField } from '../content/schema-fields'
import { storeDecision } from './decision'
import { inTransaction } from './transaction'

/**
 * The functions that read the value of a form from a stored document, clean it, and give the fields to store. `write` names all
 * fields of the form as they are stored, where that differs; one that is undefined is removed, and fields that the form does not
 * edit stay. `refusedIn` names the fields that the form would refuse, where two valid changes may make one.
 */
export type StoredForm<V extends object> = {
  path: string
  parse: (stored: Fields) => V | null
  clean: (value: V) => V
  write?: (value: V) => Fields
  /** The large image to store with the document. */
  largeImage?: string | undefined
  refusedIn?: (value: V) => (keyof V & string)[]
}

/** The value that is stored now, cleaned, and the paths of the fields in which a change from elsewhere met mine. */
export type SaveOutcome<V> = { value: V; clashes: string[] }

/**
 * Saves a form: stores what was changed since `base`, which is null when nothing was stored, over whatever is stored by now.
 * A retry of a save that arrived writes nothing. It throws GoneError when the document was deleted since, and DataError
 * 'full' when a list would get too long with what another device has added.
 */
export type Save<V> = (base: V | null, mine: V) => Promise<SaveOutcome<V>>

/** The save of a form. */
export const saveChanges =
  <V extends object>(form: StoredForm<V>): Save<V> =>
  (base, mine) => {
    const { path, parse, clean, write, largeImage, refusedIn } = form
    return logFailure(`${path}.save`, () =>
      inTransaction(async (transaction) => {
        const stored = await transaction.readDocument(path)
        const found = stored.fields && parse(stored.fields)
        const theirs = found ? clean(found) : null
        if (!theirs && base) throw new GoneError(path)
        const saved = withMine({ base: base && clean(base), mine: clean(mine), theirs }, refusedIn)
        if (theirs && isSame(saved.value, theirs)) return saved
        assertWithinLimits(saved.value)
        const fields = { ...stored.fields, ...(write ? write(saved.value) : saved.value) }
        await transaction.change(stored, storeDecision(fields, largeImage))
        return saved
      }),
    )
  }

/** The stored value with my changes. Without a base every field of mine counts as changed. */
function withMine<V extends object>(
  { base, mine, theirs }: { base: V | null; mine: V; theirs: V | null },
  refusedIn: StoredForm<V>['refusedIn'] = () => [],
): SaveOutcome<V> {
  if (!theirs) return { value: mine, clashes: [] }
  const both = mergeWithClashes<V | null>(base, mine, theirs)
  const { merged, clashes } = withoutRefused(
    { ...both, merged: both.merged ?? mine },
    { mine, theirs },
    refusedIn,
  )
  return { value: merged, clashes }
}

/** The most items of each stored list, by the name of its field. */
const LIST_MAX: Readonly<Record<string, number>> = {
  phones: PHONES_MAX,
  exceptions: EXCEPTIONS_MAX,
  partners: PARTNERS_MAX,
  titles: LINES_MAX,
  credentials: LINES_MAX,
  highlights: HIGHLIGHTS_MAX,
  videos: VIDEOS_MAX,
}

/** Throws when a list is too long. @throws DataError 'full' */
export function assertWithinLimits(fields: object): void {
  for (const [name, list] of Object.entries(fields)) {
    if (Array.isArray(list) && list.length > (LIST_MAX[name] ?? Infinity))
      throw new DataError('full', `${name} would have ${list.length} items`)
  }
}

const SYSTEM_FIELDS: readonly string[] = [
  'id',
  'order',
  'hidden',
  'createdAt',
  'updatedAt',
] satisfies SystemField[]

/**
 * Takes the fields of a form from a document or a form, by the names in its schema, as they are stored: trimmed, without
 * blank lines. Other fields of the value are left out.
 */
export function cleanerOf<E extends v.ObjectEntries>(schema: v.ObjectSchema<E, undefined>) {
  type Value = FormFields<v.InferOutput<typeof schema>>
  const names = Object.keys(schema.entries).filter(
    (name) => !SYSTEM_FIELDS.includes(name),
  ) as (keyof Value)[]
  return (value: Value): Value =>
    Object.fromEntries(names.map((name) => [name, trimTexts(value[name])])) as unknown as Value
}

/** Trims every text, and leaves out the lines of a list without one. */
export function trimTexts<T>(value: T): T {
  if (typeof value === 'string') return trimText(value) as T
  if (Array.isArray(value)) return value.map(trimTexts).filter((line) => !isBlankLine(line)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, trimTexts(part)]),
  ) as T
}

const isBlankLine = (line: unknown): boolean =>
  line === '' || (typeof line === 'object' && line !== null && 'text' in line && line.text === '')

/** Throws unless this image may be stored. @throws DataError 'too-large', or TypeError for anything else */
export function assertImage(image: string, maxChars: number): void {
  if (image.length > maxChars && image.startsWith('data:'))
    throw new DataError('too-large', `An image of ${image.length} characters`)
  if (!isAllowedImage(image)) throw new TypeError('Not an image that may be stored')
}

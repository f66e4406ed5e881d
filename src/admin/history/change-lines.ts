import { adminHistory } from '../../copy/admin/history'
import type { FormFields } from '../../data/content/schema-fields'
import { matchRows } from '../../lib/match-rows'
import { isSame } from '../../lib/same'
import { trimText } from '../../lib/text/plain-text'

const fieldWords = adminHistory.field
const SHOWN_CHARS = 80

export type ChangeLine = {
  text: string
  /** The new value alone, where there is no room for the text. */
  newValue: string
}

export const changeLine = (text: string, newValue = text): ChangeLine => ({ text, newValue })

/** Returns the lines about a changed value; none when both are the same. */
export type DescribeValue<T> = (before: T, after: T) => ChangeLine[]

/** A description for each field of a document; null for a field that the title names. */
type DescribeFields<T> = { readonly [K in keyof T]-?: DescribeValue<T[K]> | null }

/** Lines about all changed fields, in the order of `fields`. */
const describeFields =
  <T extends object>(fields: DescribeFields<T>): DescribeValue<T> =>
  (before, after) =>
    (Object.keys(fields) as (keyof T)[]).flatMap(
      (key) => fields[key]?.(before[key], after[key]) ?? [],
    )

/**
 * Describes the changed fields of a document by their labels.
 * @param exceptions the fields that are not a text, a number or a list of texts; null for a field that is not described
 */
export const describeLabelled = <T extends object>(
  labels: Readonly<Record<keyof FormFields<T>, string>>,
  exceptions: { readonly [K in keyof T]?: DescribeValue<T[K]> | null } = {},
): DescribeValue<T> => {
  const byKind = Object.entries<string>(labels).map(([name, label]) => [name, byValue(label)])
  return describeFields({ ...Object.fromEntries(byKind), ...exceptions } as DescribeFields<T>)
}

type TextValue = string | number | null | undefined

const byValue =
  (label: string): DescribeValue<unknown> =>
  (before, after) =>
    Array.isArray(before) && Array.isArray(after)
      ? listChange<unknown>(label)(before, after)
      : textChange(label)(before as TextValue, after as TextValue)

/** Cuts a long text, which a line of the history names and does not show. */
export const shorten = (text: string): string =>
  text.length > SHOWN_CHARS ? `${trimText(text.slice(0, SHOWN_CHARS))}…` : text

/** At most one line about a text or number that was changed, added or removed. */
export const textChange =
  (field: string, show = (value: string) => value): DescribeValue<TextValue> =>
  (before, after) => {
    const textOf = (value: TextValue): string => (value ? show(String(value)) : String(value ?? ''))
    if (textOf(before) === textOf(after)) return []
    const old = shorten(textOf(before))
    const now = shorten(textOf(after))
    if (!now) return [changeLine(fieldWords.removed(field, [old]))]
    const text = old ? fieldWords.changed(field, old, now) : fieldWords.added(field, [now])
    return [changeLine(text, fieldWords.now(field, now))]
  }

/** The items of a list that another list lacks. An item that is twice in the list must be twice in the other. */
export function itemsWithout<T>(list: readonly T[], other: readonly T[]): T[] {
  const matches = matchRows(other, list)
  return list.filter((item, index) => !isSame(other[matches[index] ?? -1], item))
}

/** Whether these texts are in a list in the same order, perhaps with others between them. */
function isSubsequenceOf(texts: readonly string[], list: readonly string[]): boolean {
  let foundCount = 0
  for (const text of list) if (text === texts[foundCount]) foundCount += 1
  return foundCount === texts.length
}

/** Lines about the items that were added to a list or removed from it. */
export const itemsChange =
  <T>(field: string, textOf: (item: T) => string): DescribeValue<readonly T[]> =>
  (before, after) => {
    const old = before.map(textOf)
    const now = after.map(textOf)
    const added = itemsWithout(now, old)
    const removed = itemsWithout(old, now)
    return [
      ...(added.length > 0 ? [changeLine(fieldWords.added(field, added.map(shorten)))] : []),
      ...(removed.length > 0 ? [changeLine(fieldWords.removed(field, removed.map(shorten)))] : []),
    ]
  }

/** `itemsChange` for a list whose order the administrator chooses: also says that the order changed. */
export const listChange =
  <T = string>(field: string, textOf: (item: T) => string = String): DescribeValue<readonly T[]> =>
  (before, after) => {
    const old = before.map(textOf)
    const now = after.map(textOf)
    const itemsInBoth = (list: string[], other: string[]) =>
      itemsWithout(list, itemsWithout(list, other))
    // When one of two equal items was removed, it is unknown which one. The order changed if it did in both cases.
    const isSameOrder =
      isSubsequenceOf(itemsInBoth(old, now), now) || isSubsequenceOf(itemsInBoth(now, old), old)
    return [
      ...itemsChange(field, textOf)(before, after),
      ...(isSameOrder ? [] : [changeLine(fieldWords.ordered(field))]),
    ]
  }

/** A line that names a changed field. Its values are too long to be shown. */
export const otherChange =
  (field: string): DescribeValue<unknown> =>
  (before, after) =>
    isSame(before ?? '', after ?? '') ? [] : [changeLine(field)]

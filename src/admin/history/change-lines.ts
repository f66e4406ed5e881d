import { adminHistory } from '../../copy/admin-history'
import type { FormFields } from '../../data/content/schema-fields'
import { matchRows } from '../../lib/match-rows'
import { trimText } from '../../lib/plain-text'
import { isSame } from '../../lib/same'

const words = adminHistory.field
const SHOWN_CHARS = 80

/** A line about a change, and the new value alone, where there is no room for the line. */
export type ChangeLine = { text: string; newValue: string }

export const changeLine = (text: string, newValue = text): ChangeLine => ({ text, newValue })

/** Returns the lines about a changed value; none when both are the same. */
export type DescribeValue<T> = (before: T, after: T) => ChangeLine[]

/** The description of a change for each field of a document; null for a field that the title names. No field may be absent. */
type DescribeFields<T> = { readonly [K in keyof T]-?: DescribeValue<T[K]> | null }

/** Lines about all changed fields, in the order of `fields`. */
const describeFields =
  <T extends object>(fields: DescribeFields<T>): DescribeValue<T> =>
  (before, after) =>
    (Object.keys(fields) as (keyof T)[]).flatMap(
      (key) => fields[key]?.(before[key], after[key]) ?? [],
    )

/**
 * Describes the changed fields of a document by their labels: a text, a number or a list of texts.
 * @param exceptions the fields that are described otherwise, and null for those that are not described
 */
export const describeLabelled = <T extends object>(
  labels: Readonly<Record<keyof FormFields<T>, string>>,
  exceptions: { readonly [K in keyof T]?: DescribeValue<T[K]> | null } = {},
): DescribeValue<T> => {
  const byKind = Object.entries<string>(labels).map(([name, label]) => [name, byValue(label)])
  return describeFields({ ...Object.fromEntries(byKind), ...exceptions } as DescribeFields<T>)
}

const byValue =
  (label: string): DescribeValue<unknown> =>
  (before, after) =>
    Array.isArray(before) && Array.isArray(after)
      ? listChange<unknown>(label)(before, after)
      : textChange(label)(before as TextValue, after as TextValue)

/** Cuts a long text, which a line of the history names and does not show. */
export const shorten = (text: string): string =>
  text.length > SHOWN_CHARS ? `${trimText(text.slice(0, SHOWN_CHARS))}…` : text

type TextValue = string | number | null | undefined

/** At most one line about a text or number that was changed, added or removed. */
export const textChange =
  (field: string, show = (value: string) => value): DescribeValue<TextValue> =>
  (before, after) => {
    const textOf = (value: TextValue): string => (value ? show(String(value)) : String(value ?? ''))
    const [old, now] = [shorten(textOf(before)), shorten(textOf(after))]
    if (textOf(before) === textOf(after)) return []
    if (!now) return [changeLine(words.removed(field, [old]))]
    const text = old ? words.changed(field, old, now) : words.added(field, [now])
    return [changeLine(text, words.now(field, now))]
  }

/** The items of a list that another one lacks. An item that stands there twice counts twice. */
export function itemsWithout<T>(list: readonly T[], other: readonly T[]): T[] {
  const matches = matchRows(other, list)
  return list.filter((item, index) => !isSame(other[matches[index] ?? -1], item))
}

/** Whether these texts are what is left of a list when others are taken out of it. */
function isLeftOf(texts: readonly string[], list: readonly string[]): boolean {
  let foundCount = 0
  for (const text of list) if (text === texts[foundCount]) foundCount += 1
  return foundCount === texts.length
}

/** Lines about the items that were added to a list or removed from it. */
export const itemsChange =
  <T>(field: string, textOf: (item: T) => string): DescribeValue<readonly T[]> =>
  (before, after) => {
    const [old, now] = [before.map(textOf), after.map(textOf)]
    const [added, removed] = [itemsWithout(now, old), itemsWithout(old, now)]
    return [
      ...(added.length > 0 ? [changeLine(words.added(field, added.map(shorten)))] : []),
      ...(removed.length > 0 ? [changeLine(words.removed(field, removed.map(shorten)))] : []),
    ]
  }

/** `itemsChange` for a list whose order the administrator chooses: also says that the order changed. */
export const listChange =
  <T = string>(field: string, textOf: (item: T) => string = String): DescribeValue<readonly T[]> =>
  (before, after) => {
    const [old, now] = [before.map(textOf), after.map(textOf)]
    const itemsInBoth = (list: string[], other: string[]) =>
      itemsWithout(list, itemsWithout(list, other))
    // Of two equal items it is not known which one is gone. The order has changed if it has in both cases.
    const isOrdered = isLeftOf(itemsInBoth(old, now), now) || isLeftOf(itemsInBoth(now, old), old)
    return [
      ...itemsChange(field, textOf)(before, after),
      ...(isOrdered ? [] : [changeLine(words.ordered(field))]),
    ]
  }

/** A line that names a changed part without its values, which are too long. */
export const otherChange =
  (field: string): DescribeValue<unknown> =>
  (before, after) =>
    isSame(before ?? '', after ?? '') ? [] : [changeLine(field)]

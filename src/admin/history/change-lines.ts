import { adminHistory } from '../../copy/admin-history'
import type { FormFields } from '../../data/content/schema-fields'
import { trimmed } from '../../lib/plain-text'
import { isSame } from '../../lib/same'

const words = adminHistory.field
const SHOWN_CHARS = 80

/** A line about a change, and the same with the new value alone, where there is little room. */
export type ChangeLine = { text: string; short: string }

export const line = (text: string, short = text): ChangeLine => ({ text, short })

/** Lines about a changed value; none when it is the same. */
export type DescribeValue<T> = (before: T, after: T) => ChangeLine[]

/** What is said about each field of a document; null for one that its title tells. A new field has to be named. */
type DescribeFields<T> = { readonly [K in keyof T]-?: DescribeValue<T[K]> | null }

/** Lines about all changed fields, in the order of `fields`. */
const describeFields =
  <T extends object>(fields: DescribeFields<T>): DescribeValue<T> =>
  (before, after) =>
    (Object.keys(fields) as (keyof T)[]).flatMap(
      (key) => fields[key]?.(before[key], after[key]) ?? [],
    )

/**
 * Says it by the labels of the fields and the kind of their values: a text or a number, or a list of texts. `own` tells the
 * fields that need words of their own, and those that no form has.
 */
export const describeLabelled = <T extends object>(
  labels: Readonly<Record<keyof FormFields<T>, string>>,
  own: { readonly [K in keyof T]?: DescribeValue<T[K]> | null } = {},
): DescribeValue<T> => {
  const byKind = Object.entries<string>(labels).map(([name, label]) => [name, byValue(label)])
  return describeFields({ ...Object.fromEntries(byKind), ...own } as DescribeFields<T>)
}

const byValue =
  (label: string): DescribeValue<unknown> =>
  (before, after) =>
    Array.isArray(before) && Array.isArray(after)
      ? listChange<unknown>(label)(before, after)
      : textChange(label)(before as TextValue, after as TextValue)

/** Cuts a long text, because a line of the history names it and does not show it. */
export const short = (text: string): string =>
  text.length > SHOWN_CHARS ? `${trimmed(text.slice(0, SHOWN_CHARS))}…` : text

type TextValue = string | number | null | undefined

/** At most one line about a text or number that was changed, added or removed. */
export const textChange =
  (field: string, show = (value: string) => value): DescribeValue<TextValue> =>
  (before, after) => {
    const textOf = (value: TextValue): string => (value ? show(String(value)) : String(value ?? ''))
    const [old, now] = [short(textOf(before)), short(textOf(after))]
    if (textOf(before) === textOf(after)) return []
    if (!now) return [line(words.removed(field, [old]))]
    const text = old ? words.changed(field, old, now) : words.added(field, [now])
    return [line(text, words.now(field, now))]
  }

/** Lines about what was added to a list and removed from it, by a text for each item. */
export const itemsChange =
  <T>(field: string, textOf: (item: T) => string): DescribeValue<readonly T[]> =>
  (before, after) => {
    const [old, now] = [before.map(textOf), after.map(textOf)]
    const added = now.filter((text) => !old.includes(text))
    const removed = old.filter((text) => !now.includes(text))
    return [
      ...(added.length > 0 ? [line(words.added(field, added.map(short)))] : []),
      ...(removed.length > 0 ? [line(words.removed(field, removed.map(short)))] : []),
    ]
  }

/** Lines about a list whose order somebody chooses: also that the order changed. */
export const listChange =
  <T = string>(field: string, textOf: (item: T) => string = String): DescribeValue<readonly T[]> =>
  (before, after) => {
    const [old, now] = [before.map(textOf), after.map(textOf)]
    const kept = (list: readonly string[], other: readonly string[]) =>
      list.filter((text) => other.includes(text))
    return [
      ...itemsChange(field, textOf)(before, after),
      ...(isSame(kept(old, now), kept(now, old)) ? [] : [line(words.ordered(field))]),
    ]
  }

/** The name of a part whose values are not said in words, such as a long text. */
export const otherChange =
  (field: string): DescribeValue<unknown> =>
  (before, after) =>
    isSame(before ?? '', after ?? '') ? [] : [line(field)]

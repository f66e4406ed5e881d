import { adminHistory } from '../../copy/admin-history'
import { isSame } from '../../lib/same'

const words = adminHistory.field
const SHOWN_CHARS = 80

/** Lines about a changed value; none when it is the same. */
export type DescribeValue<T> = (before: T, after: T) => string[]

/** What is said about each field of a document; null for one that people do not edit. A new field has to be named. */
export type DescribeFields<T> = { readonly [K in keyof T]-?: DescribeValue<T[K]> | null }

/** Lines about all changed fields, in the order of `fields`. */
export const describeFields =
  <T extends object>(fields: DescribeFields<T>): DescribeValue<T> =>
  (before, after) =>
    (Object.keys(fields) as (keyof T)[]).flatMap((key) => fields[key]?.(before[key], after[key]) ?? [])

/** Cuts a long text, because a line of the history names it and does not show it. */
const short = (text: string): string => (text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS).trim()}…` : text)

/** At most one line about a text or number that was changed, added or removed. */
export const textChange =
  (field: string, show = (value: string) => value): DescribeValue<string | number | null | undefined> =>
  (before, after) => {
    const [old, now] = [before, after].map((value) => (value ? show(String(value)) : String(value ?? '')))
    if (!old || !now)
      return old === now ? [] : [now ? words.added(field, [short(now)]) : words.removed(field, [short(old ?? '')])]
    return old === now ? [] : [words.changed(field, short(old), short(now))]
  }

/** Lines about what was added to a list of texts, removed from it and put in another order. */
export const listChange =
  (field: string): DescribeValue<readonly string[]> =>
  (before, after) => {
    const added = after.filter((text) => !before.includes(text))
    const removed = before.filter((text) => !after.includes(text))
    const kept = (list: readonly string[], other: readonly string[]) => list.filter((text) => other.includes(text))
    return [
      ...(added.length > 0 ? [words.added(field, added.map(short))] : []),
      ...(removed.length > 0 ? [words.removed(field, removed.map(short))] : []),
      ...(isSame(kept(before, after), kept(after, before)) ? [] : [words.ordered(field)]),
    ]
  }

/** A line about what was taken off the pages or put back. */
export const hiddenChange: DescribeValue<number | boolean | undefined> = (before, after) =>
  !before === !after ? [] : [after ? adminHistory.hidden : adminHistory.shown]

/** The name of a part whose values are not said in words, such as a picture. */
export const otherChange =
  (field: string): DescribeValue<unknown> =>
  (before, after) =>
    isSame(before, after) ? [] : [field]

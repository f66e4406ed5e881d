import { adminHistory } from '../../copy/admin-history'
import { isSame } from '../../lib/same'

const words = adminHistory.field
const SHOWN_CHARS = 80

/** Lines about a changed value; none when it is the same. */
export type DescribeValue<T> = (before: T, after: T) => string[]

/** What is said about each field of a document; null for one that its title tells. A new field has to be named. */
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

/** Lines about what was added to a list and removed from it, by a text for each item. */
export const itemsChange =
  <T>(field: string, textOf: (item: T) => string): DescribeValue<readonly T[]> =>
  (before, after) => {
    const [old, now] = [before.map(textOf), after.map(textOf)]
    const added = now.filter((text) => !old.includes(text))
    const removed = old.filter((text) => !now.includes(text))
    return [
      ...(added.length > 0 ? [words.added(field, added.map(short))] : []),
      ...(removed.length > 0 ? [words.removed(field, removed.map(short))] : []),
    ]
  }

/** The same about a list whose order somebody chooses. */
export const listChange =
  <T = string>(field: string, textOf: (item: T) => string = String): DescribeValue<readonly T[]> =>
  (before, after) => {
    const [old, now] = [before.map(textOf), after.map(textOf)]
    const kept = (list: readonly string[], other: readonly string[]) => list.filter((text) => other.includes(text))
    return [
      ...itemsChange(field, textOf)(before, after),
      ...(isSame(kept(old, now), kept(now, old)) ? [] : [words.ordered(field)]),
    ]
  }

/** The name of a part whose values are not said in words, such as a long text. */
export const otherChange =
  (field: string): DescribeValue<unknown> =>
  (before, after) =>
    isSame(before ?? '', after ?? '') ? [] : [field]

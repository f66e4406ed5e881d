import { adminHistory } from '../../copy/admin-history'
import { isSame } from '../../lib/same'

const words = adminHistory.field
const SHOWN_CHARS = 80

/** Cuts a long text, because a line of the history names it and does not show it. */
const short = (text: string): string => (text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS).trim()}…` : text)

/** At most one line about a text that was changed, added or removed. */
export function textChange(field: string, before: string, after: string): string[] {
  if (before === after) return []
  if (before === '') return [words.added(field, [short(after)])]
  if (after === '') return [words.removed(field, [short(before)])]
  return [words.changed(field, short(before), short(after))]
}

/** Lines about what was added to a list of texts, removed from it and put in another order. */
export function listChange(field: string, before: readonly string[], after: readonly string[]): string[] {
  const added = after.filter((text) => !before.includes(text))
  const removed = before.filter((text) => !after.includes(text))
  const kept = (list: readonly string[], other: readonly string[]) => list.filter((text) => other.includes(text))
  return [
    ...(added.length > 0 ? [words.added(field, added.map(short))] : []),
    ...(removed.length > 0 ? [words.removed(field, removed.map(short))] : []),
    ...(isSame(kept(before, after), kept(after, before)) ? [] : [words.ordered(field)]),
  ]
}

/** The name of a part whose values are not said in words, such as a picture. */
export const otherChange = (field: string, before: unknown, after: unknown): string[] =>
  isSame(before, after) ? [] : [field]

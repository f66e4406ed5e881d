import { readDate, type Fields } from '../../data/parse'
import { contentOf } from '../../data/stored-names'
import type { StoredVersion } from '../../data/versions'
import { isSame } from '../../lib/same'
import { TIME_ZONE } from '../../limits'
import { describeChange, pictureOf, type Change } from './describe-change'

/** What is stored now, by path; null for a document that does not exist. */
export type StoredNow = ReadonlyMap<string, Fields | null>

/** One line of the history: a state that a write replaced or removed. */
export type Entry = {
  version: StoredVersion
  change: Change
  picture: string
  /** The same content is stored now. */
  isCurrent: boolean
  /** Other content is stored now, which restoring replaces. */
  replaces: boolean
}

/** Describes versions, which are listed newest first. */
export function entriesOf(versions: readonly StoredVersion[], now: StoredNow): Entry[] {
  const next = new Map(now)
  return versions.map((version) => {
    const { path, fields } = version
    const after = next.get(path) ?? null
    next.set(path, fields)
    const stored = now.get(path) ?? null
    const isCurrent = stored !== null && isSameButOrder(fields, stored)
    return {
      version,
      change: describeChange(path, fields, after && isRemoval(version, after) ? null : after),
      picture: pictureOf(path, fields),
      isCurrent,
      replaces: stored !== null && !isCurrent,
    }
  })
}

/** Equality of what the administrator edits. An order changes without a version, so it does not count. */
export function isSameButOrder(a: Fields, b: Fields): boolean {
  const content = ({ order, ...fields }: Fields) => contentOf(fields)
  return isSame(content(a), content(b))
}

const isOrdered = (path: string): boolean => path.startsWith('products/') || path.startsWith('team/')

/**
 * Whether a version was deleted, although the document exists again. A replaced version is as old as the state that
 * replaced it; a later reordering makes that state newer.
 */
function isRemoval({ path, at, fields }: StoredVersion, after: Fields): boolean {
  if (readDate(after['updatedAt'])?.getTime() === at.getTime()) return false
  return !isOrdered(path) || isSameButOrder(fields, after)
}

/** What one person did within one minute. `since` is the start of that minute. */
export type Moment = { since: Date; by: string; entries: Entry[] }
export type Day = { day: string; moments: Moment[] }

const MINUTE_MS = 60_000

/** The date in Riyadh as YYYY-MM-DD. */
export const dayOf = (date: Date): string => date.toLocaleDateString('en-CA', { timeZone: TIME_ZONE })

/** Groups entries, which are listed newest first. */
export function daysOf(entries: readonly Entry[]): Day[] {
  const days: Day[] = []
  for (const entry of entries) {
    const { at, by } = entry.version
    const since = new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS)
    const day = dayOf(at)
    if (days.at(-1)?.day !== day) days.push({ day, moments: [] })
    const moments = days.at(-1)?.moments ?? []
    const last = moments.at(-1)
    if (last?.by === by && last.since.getTime() === since.getTime()) last.entries.push(entry)
    else moments.push({ since, by, entries: [entry] })
  }
  return days
}

import { readDate, type Fields } from '../../data/content/parse'
import { isSameContent } from '../../data/store/same-content'
import { readState, type State } from '../../data/store/states'
import { readVersion, type Version } from '../../data/store/versions'
import { TIME_ZONE } from '../../limits'
import { describeChange, hasUnreadPicture, pictureField, type ChangeDescription } from './describe-change'

/** What is stored now, by path, without pictures; null for a document that does not exist. */
export type StoredNow = ReadonlyMap<string, Fields | null>

/** A state as the list has it, without its picture, and how to read it whole. `key` names this very state. */
type Snapshot = { key: string; fields: Fields; read: () => Promise<State> }

/** One line of the history: a state that a write replaced or removed, what stood there then, and what is stored now. */
export type Entry = { version: Version; own: Snapshot | null; after: Snapshot | null; stored: Snapshot | null }

const ofVersion = ({ id, fields }: Version): Snapshot | null =>
  fields && { key: id, fields, read: () => readVersion(id) }

const ofStored = (path: string, fields: Fields | null | undefined): Snapshot | null =>
  fields
    ? { key: `${path} ${readDate(fields['updatedAt'])?.getTime() ?? 0}`, fields, read: () => readState(path) }
    : null

/** Entries of versions, which are listed newest first. */
export function entriesOf(versions: readonly Version[], now: StoredNow): Entry[] {
  const next = new Map<string, Snapshot | null>()
  return versions.map((version) => {
    const { path } = version
    const [own, stored] = [ofVersion(version), ofStored(path, now.get(path))]
    const after = next.get(path) ?? stored
    if (own) next.set(path, own)
    return { version, own, after, stored }
  })
}

type Described = {
  change: ChangeDescription
  /** The same content is stored now. */
  isCurrent: boolean
}

/** Pictures that were read since, by the key of their state. */
export type Pictures = ReadonlyMap<string, string>
const NONE: Pictures = new Map()

/** Says what happened. A document with a picture is fully known once the pictures of its states are read. */
export function describe({ version, own, after, stored }: Entry, pictures = NONE): Described | null {
  if (!own) return null
  const isRead = [own, after, stored].every((one) => !one || pictures.has(one.key))
  const whole = ({ key, fields }: Snapshot): Fields => {
    const field = pictureField(version.path)
    return field && isRead ? { ...fields, [field]: pictures.get(key) } : fields
  }
  const before = whole(own)
  const next = after && whole(after)
  const now = stored && whole(stored)
  const change = describeChange(version.path, before, next && isRemoval(version, before, next) ? null : next)
  const isSamePlace = change.kind !== 'moved' || before['order'] === now?.['order']
  const isSame = now !== null && isSameContent(before, now) && !hasUnreadPicture(version.path, before, now)
  return { change, isCurrent: isSame && isSamePlace }
}

/**
 * Whether a version was deleted, although the document exists again. A replaced version is as old as the state that
 * replaced it, unless a move of a neighbour made that state newer.
 */
function isRemoval({ path, at }: Version, before: Fields, after: Fields): boolean {
  if (readDate(after['updatedAt'])?.getTime() === at.getTime()) return false
  if (path.startsWith('team/')) return before['version'] !== after['version'] && isSameContent(before, after)
  if (path.startsWith('products/')) return before['order'] === after['order'] && isSameContent(before, after)
  return true
}

type Day = { day: string; entries: Entry[] }

/** The date in Riyadh as YYYY-MM-DD. */
export const dayOf = (date: Date): string => date.toLocaleDateString('en-CA', { timeZone: TIME_ZONE })

/** Groups entries, which are listed newest first. */
export function daysOf(entries: readonly Entry[]): Day[] {
  const days: Day[] = []
  for (const entry of entries) {
    const day = dayOf(entry.version.at)
    if (days.at(-1)?.day !== day) days.push({ day, entries: [] })
    days.at(-1)?.entries.push(entry)
  }
  return days
}

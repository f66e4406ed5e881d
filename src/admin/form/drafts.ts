import { useEffect } from 'react'
import { readStoredJson, store, storedKeys } from '../../lib/browser-storage'
import { toDate } from '../../lib/time'
import { DRAFT_MAX_AGE_MS } from '../../limits'

/** The changed fields of a form as they were typed and as they were stored; `base` is null where nothing was stored. */
type Draft<V> = { base: Partial<V> | null; typed: Partial<V> }

const PREFIX = 'draft:'
const WRITE_DELAY_MS = 400
const keyOf = (uid: string, name: string) => `${PREFIX}${uid}:${name}`

/** Drafts that are not in the storage yet. Typing does not write on every key. */
const pending = new Map<string, { text: string | null; timer: ReturnType<typeof setTimeout> }>()

function flush(): void {
  for (const [key, { text, timer }] of pending) {
    clearTimeout(timer)
    store(key, text)
  }
  pending.clear()
}

window.addEventListener('pagehide', flush)
// A phone may close a hidden tab without a pagehide event.
document.addEventListener('visibilitychange', () => document.hidden && flush())

function put(key: string, text: string | null): void {
  clearTimeout(pending.get(key)?.timer)
  pending.set(key, { text, timer: setTimeout(flush, WRITE_DELAY_MS) })
}

/** When a draft was typed, and whether it had pictures, which it does not keep. */
export type DraftInfo = { at: Date; hasPictures: boolean }

/** A data URL is too long to be kept. */
const PICTURE = 'data:'
const withoutPictures = (_: string, value: unknown) =>
  typeof value === 'string' && value.startsWith(PICTURE) ? PICTURE : value

const idOf = (item: unknown): unknown =>
  typeof item === 'object' && item && 'id' in item ? item.id : undefined

/** The draft with the stored pictures; one that was not saved is missing. */
function withPictures(draft: unknown, stored: unknown): unknown {
  if (draft === PICTURE) return typeof stored === 'string' ? stored : ''
  if (typeof draft !== 'object' || draft === null) return draft
  if (Array.isArray(draft))
    return draft.map((item: unknown) =>
      withPictures(
        item,
        Array.isArray(stored) ? stored.find((one) => idOf(one) === idOf(item)) : null,
      ),
    )
  const values = new Map(Object.entries(stored ?? {}))
  return Object.fromEntries(
    Object.entries(draft).map(([key, value]) => [key, withPictures(value, values.get(key))]),
  )
}

const isOld = (at: Date): boolean => Date.now() - at.getTime() >= DRAFT_MAX_AGE_MS

function read(key: string): ({ at: Date } & Draft<object>) | null {
  const draft = readStoredJson(key) as ({ at?: string } & Draft<object>) | null
  const at = toDate(draft?.at)
  return draft && at && typeof draft.typed === 'object' ? { ...draft, at } : null
}

/** The draft of a form, at most 7 days old; null without one. */
export function readDraft<V extends object>(uid: string, name: string, stored: V) {
  flush()
  const draft = read(keyOf(uid, name))
  if (!draft || isOld(draft.at)) return null
  const { base, typed } = withPictures(
    { base: draft.base, typed: draft.typed },
    { base: stored, typed: stored },
  ) as Draft<V>
  const hasPictures = JSON.stringify(draft.typed).includes(`"${PICTURE}"`)
  return { info: { at: draft.at, hasPictures }, base, typed }
}

/** Keeps what is typed in this browser: after a moment, and at once when the page is left. Null removes it. */
export function useDraft(uid: string, name: string, draft: Draft<object> | null): void {
  const key = keyOf(uid, name)
  const text = draft && JSON.stringify(draft, withoutPictures)
  useEffect(
    () => put(key, text && JSON.stringify({ at: new Date(), ...JSON.parse(text) })),
    [key, text],
  )
}

/** The names of the administrator's drafts on this device. */
export function draftNames(uid: string): string[] {
  flush()
  const start = keyOf(uid, '')
  return storedKeys().flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []))
}

export function clearDrafts(uid: string): void {
  for (const name of draftNames(uid)) store(keyOf(uid, name), null)
}

/** Deletes the drafts of all administrators that are too old or damaged. */
export function clearOldDrafts(): void {
  for (const key of storedKeys().filter((one) => one.startsWith(PREFIX))) {
    const draft = read(key)
    if (!draft || isOld(draft.at)) store(key, null)
  }
}

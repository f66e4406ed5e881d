import { DRAFT_EXPIRED_MS, DRAFT_MAX_AGE_MS } from '../../limits'
import { readStoredJson, store, storedKeys } from '../../lib/browser-storage'
import { toDate } from '../../lib/time'

/**
 * A draft in this browser's storage, one per form and administrator. Pictures are not stored. `earlier` was offered and
 * neither restored nor dismissed when this one was typed.
 */
type StoredDraft = { value: unknown; at: Date; earlier: StoredDraft | null }

const PREFIX = 'draft:'
const WRITE_DELAY_MS = 400

const slot = (uid: string, key: string) => `${PREFIX}${uid}:${key}`

const pending = new Map<string, { text: string; timer: ReturnType<typeof setTimeout> }>()

const isExpired = (at: Date): boolean => Date.now() - at.getTime() >= DRAFT_MAX_AGE_MS

function parse(stored: unknown): StoredDraft | null {
  if (!stored || typeof stored !== 'object' || !('at' in stored) || !('value' in stored)) return null
  const at = toDate(String(stored.at))
  return at && { value: stored.value, at, earlier: 'earlier' in stored ? parse(stored.earlier) : null }
}

/** The newest draft that is at most 7 days old. */
export function readDraft(uid: string, key: string): StoredDraft | null {
  const draft = parse(readStoredJson(slot(uid, key)))
  return draft && !isExpired(draft.at) ? draft : null
}

/** Delayed, so that typing does not write on every key. `flushDrafts` writes immediately. */
export function writeDraft(uid: string, key: string, value: unknown, earlier: StoredDraft | null = null): void {
  putDraft(uid, key, { value, at: new Date(), earlier })
}

/** Stores this draft as it is; null removes it. */
export function putDraft(uid: string, key: string, draft: StoredDraft | null): void {
  const name = slot(uid, key)
  clearTimeout(pending.get(name)?.timer)
  pending.delete(name)
  if (!draft) store(name, null)
  else pending.set(name, { text: JSON.stringify(draft), timer: setTimeout(() => flushDrafts(name), WRITE_DELAY_MS) })
}

export function flushDrafts(only?: string): void {
  for (const [name, { text, timer }] of pending) {
    if (only !== undefined && name !== only) continue
    clearTimeout(timer)
    pending.delete(name)
    store(name, text)
  }
}

/** The keys of the administrator's drafts on this device. */
export function draftKeys(uid: string): string[] {
  const start = slot(uid, '')
  const names = new Set([...storedKeys(), ...pending.keys()])
  return [...names].filter((name) => name.startsWith(start)).map((name) => name.slice(start.length))
}

export function clearDrafts(uid: string): void {
  for (const key of draftKeys(uid)) putDraft(uid, key, null)
}

/**
 * Deletes the drafts of all administrators that are damaged, and those that were found expired a day ago already: the
 * clock of a device may be ahead for a while.
 */
export function clearOldDrafts(): void {
  for (const name of storedKeys().filter((key) => key.startsWith(PREFIX))) {
    const stored = readStoredJson(name)
    const draft = parse(stored)
    if (!draft) store(name, null)
    else if (isExpired(draft.at)) {
      const { expiredAt } = stored as { expiredAt?: number }
      const waited = Date.now() - (expiredAt ?? Infinity)
      if (waited >= DRAFT_EXPIRED_MS) store(name, null)
      else if (!(waited >= 0)) store(name, JSON.stringify({ ...draft, expiredAt: Date.now() }))
    }
  }
}

import { DRAFT_MAX_AGE_MS } from '../limits'
import { readStoredJson, store, storedKeys } from '../lib/browser-storage'

/** A draft in this browser's storage, one per form and administrator. Pictures are not stored. */
export type StoredDraft = { value: unknown; at: Date }

const PREFIX = 'draft:'
const WRITE_DELAY_MS = 400

const slot = (uid: string, key: string) => `${PREFIX}${uid}:${key}`

const pending = new Map<string, { text: string; timer: ReturnType<typeof setTimeout> }>()

function read(name: string): StoredDraft | null {
  const stored = readStoredJson(name)
  if (!stored || typeof stored !== 'object' || !('at' in stored) || !('value' in stored)) return null
  const at = new Date(String(stored.at))
  return Date.now() - at.getTime() < DRAFT_MAX_AGE_MS ? { value: stored.value, at } : null
}

export const readDraft = (uid: string, key: string): StoredDraft | null => read(slot(uid, key))

/** Delayed, so that typing does not write on every key. `flushDrafts` writes immediately. */
export function writeDraft(uid: string, key: string, value: unknown): void {
  const name = slot(uid, key)
  const text = JSON.stringify({ value, at: new Date().toISOString() })
  clearTimeout(pending.get(name)?.timer)
  pending.set(name, { text, timer: setTimeout(() => flushDrafts(name), WRITE_DELAY_MS) })
}

export function flushDrafts(only?: string): void {
  for (const [name, { text, timer }] of pending) {
    if (only !== undefined && name !== only) continue
    clearTimeout(timer)
    pending.delete(name)
    store(name, text)
  }
}

function drop(name: string): void {
  clearTimeout(pending.get(name)?.timer)
  pending.delete(name)
  store(name, null)
}

export const clearDraft = (uid: string, key: string): void => drop(slot(uid, key))

/** The keys of the administrator's drafts on this device. */
export function draftKeys(uid: string): string[] {
  const start = slot(uid, '')
  const names = new Set([...storedKeys(), ...pending.keys()])
  return [...names].filter((name) => name.startsWith(start)).map((name) => name.slice(start.length))
}

export function clearDrafts(uid: string): void {
  for (const key of draftKeys(uid)) clearDraft(uid, key)
}

/** Deletes the drafts of all administrators that are expired or damaged. */
export function clearOldDrafts(): void {
  for (const name of storedKeys()) if (name.startsWith(PREFIX) && !read(name)) store(name, null)
}

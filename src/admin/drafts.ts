/** A draft in this browser's storage, one per form and administrator. Pictures are not stored. */
export type StoredDraft = { value: unknown; at: Date }

const PREFIX = 'draft:'
const WRITE_DELAY_MS = 400

const slot = (uid: string, key: string) => `${PREFIX}${uid}:${key}`

const pending = new Map<string, { text: string; timer: ReturnType<typeof setTimeout> }>()

function write(name: string, text: string): void {
  try {
    localStorage.setItem(name, text)
  } catch (error) {
    // Storage that is full or forbidden only loses the draft.
    console.warn('[draft] could not be kept', error)
  }
}

export function readDraft(uid: string, key: string): StoredDraft | null {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(slot(uid, key)) ?? 'null')
    if (!read || typeof read !== 'object' || !('at' in read) || !('value' in read)) return null
    const at = new Date(String(read.at))
    return Number.isNaN(at.getTime()) ? null : { value: read.value, at }
  } catch {
    return null
  }
}

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
    write(name, text)
  }
}

function drop(name: string): void {
  clearTimeout(pending.get(name)?.timer)
  pending.delete(name)
  localStorage.removeItem(name)
}

export const clearDraft = (uid: string, key: string): void => drop(slot(uid, key))

/** The keys of the administrator's drafts on this device. */
export function draftKeys(uid: string): string[] {
  const start = slot(uid, '')
  const names = new Set([...Object.keys(localStorage), ...pending.keys()])
  return [...names].filter((name) => name.startsWith(start)).map((name) => name.slice(start.length))
}

export function clearDrafts(uid: string): void {
  for (const key of draftKeys(uid)) clearDraft(uid, key)
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { admin } from '../copy/admin'
import { clearDraft, flushDrafts, writeDraft, readDraft } from './drafts'
import { notifyRemoved } from './notify-removed'

export type Draft<T> = {
  /** A draft of an earlier visit, until it is restored or dismissed. */
  stored: { value: T; at: Date } | null
  /** Writes a draft after a delay, or immediately when the page is closed. */
  write: (value: T) => void
  /** Writes and offers content that the form is about to lose. */
  setAside: (value: T) => void
  clear: () => void
  /** Clears a draft that is offered, and offers to undo it. */
  dismiss: () => void
}

/** The draft of one form. `parse` returns null for an unusable draft and must keep its identity. */
export function useDraft<T>(key: string, uid: string, parse: (stored: unknown) => T | null): Draft<T> {
  const [stored, setStored] = useState<Draft<T>['stored']>(() => {
    const draft = readDraft(uid, key)
    const value = draft ? parse(draft.value) : null
    return draft && value !== null ? { value, at: draft.at } : null
  })

  useEffect(() => {
    const flush = () => flushDrafts()
    // A phone may close a hidden tab without a pagehide event.
    const whenHidden = () => document.hidden && flush()
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', whenHidden)
      flush()
    }
  }, [])

  const write = useCallback((value: T) => writeDraft(uid, key, value), [uid, key])
  const setAside = useCallback(
    (value: T) => {
      writeDraft(uid, key, value)
      setStored({ value, at: new Date() })
    },
    [uid, key],
  )
  const clear = useCallback(() => {
    clearDraft(uid, key)
    setStored(null)
  }, [uid, key])
  const dismiss = () => {
    clear()
    if (stored) notifyRemoved(admin.draft.dismissed, () => setAside(stored.value))
  }
  return { stored, write, setAside, clear, dismiss }
}

/** Writes `value` while it is dirty and clears the draft afterwards. An offered draft stays. */
export function useStoredDraft<T>({ stored, write, clear }: Draft<T>, isDirty: boolean, value: T): void {
  const wasDirty = useRef(false)
  const text = isDirty ? JSON.stringify(value) : null
  useEffect(() => {
    if (text !== null) write(JSON.parse(text) as T)
    else if (wasDirty.current && !stored) clear()
    wasDirty.current = text !== null
  }, [text, stored, write, clear])
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { clearDraft, flushDrafts, writeDraft, readDraft } from './drafts'

export type Draft<T> = {
  /** What an earlier visit left unsaved, until it is restored or dismissed. */
  stored: { value: T; at: Date } | null
  /** Keeps the form's present content; written a moment later, and at once when the page or the form goes away. */
  write: (value: T) => void
  /** Keeps what the form is about to lose, and offers it at once. */
  setAside: (value: T) => void
  /** Forgets it: after a save, and when the person dismisses the draft. */
  clear: () => void
}

/**
 * The draft of one form. `parse` decides what of the stored text is still usable (null: nothing).
 * Pass a `parse` that keeps its identity.
 */
export function useDraft<T>(key: string, uid: string, parse: (stored: unknown) => T | null): Draft<T> {
  const [stored, setStored] = useState<Draft<T>['stored']>(() => {
    const draft = readDraft(uid, key)
    const value = draft ? parse(draft.value) : null
    return draft && value !== null ? { value, at: draft.at } : null
  })

  useEffect(() => {
    const flush = () => flushDrafts()
    // A phone may end a tab in the background without another word.
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
  return { stored, write, setAside, clear }
}

/**
 * Keeps `value` as a draft while it is dirty, and forgets it when it no longer is. A draft that is offered and not
 * answered yet stays.
 */
export function useStoredDraft<T>({ stored, write, clear }: Draft<T>, isDirty: boolean, value: T): void {
  const wasDirty = useRef(false)
  const text = isDirty ? JSON.stringify(value) : null
  useEffect(() => {
    if (text !== null) write(JSON.parse(text) as T)
    else if (wasDirty.current && !stored) clear()
    wasDirty.current = text !== null
  }, [text, stored, write, clear])
}

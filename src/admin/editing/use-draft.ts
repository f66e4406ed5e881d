import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { admin } from '../../copy/admin'
import { useListener } from '../../ui/use-listener'
import { flushDrafts, putDraft, readDraft, writeDraft } from './drafts'
import { notifyRemoved } from './notify-removed'

type Draft<T> = {
  /** The offered draft: of an earlier visit, until it is restored or dismissed. */
  stored: { value: T; at: Date } | null
  /** Writes a draft after a delay, or immediately when the page is closed. The offered one is kept behind it. */
  write: (value: T) => void
  /** Removes what was written. The offered draft is kept. */
  forget: () => void
  /** Writes and offers content that the form is about to lose. */
  setAside: (value: T) => void
  /** Removes the offered draft. */
  clear: () => void
  /** Removes the offered draft, and offers to undo it. */
  dismiss: () => void
}

/** The draft of one form. `parse` returns null for an unusable draft and must keep its identity. */
export function useDraft<T>(key: string, uid: string, parse: (stored: unknown) => T | null): Draft<T> {
  const [offered, setOffered] = useState(() => readDraft(uid, key))
  const value = useMemo(() => (offered ? parse(offered.value) : null), [offered, parse])
  const stored = useMemo(() => (offered && value !== null ? { value, at: offered.at } : null), [offered, value])
  if (offered && !stored) setOffered(offered.earlier)

  useEffect(() => () => flushDrafts(), [])
  useListener(window, 'pagehide', () => flushDrafts())
  // A phone may close a hidden tab without a pagehide event.
  useListener(document, 'visibilitychange', () => {
    if (document.hidden) flushDrafts()
  })

  const write = useCallback((next: T) => writeDraft(uid, key, next, offered), [uid, key, offered])
  const forget = useCallback(() => putDraft(uid, key, offered), [uid, key, offered])
  const offer = useCallback(
    (draft: typeof offered) => {
      putDraft(uid, key, draft)
      setOffered(draft)
    },
    [uid, key],
  )
  const setAside = useCallback((lost: T) => offer({ value: lost, at: new Date(), earlier: offered }), [offer, offered])
  const clear = useCallback(() => offer(offered?.earlier ?? null), [offer, offered])
  const dismiss = () => {
    clear()
    if (offered) notifyRemoved(admin.draft.dismissed, () => offer(offered))
  }
  return { stored, write, forget, setAside, clear, dismiss }
}

/** Writes `value` while it is dirty, and removes it afterwards. An offered draft stays. */
export function useStoredDraft<T>({ write, forget }: Draft<T>, isDirty: boolean, value: T): void {
  const wasDirty = useRef(false)
  const text = isDirty ? JSON.stringify(value) : null
  useEffect(() => {
    if (text !== null) write(JSON.parse(text) as T)
    else if (wasDirty.current) forget()
    wasDirty.current = text !== null
  }, [text, write, forget])
}

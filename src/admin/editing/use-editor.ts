import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { newRevision, revisionOf, type Revision } from '../../data/store/document'
import { ConflictError } from '../../data/client/errors'
import { SAVE_EACH_MS, SAVE_TIMEOUT_MS } from '../../limits'
import { useUid } from '../session/session-provider'
import type { Choice } from './conflict-dialog'
import { useUnsaved } from './unsaved'
import { useDraft, useStoredDraft } from './use-draft'
import {
  openEditor,
  ownRevisions,
  reduceEditor,
  type EditedForm,
  type Editor,
  type EditorEvent,
  type EditorKind,
  type FormSnapshot,
  type Stored,
} from './editor'
import { readDrafts, writeDrafts } from './editor-drafts'
import { useWrite, type WriteResult } from './use-writes'

type Revised = { version?: string | undefined }
type Editors<F, V> = Readonly<Record<string, Editor<F, V>>>

const storedOf = <F, V, D extends Revised>(form: EditedForm<F, V, D>, document: D | null): Stored<V> => ({
  value: document ? form.valueOf(document) : form.blank,
  revision: revisionOf(document),
})

const countChanges = <F, V>(kind: EditorKind<F, V>, { base, form }: FormSnapshot<F, V>) =>
  kind.countChanges(base.value, form)

type Options<D> = {
  start?: Readonly<Record<string, D | null>>
  documentOf?: (key: string) => D | null
  /** Whether an editor closes once its changes are saved. Must keep its identity. */
  closesWhenSaved?: () => boolean
}

const NOTHING = {}

/** The editors of one form by key, with one draft, one guard against leaving, and one save. */
export function useEditors<F, V, D extends Revised>(
  form: EditedForm<F, V, D>,
  { start = NOTHING, documentOf, closesWhenSaved }: Options<D> = {},
) {
  const [editors, setEditors] = useState<Editors<F, V>>(() =>
    Object.fromEntries(
      Object.entries(start).map(([key, document]) => [key, openEditor(form, storedOf(form, document))]),
    ),
  )
  // Code that runs after an answer needs the newest state, not that of its render.
  const latest = useRef(editors)
  // The listener may still report the revision that the last save replaced.
  const lastSaves = useRef<Record<string, { base: Stored<V>; over: readonly Revision[] }>>({})
  const { status, run, reset } = useWrite()
  const draft = useDraft<unknown>(
    form.draftKey,
    useUid(),
    useCallback((stored: unknown) => (readDrafts(form, stored) ? stored : null), [form]),
  )
  const { stored: keptDraft, clear, setAside, dismiss } = draft

  const put = useCallback((next: Editors<F, V>) => {
    latest.current = next
    setEditors(next)
  }, [])

  const dispatch = useCallback(
    (key: string, event: EditorEvent<F, V>): Editor<F, V> | undefined => {
      const editor = latest.current[key]
      if (!editor) return undefined
      const next = reduceEditor(form, editor, event)
      if (next !== editor) put({ ...latest.current, [key]: next })
      return next
    },
    [form, put],
  )

  /** What the last save stored over this revision, or null if it replaced another one. */
  const savedOver = useCallback((key: string, revision: Revision): Stored<V> | null => {
    const last = lastSaves.current[key]
    return last?.over.includes(revision) ? last.base : null
  }, [])

  /** Opens an editor, or passes a newer stored document to an open one. */
  const load = useCallback(
    (key: string, document: D | null) => {
      const read = storedOf(form, document)
      const stored = (document && savedOver(key, read.revision)) ?? read
      if (latest.current[key]) dispatch(key, { type: 'remoteChanged', stored })
      else put({ ...latest.current, [key]: openEditor(form, stored) })
    },
    [form, dispatch, put, savedOver],
  )

  const close = useCallback(
    (key: string) => {
      const { [key]: _, ...rest } = latest.current
      put(rest)
    },
    [put],
  )

  const save = useCallback(
    (keys: readonly string[]): Promise<WriteResult> => {
      const writes = keys.flatMap((key) => {
        const editor = latest.current[key]
        if (!editor) return []
        const revision = newRevision()
        dispatch(key, { type: 'saveStarted', revision })
        return [{ key, value: form.toValue(editor.form), revision, over: ownRevisions(editor) }]
      })
      const work = async () => {
        const send = async ({ key, value, revision, over }: (typeof writes)[number]): Promise<unknown> => {
          try {
            await form.save(value, { revision, over }, key)
            const saved = dispatch(key, { type: 'saveConfirmed', revision })
            lastSaves.current[key] = { base: { value, revision }, over }
            if (saved && countChanges(form, saved) === 0 && closesWhenSaved?.()) close(key)
            return null
          } catch (error) {
            if (error instanceof ConflictError)
              dispatch(key, { type: 'conflictFound', theirs: storedOf(form, error.theirs as D | null) })
            return error
          }
        }
        // Together, so that their documents are read in one round.
        const errors: unknown[] = (await Promise.all(writes.map(send))).filter((error) => error !== null)
        if (errors.length > 0) throw errors.find((error) => error instanceof ConflictError) ?? errors[0]
      }
      return run(work, { timeoutMs: Math.max(SAVE_TIMEOUT_MS, writes.length * SAVE_EACH_MS) })
    },
    [form, dispatch, close, run, closesWhenSaved],
  )

  const dirty = Object.keys(editors).filter((key) => {
    const editor = editors[key]
    return editor !== undefined && countChanges(form, editor) > 0
  })
  useUnsaved(dirty.length > 0)
  useStoredDraft(draft, dirty.length > 0, writeDrafts(form, editors, dirty))

  const offered = useMemo(() => (keptDraft ? readDrafts(form, keptDraft.value) : null), [form, keptDraft])

  return {
    editors,
    dirty,
    latest,
    dispatch,
    load,
    close,
    save,
    savedOver,
    status,
    resetStatus: reset,
    draft: {
      at: keptDraft?.at ?? null,
      isStale: Object.entries(offered ?? {}).some(([key, snapshot]) => {
        const editor = editors[key]
        return editor !== undefined && (editor.newer ?? editor.base).revision !== snapshot.base.revision
      }),
      restore: (): string[] => {
        for (const [key, snapshot] of Object.entries(offered ?? {})) {
          if (documentOf) load(key, documentOf(key))
          const stored = latest.current[key]?.base.value
          const complete = form.complete
          const content = complete && stored !== undefined ? complete(snapshot.form, stored) : snapshot.form
          dispatch(key, { type: 'restored', snapshot: { ...snapshot, form: content } })
        }
        clear()
        return Object.keys(offered ?? {})
      },
      dismiss,
      /** Offers content that a form is about to lose as a draft. */
      setAside: (key: string, snapshot: FormSnapshot<F, V>) => setAside(writeDrafts(form, { [key]: snapshot }, [key])),
    },
  }
}

const ONLY = 'form'

/** The editor of one document; `stored` is the newest that is known. */
export function useEditor<F, V, D extends Revised>(form: EditedForm<F, V, D>, stored: D | null) {
  const start = { [ONLY]: stored }
  const { editors, dispatch, load, save, status, resetStatus, draft } = useEditors(form, { start })
  const { setAside, ...keptDraft } = draft
  useEffect(() => load(ONLY, stored), [load, stored])
  const editor = editors[ONLY] as Editor<F, V>
  const send = useCallback((event: EditorEvent<F, V>) => dispatch(ONLY, event) as Editor<F, V>, [dispatch])
  return {
    status,
    resetStatus,
    editor,
    changes: countChanges(form, editor),
    dispatch: send,
    save: useCallback(() => save([ONLY]), [save]),
    /** Takes every change back; returns how to bring them back. */
    discard: () => {
      send({ type: 'discarded' })
      resetStatus()
      return () => void send({ type: 'restored', snapshot: editor })
    },
    /** Carries out an answer to a conflict. Where theirs stays, the form's content becomes a draft. */
    choose: (choice: Choice, submit: (content: F) => unknown) => {
      const next = send(choice)
      if (choice.type === 'choseMine' || choice.type === 'choseMerge') submit(next.form)
      if (choice.type !== 'choseTheirs') return
      setAside(ONLY, editor)
      resetStatus()
    },
    draft: keptDraft,
  }
}

export type EditorHandle<F, V, D extends Revised> = ReturnType<typeof useEditor<F, V, D>>

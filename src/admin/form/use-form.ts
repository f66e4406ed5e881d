import { useState } from 'react'
import { GoneError } from '../../data/client/errors'
import type { Saved } from '../../data/store/save'
import { merge } from '../../lib/merge'
import { isSame } from '../../lib/same'
import { useUid } from '../session/session'
import { readDraft, useDraft, type DraftInfo } from './drafts'
import { useUnsaved } from './unsaved'
import { useWrite, type WriteResult } from './use-writes'

type Options<V> = {
  /** Of its draft. */
  name: string
  /** The newest stored value; null while nothing is stored. */
  stored: V | null
  /** What the form shows while nothing is stored. */
  blank: V
  /** What is saved of a value: trimmed, without blank lines. */
  clean: (typed: V) => V
  save: (base: V | null, mine: V) => Promise<Saved<V>>
}

type State<V> = {
  /** The stored value that the changes are made to; null while nothing was stored. */
  base: V | null
  typed: V
  /** The fields that were changed both here and elsewhere. */
  clashes: readonly string[]
  /** The fields of the last save, until they are stored. The live value has them before the answer comes. */
  sent: Partial<V>
  /** The changes that were there from the start. */
  draft: DraftInfo | null
  /** The path of a document that was deleted elsewhere, once a save has found that. */
  gone: string | null
}

export type SaveResult = WriteResult & { replaced: readonly string[] }

/**
 * A form over a live document: what is typed stays, and what changes elsewhere appears in the other fields. What was typed
 * at the last visit is there again.
 */
export function useForm<V extends object>({ name, stored: live, blank, clean, save }: Options<V>) {
  const uid = useUid()
  const stored = live && clean(live)
  const shown = clean(blank)

  /** The same changes, made to a newer stored value. */
  const rebase = (state: State<V>, next: V | null): State<V> => {
    const { base, typed, sent } = state
    const mine = clean(typed)
    const before = base ?? shown
    if (!next) return isSame(mine, before) ? { ...state, base: null, typed: shown } : state
    const clashes = new Set(state.clashes)
    const isStored = (key: keyof V) => isSame(sent[key], next[key])
    const merged = merge({ ...before, ...pick(sent, isStored) }, mine, next, (field) =>
      clashes.add(field),
    )
    // What was deleted elsewhere and has changes here stays in the base, so that a save asks.
    const gone = pick(base, (key) => !Object.hasOwn(next, key) && !isSame(before[key], mine[key]))
    return {
      ...state,
      base: { ...gone, ...next },
      typed: asTyped(typed, mine, merged),
      clashes: [...clashes],
      sent: pick(sent, (key) => !isStored(key)),
    }
  }

  const [state, setState] = useState<State<V>>(() => {
    const start = {
      base: stored,
      typed: stored ?? shown,
      clashes: [],
      sent: {},
      draft: null,
      gone: null,
    }
    const draft = readDraft<V>(uid, name, stored ?? shown)
    if (!draft) return start
    const { info, base, typed } = draft
    try {
      const over = { ...(stored ?? shown), ...base }
      return rebase(
        { ...start, base: base && over, typed: { ...over, ...typed }, draft: info },
        stored,
      )
    } catch (error) {
      console.warn('[dashboard] a draft could not be read', error)
      return start
    }
  })
  const [seen, setSeen] = useState(stored)
  if (!isSame(seen, stored)) {
    setSeen(stored)
    setState(rebase(state, stored))
  }

  const { base, typed, draft, gone } = state
  const before = base ?? shown
  const mine = clean(typed)
  const changed = fieldsOf({ ...before, ...mine }).filter(
    (field) => !isSame(mine[field], before[field]),
  )
  const isDirty = changed.length > 0
  useUnsaved(isDirty)
  const isChanged = (field: keyof V) => changed.includes(field)
  useDraft(
    uid,
    name,
    isDirty ? { base: base && pick(base, isChanged), typed: pick(typed, isChanged) } : null,
  )
  const { status, run, reset } = useWrite()

  const send = async (over: V | null, fields: readonly (keyof V)[]): Promise<SaveResult> => {
    const own = pick(mine, (field) => fields.includes(field))
    const sent: V = { ...(over ?? shown), ...own }
    let replaced: readonly string[] = []
    setState((now) => ({ ...now, sent: own, gone: null }))
    const result = await run(async () => {
      try {
        const saved = await save(over, sent)
        replaced = [
          ...new Set([
            ...state.clashes.filter((field) => fields.includes(field as keyof V)),
            ...saved.replaced,
          ]),
        ]
        // What was typed meanwhile stays, as does a live value with all of it, which may have newer changes, too.
        const isLive = (now: State<V>) =>
          fieldsOf(own).length > 0 && fieldsOf(now.sent).length === 0
        setState((now) => ({
          ...(isLive(now) ? now : rebase({ ...now, base: sent, sent: {} }, saved.value)),
          clashes: now.clashes.filter((field) => !fields.includes(field as keyof V)),
          draft: null,
        }))
      } catch (error) {
        if (error instanceof GoneError) setState((now) => ({ ...now, gone: error.path }))
        throw error
      }
    })
    return { ...result, replaced }
  }

  /** A value without the document that was deleted: a part of it, or all of it. */
  const withoutGone = (value: V | null): V | null => {
    const id = gone?.split('/').at(-1) ?? ''
    return value && Object.hasOwn(value, id) ? (pick(value, (field) => field !== id) as V) : null
  }

  return {
    typed,
    /** What is stored, as far as is known. */
    base: before,
    /** The fields with unsaved changes. */
    changed,
    status,
    /** Null unless there are changes that were typed at an earlier visit. */
    draft: isDirty ? draft : null,
    gone,
    edit: (change: (typed: V) => V) => setState((now) => ({ ...now, typed: change(now.typed) })),
    /** Changes one field by what it is. */
    editField:
      <K extends keyof V>(field: K) =>
      (change: (value: V[K]) => V[K]) =>
        setState((now) => ({ ...now, typed: { ...now.typed, [field]: change(now.typed[field]) } })),
    set: (part: Partial<V>) => setState((now) => ({ ...now, typed: { ...now.typed, ...part } })),
    /** Takes every change back, or those of these fields; returns how to bring them back. */
    discard: (fields: readonly (keyof V)[] = changed) => {
      reset()
      const isKept = (field: keyof V) => !fields.includes(field)
      const left = { ...pick(before, (field) => !isKept(field)), ...pick(typed, isKept) } as V
      setState((now) => ({ ...now, typed: left, draft: null }))
      return () => setState((now) => rebase({ ...state, draft: null }, now.base))
    },
    /** Saves everything, or only these fields. */
    save: (fields: readonly (keyof V)[] = changed) => send(base, fields),
    /** Stores again what was deleted elsewhere. */
    storeAsNew: () => send(withoutGone(base), changed),
    /** Leaves deleted what was deleted elsewhere. */
    letGo: () => {
      reset()
      setState((now) => ({
        ...now,
        base: withoutGone(now.base),
        typed: withoutGone(now.typed) ?? shown,
        gone: null,
      }))
    },
    /** Asks again at the next save. */
    askLater: () => setState((now) => ({ ...now, gone: null })),
  }
}

export type FormHandle<V extends object> = ReturnType<typeof useForm<V>>

const fieldsOf = <V extends object>(value: V) => Object.keys(value) as (keyof V)[]

const pick = <V extends object>(
  value: V | null,
  isPicked: (field: keyof V) => boolean,
): Partial<V> =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter(([field]) => isPicked(field as keyof V)),
  ) as Partial<V>

/** The merged value; what is the same stays as it was typed, with its spaces and empty lines. */
function asTyped<T>(typed: T, mine: T, merged: T): T {
  if (isSame(mine, merged)) return typed
  if (Array.isArray(typed) && Array.isArray(mine) && Array.isArray(merged)) {
    const byId = (list: unknown[], id: unknown) =>
      list.find((item) => isRecord(item) && item['id'] === id)
    const items = merged.map((item: unknown) => {
      const [was, own] =
        isRecord(item) && item['id'] ? [byId(typed, item['id']), byId(mine, item['id'])] : []
      return was && own ? asTyped(was, own, item) : item
    })
    return items as T
  }
  if (!isRecord(typed) || !isRecord(mine) || !isRecord(merged)) return merged
  const fields = Object.entries(merged).map(([key, value]) => [
    key,
    asTyped(typed[key], mine[key], value),
  ])
  return Object.fromEntries(fields) as T
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

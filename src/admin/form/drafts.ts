import { useEffect, useEffectEvent } from 'react'
import { subscribePageShown } from '../../lib/browser/page-shown'
import { readStorage, readStorageJson, storageKeys, writeStorage } from '../../lib/browser/storage'
import { isRecord } from '../../lib/is-record'
import type { Clashes } from '../../lib/merge'
import { isSame } from '../../lib/same'
import { toDate } from '../../lib/time'
import { DRAFT_ABSENCE_MS, DRAFT_MAX_AGE_MS } from '../../limits'
import { hasTypesOf, lacksImages, withImages } from './draft-fields'
import type { FormName } from './form-name'
import type { DraftInfo, KeptDraft } from './state/form-drafts'

/** The form that a draft belongs to, and the administrator who typed it. */
type DraftOwner = { uid: string; name: FormName }

/**
 * The changed fields of a form as they were typed and as they were stored; `base` is null where nothing was stored. A
 * field in which nothing but images changed is left out.
 */
export type Draft<V> = {
  at: number
  base: Partial<V> | null
  typed: Partial<V>
  hasImages: boolean
  clashes?: Clashes
}

const PREFIX = 'draft:'
const WRITE_DELAY_MS = 400
/** Each browser tab keeps its own drafts, so that two of them do not overwrite each other. */
const PAGE_ID = crypto.randomUUID()
const prefixOf = (uid: string) => `${PREFIX}${uid}:`
const formKey = ({ uid, name }: DraftOwner) => `${prefixOf(uid)}${name}`
const ownKey = (owner: DraftOwner) => `${formKey(owner)}@${PAGE_ID}`
const withoutPageId = (key: string) => key.replace(/@[^@]*$/, '')
const keysOfForm = (owner: DraftOwner): string[] =>
  storageKeys().filter((key) => withoutPageId(key) === formKey(owner))

/** A write of a draft: its text, or null to remove it, and the keys of the drafts that it replaces. */
type DraftWrite = { text: string | null; replacedKeys: readonly string[] }
const pendingWrites = new Map<string, DraftWrite & { timer: ReturnType<typeof setTimeout> }>()
/**
 * The texts of the drafts of open forms by key. A form in another browser tab may have removed them from the storage.
 */
const openDrafts = new Map<string, string>()

function flush(): void {
  for (const [key, { text, replacedKeys, timer }] of pendingWrites) {
    clearTimeout(timer)
    writeStorage(key, text)
    replacedKeys.forEach((other) => writeStorage(other, null))
  }
  pendingWrites.clear()
}

/** Writes the pending drafts, and each draft of an open form that the storage has lost. */
function writeOpenDrafts(): void {
  flush()
  for (const [key, text] of openDrafts) if (readStorage(key) === null) writeStorage(key, text)
}

window.addEventListener('pagehide', writeOpenDrafts)
// A phone may close a hidden tab without a pagehide event.
subscribePageShown((isShown) => {
  if (!isShown) writeOpenDrafts()
})

/** Writes after a moment, because each key that is pressed changes the draft. */
function scheduleWrite(key: string, { text, replacedKeys }: DraftWrite): void {
  clearTimeout(pendingWrites.get(key)?.timer)
  pendingWrites.set(key, { text, replacedKeys, timer: setTimeout(flush, WRITE_DELAY_MS) })
  if (text === null) openDrafts.delete(key)
  else openDrafts.set(key, text)
}

type DraftInStorage = {
  at?: string | number
  age?: number
  /** When `age` was counted. */
  seen?: number
  base?: unknown
  typed?: unknown
  hasImages?: unknown
  clashes?: unknown
}

/** A draft in the storage with its age by now; null for a damaged one. */
function readDraft(key: string, now: number) {
  const draft = readStorageJson(key)
  if (!isRecord(draft)) return null
  const stored = draft as DraftInStorage
  const { at: savedAt, age = 0, seen, base = null, typed } = stored
  const at = toDate(savedAt)
  if (!at || !isRecord(typed) || (base !== null && !isRecord(base))) return null
  // The clock may have been set in either direction, and a long absence counts as a short one.
  const since = Math.min(Math.max(now - (seen ?? at.getTime()), 0), DRAFT_ABSENCE_MS)
  return {
    at,
    age: age + since,
    base,
    typed,
    hasImages: stored.hasImages === true || lacksImages(typed),
    clashes: isTextList(stored.clashes) ? stored.clashes : [],
  }
}

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** The fields of a draft whose values have the types of the sample. */
function validFields<V extends object>(draft: object, sample: V): Partial<V> {
  const samples = new Map(Object.entries(sample))
  const all = Object.entries(draft)
  const fields = all.filter(([field, value]) => hasTypesOf(value, samples.get(field)))
  if (fields.length < all.length) console.warn('[dashboard] a draft could not be read', draft)
  return Object.fromEntries(fields) as Partial<V>
}

/**
 * The drafts of a form, from this and other browser tabs, the newest last. A draft that brings nothing back is deleted.
 * @param unchanged the value of the form without changes; the drafts get its images
 */
export function readDrafts<V extends object>(owner: DraftOwner, unchanged: V): KeptDraft<V>[] {
  flush()
  const drafts: KeptDraft<V>[] = []
  for (const key of keysOfForm(owner)) {
    const draft = keptDraft(key, unchanged)
    if (draft) drafts.push(draft)
    else writeStorage(key, null)
  }
  return drafts.sort((a, b) => a.info.typedAt.getTime() - b.info.typedAt.getTime())
}

/** The draft of a key; null for one that is damaged, too old or without changes. */
function keptDraft<V extends object>(key: string, unchanged: V): KeptDraft<V> | null {
  const draft = readDraft(key, Date.now())
  if (!draft || draft.age >= DRAFT_MAX_AGE_MS) return null
  const { at, age, hasImages, clashes } = draft
  const fieldsOf = (kept: object) => validFields(withImages(kept, unchanged) as object, unchanged)
  const typed = fieldsOf(draft.typed)
  const hasOnlyImages = !hasFields({ typed })
  if (hasOnlyImages && !hasImages) return null
  return {
    key,
    age,
    info: { typedAt: at, hasImages, hasOnlyImages },
    base: draft.base && fieldsOf(draft.base),
    typed,
    clashes,
  }
}

/**
 * Keeps a draft in this browser: after a moment, and at once when the page is left. Null removes it.
 * @param earlierDrafts the drafts with which the form has begun; the new draft replaces them
 */
export function useDraft(
  owner: DraftOwner,
  draft: Draft<object> | null,
  earlierDrafts: readonly { key: string; age: number; info: DraftInfo }[],
): void {
  const key = ownKey(owner)
  const content = draft && JSON.stringify(draft)
  const write = useEffectEvent(() => {
    const age = earlierDrafts.find(({ info }) => info.typedAt.getTime() === draft?.at)?.age ?? 0
    const times = { age, seen: Date.now() }
    scheduleWrite(key, {
      text: content && JSON.stringify({ ...draft, ...times }),
      replacedKeys: earlierDrafts.map((other) => other.key).filter((otherKey) => otherKey !== key),
    })
  })
  useEffect(() => write(), [key, content])
  useEffect(() => {
    return () => void openDrafts.delete(key)
  }, [key])
}

/**
 * The names of the forms with drafts of this administrator that bring something back. A draft of an earlier release may
 * have a name that no form has. It is called while rendering, so it writes nothing: it counts a pending write as done.
 */
export function draftNames(uid: string): string[] {
  const prefix = prefixOf(uid)
  const writes = [...pendingWrites]
  const rewrittenKeys = writes.flatMap(([key, { replacedKeys }]) => [key, ...replacedKeys])
  const storedKeys = storageKeys().filter((key) => {
    if (rewrittenKeys.includes(key) || !key.startsWith(prefix)) return false
    const draft = readDraft(key, Date.now())
    return draft !== null && draft.age < DRAFT_MAX_AGE_MS && hasFields(draft)
  })
  const pendingKeys = writes
    .filter(([, { text }]) => text !== null && hasFields(JSON.parse(text) as DraftInStorage))
    .map(([key]) => key)
    .filter((key) => key.startsWith(prefix))
  const keys = [...storedKeys, ...pendingKeys]
  return [...new Set(keys.map((key) => withoutPageId(key).slice(prefix.length)))]
}

/** Whether a draft has more than images. */
const hasFields = ({ typed }: { typed?: unknown }): boolean => !isSame(typed, {})

/** Removes the drafts of a form whose document is deleted. Returns a function that puts them back. */
export function setDraftAside(owner: DraftOwner): () => void {
  flush()
  openDrafts.delete(ownKey(owner))
  const aside = keysOfForm(owner).map((key) => ({ key, text: readStorage(key) }))
  aside.forEach(({ key }) => writeStorage(key, null))
  return () => aside.forEach(({ key, text }) => writeStorage(key, text))
}

/** Deletes all drafts of an administrator in this browser. */
export function clearDrafts(uid: string): void {
  flush()
  openDrafts.clear()
  const prefix = prefixOf(uid)
  for (const key of storageKeys()) if (key.startsWith(prefix)) writeStorage(key, null)
}

/** Lets the drafts of all administrators age, once for each visit, and deletes those that are too old or damaged. */
export function clearOldDrafts(): void {
  const now = Date.now()
  for (const key of storageKeys().filter((storageKey) => storageKey.startsWith(PREFIX))) {
    const draft = readDraft(key, now)
    const isKept = draft !== null && draft.age < DRAFT_MAX_AGE_MS
    writeStorage(key, isKept ? JSON.stringify({ ...draft, seen: now }) : null)
  }
}

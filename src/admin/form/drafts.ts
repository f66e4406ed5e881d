import { useEffect, useEffectEvent } from 'react'
import { readStorage, readStorageJson, storageKeys, writeStorage } from '../../lib/browser-storage'
import { isRecord } from '../../lib/is-record'
import { subscribePageShown } from '../../lib/page-shown'
import { isSame } from '../../lib/same'
import { toDate } from '../../lib/time'
import { DRAFT_ABSENCE_MS, DRAFT_MAX_AGE_MS } from '../../limits'
import { hasTypesOf, lacksImages, withImages } from './draft-fields'
import type { FormName } from './form-name'

/** The form that a draft belongs to, and the administrator who typed it. */
type DraftOwner = { uid: string; name: FormName }

/** The time when a draft was typed, whether it had images, which it does not keep, and whether it had nothing else. */
export type DraftInfo = { typedAt: Date; hasImages: boolean; hasOnlyImages: boolean }

/**
 * The changed fields of a form as they were typed and as they were stored; `base` is null where nothing was stored. A field in
 * which nothing but images changed is left out.
 */
export type Draft<V> = {
  at: number
  base: Partial<V> | null
  typed: Partial<V>
  hasImages: boolean
}

/** A draft of this or another browser tab. `age` is how long it was kept in milliseconds, without the time of longer absences. */
export type KeptDraft<V> = {
  key: string
  age: number
  info: DraftInfo
  base: Partial<V> | null
  typed: Partial<V>
}

const PREFIX = 'draft:'
const WRITE_DELAY_MS = 400
/** Each open page keeps its own drafts, so that two tabs do not overwrite each other. */
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
/** The texts of the drafts of open forms by key. A form in another browser tab may have replaced them in the storage. */
const openDrafts = new Map<string, string>()

function flush(): void {
  for (const [key, { text, replacedKeys, timer }] of pendingWrites) {
    clearTimeout(timer)
    writeStorage(key, text)
    replacedKeys.forEach((other) => writeStorage(other, null))
  }
  pendingWrites.clear()
}

/** Writes what waits, and the draft of each open form that another browser tab has removed from the storage. */
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
  seen?: number
  base?: unknown
  typed?: unknown
  hasImages?: unknown
}

/** A draft in the storage with its age by now; null for a damaged one. */
function readDraft(key: string, now: number) {
  const draft = readStorageJson(key)
  if (!isRecord(draft)) return null
  const { at: savedAt, age = 0, seen, base = null, typed, hasImages } = draft as DraftInStorage
  const at = toDate(savedAt)
  if (!at || !isRecord(typed) || (base !== null && !isRecord(base))) return null
  // The clock may have been set in either direction, and a long absence counts as a short one.
  const since = Math.min(Math.max(now - (seen ?? at.getTime()), 0), DRAFT_ABSENCE_MS)
  return { at, age: age + since, base, typed, hasImages: hasImages === true || lacksImages(typed) }
}

/** The fields of a draft whose values have the types of the sample. */
function validFields<V extends object>(draft: object, sample: V): Partial<V> {
  const samples = new Map(Object.entries(sample))
  const all = Object.entries(draft)
  const fields = all.filter(([field, value]) => hasTypesOf(value, samples.get(field)))
  if (fields.length < all.length) console.warn('[dashboard] a draft could not be read', draft)
  return Object.fromEntries(fields) as Partial<V>
}

/**
 * The drafts of a form, from this and other browser tabs, the newest last. `before` is the value of the form without changes,
 * whose images the drafts get.
 */
export function readDrafts<V extends object>(owner: DraftOwner, before: V): KeptDraft<V>[] {
  flush()
  const drafts = keysOfForm(owner).flatMap((key): KeptDraft<V>[] => {
    const draft = readDraft(key, Date.now())
    const fields = draft && validFields(withImages(draft.typed, before) as object, before)
    const hasOnlyImages = fields !== null && !hasFields({ typed: fields })
    if (!fields || draft.age >= DRAFT_MAX_AGE_MS || (hasOnlyImages && !draft.hasImages)) {
      writeStorage(key, null)
      return []
    }
    const { at, age, base, hasImages } = draft
    const draftBase = base && validFields(withImages(base, before) as object, before)
    return [
      {
        key,
        age,
        info: { typedAt: at, hasImages, hasOnlyImages },
        base: draftBase,
        typed: fields,
      },
    ]
  })
  return drafts.sort((a, b) => a.info.typedAt.getTime() - b.info.typedAt.getTime())
}

/**
 * Keeps a draft in this browser: after a moment, and at once when the page is left. Null removes it.
 * @param replacedDrafts the drafts with which the form has begun, which this one replaces
 */
export function useDraft(
  owner: DraftOwner,
  draft: Draft<object> | null,
  replacedDrafts: readonly { key: string; age: number; info: DraftInfo }[],
): void {
  const key = ownKey(owner)
  const content = draft && JSON.stringify(draft)
  const write = useEffectEvent(() => {
    const age = replacedDrafts.find(({ info }) => info.typedAt.getTime() === draft?.at)?.age ?? 0
    const times = { age, seen: Date.now() }
    scheduleWrite(key, {
      text: content && JSON.stringify({ ...draft, ...times }),
      replacedKeys: replacedDrafts.map((other) => other.key).filter((otherKey) => otherKey !== key),
    })
  })
  useEffect(() => write(), [key, content])
  useEffect(() => () => void openDrafts.delete(key), [key])
}

/**
 * The names of the forms with drafts of this administrator that bring something back. A draft of an earlier release may have a
 * name that no form has. The names are read while rendering, so nothing is written; a write that waits counts as done.
 */
export function draftNames(uid: string): string[] {
  const prefix = prefixOf(uid)
  const waitingWrites = [...pendingWrites]
  const allReplacedKeys = waitingWrites.flatMap(([key, { replacedKeys }]) => [key, ...replacedKeys])
  const storedKeys = storageKeys().filter((key) => {
    const draft =
      key.startsWith(prefix) && !allReplacedKeys.includes(key) && readDraft(key, Date.now())
    return draft && draft.age < DRAFT_MAX_AGE_MS && hasFields(draft)
  })
  const addedKeys = waitingWrites.flatMap(([key, { text }]) =>
    text !== null && key.startsWith(prefix) && hasFields(JSON.parse(text) as DraftInStorage)
      ? [key]
      : [],
  )
  const names = [...storedKeys, ...addedKeys].map((key) => withoutPageId(key).slice(prefix.length))
  return [...new Set(names)]
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

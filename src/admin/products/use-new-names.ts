import { useState } from 'react'
import { merge } from '../../lib/merge'
import { trimText } from '../../lib/text/plain-text'
import { readDrafts, useDraft } from '../form/drafts'
import type { DraftInfo } from '../form/state/form-drafts'
import { useUid } from '../session/session-context'
import { useLatest } from '../ui/use-latest'

const DRAFT = 'products'
type Names = { names: readonly string[] }
/** The types of the values of a draft. */
const SAMPLE: Names = { names: [''] }
const isFilled = (name: string): boolean => trimText(name) !== ''

/** The names of the drafts. A name that two drafts have is taken once. */
function namesOfDrafts(drafts: readonly { typed: Partial<Names> }[]): readonly string[] {
  let names: readonly string[] = []
  for (const { typed } of drafts) names = merge([], names, typed.names ?? [])
  return names
}

export type NewNames = {
  /** Whether a name is typed. */
  isDirty: boolean
  /**
   * The draft of an earlier visit to which the unassigned names belong, or which had nothing but images; null without
   * one.
   */
  draft: DraftInfo | null
  /** The name that was typed for a row, at the last render; null while the suggested name is used. */
  typedFor: (key: string) => string | null
  /** The unassigned names, without the one that is being typed. */
  others: readonly string[]
  /** The newest name that was typed for a row with an image; null while the suggested name is used. */
  newestFor: (key: string) => string | null
  /** Whether there is an unassigned name now. */
  hasUnassigned: () => boolean
  rename: (key: string, name: string) => void
  /** Gives the unassigned names to the new images with these keys. */
  giveTo: (newKeys: readonly string[]) => void
  forget: (key: string) => void
  /** Forgets the unassigned names that were emptied. */
  forgetEmpty: () => void
  /** Discards the unassigned names. Returns a function that brings them back, after the names that were typed since. */
  discard: () => () => void
}

/**
 * The names that were typed for products to add. A name can be typed before its image is chosen. Then it is unassigned,
 * and goes to the next image that is chosen.
 * @param keys the keys of the images that were chosen
 */
export function useNewNames(keys: readonly string[]): NewNames {
  const uid = useUid()
  const [drafts] = useState(() => readDrafts({ uid, name: DRAFT }, SAMPLE))
  const [typedNames, setTypedNames] = useState<ReadonlyMap<string, string>>(new Map())
  const [unassignedNames, setUnassignedNames] = useState<readonly string[]>(() =>
    namesOfDrafts(drafts),
  )
  const [draft, setDraft] = useState(drafts.at(-1)?.info ?? null)
  const [typedAt, setTypedAt] = useState(draft?.typedAt.getTime() ?? 0)
  const namesWithImage = keys.flatMap((key) => typedNames.get(key) ?? [])
  const filledNames = [...namesWithImage, ...unassignedNames].filter(isFilled)
  const isDirty = filledNames.length > 0
  const hasImages = keys.length > 0
  useDraft(
    { uid, name: DRAFT },
    isDirty || hasImages
      ? { at: typedAt, base: null, typed: isDirty ? { names: filledNames } : {}, hasImages }
      : null,
    drafts,
  )
  const newest = useLatest({ typedNames, unassignedNames })
  const isWithoutImage = (key: string) => !keys.includes(key)
  /**
   * Changes the unassigned names. Without any, a name that is typed later does not belong to the draft of the earlier
   * visit.
   */
  const keepUnassigned = (names: readonly string[]) => {
    setUnassignedNames(names)
    if (!names.some(isFilled)) setDraft(null)
  }

  return {
    isDirty,
    draft: draft?.hasOnlyImages || unassignedNames.some(isFilled) ? draft : null,
    typedFor: (key) => (isWithoutImage(key) ? unassignedNames[0] : typedNames.get(key)) ?? null,
    others: (keys.length > 0 ? unassignedNames : unassignedNames.slice(1)).filter(isFilled),
    newestFor: (key) => newest.current.typedNames.get(key) ?? null,
    hasUnassigned: () => newest.current.unassignedNames.some(isFilled),
    rename: (key, name) => {
      setTypedAt(Date.now())
      if (isWithoutImage(key)) keepUnassigned([name, ...unassignedNames.slice(1)])
      else setTypedNames((all) => new Map(all).set(key, name))
    },
    giveTo: (newKeys) => {
      const namesToGive = unassignedNames.slice(0, newKeys.length)
      const pairs = namesToGive.map((name, index) => [newKeys[index] ?? '', name] as const)
      setTypedNames((all) => new Map([...all, ...pairs]))
      keepUnassigned(unassignedNames.slice(newKeys.length))
    },
    forget: (key) => setTypedNames((all) => new Map([...all].filter(([one]) => one !== key))),
    forgetEmpty: () => keepUnassigned(unassignedNames.filter(isFilled)),
    discard: () => {
      keepUnassigned([])
      return () => {
        setUnassignedNames((names) => [...names, ...unassignedNames].filter(isFilled))
        setDraft(draft)
      }
    },
  }
}

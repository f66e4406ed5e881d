import { toReversed } from '../../../lib/lists'
import { mergeWithClashes, withoutRefused, type Clashes, type Sides } from '../../../lib/merge'
import { isSame } from '../../../lib/same'
import { latestFirst, type Sortable } from '../../../lib/sorting'
import { isVisible } from '../../../lib/visibility'
import type { Fields } from '../../client/document'
import { CENTRE_PATH } from '../../document-paths'
import { refusedLists, withLines, withRows, type CentreRows } from '../shared/centre-rows'

/** The states of a document before and after a change, and the stored one. Null where the document is deleted. */
type States = { before: Fields; after: Fields | null; stored: Fields | null }
type StoredStates = States & { stored: Fields }
type StatesAtPath = States & { path: string }

/** The stored fields without one change, and the fields in which a newer change met it. */
export type MergedTakeBack = { fields: Fields; clashes: Clashes }

/**
 * Takes one change back, and keeps newer ones (example: version.ts). A field or a line of text that was changed again is
 * a clash, and returns to its value before the change. An added row that was changed again stays.
 */
export function mergeTakeBack({ path, before, after, stored }: StatesAtPath): MergedTakeBack {
  if (!stored) return { fields: before, clashes: [] }
  const states = { before, after, stored }
  const { fields, clashes } = isStillAsAfter(states)
    ? { fields: before, clashes: [] }
    : (path === CENTRE_PATH && mergeCentre(states)) || mergeFields(states)
  const { order, hidden } = mustReturnToPlace(states) ? before : stored
  return { fields: { ...fields, order, hidden }, clashes }
}

/** Whether nothing was changed since. Then the state before comes back as it was, without a merge. */
const isStillAsAfter = ({ after, stored }: StoredStates): boolean =>
  isSame(mergeableFields(after ?? {}), mergeableFields(stored))

/**
 * A take-back as a merge. The base is the state after the change, and mine is the one before it. After a deletion the
 * base has no field, so each field that was stored again with another value is a clash.
 */
const sidesOf = ({ before, after, stored }: StoredStates): Sides<Fields> => ({
  base: mergeableFields(after ?? {}),
  mine: mergeableFields(before),
  theirs: mergeableFields(stored),
})

function mergeFields(states: StoredStates): MergedTakeBack {
  const { base, mine, theirs } = sidesOf(states)
  const { merged, clashes } = mergeWithClashes(base, mine, theirs)
  return { fields: isSame(merged, theirs) ? states.stored : toStored(merged), clashes }
}

/** Merges the lists of the centre row by row. Null where a state has a list that cannot be merged so. */
function mergeCentre(states: StoredStates): MergedTakeBack | null {
  const before = withRows(states.before)
  const after = withRows(states.after ?? {})
  const stored = withRows(states.stored)
  if (!before || !after || !stored) return null
  const sides = sidesOf({ before, after, stored })
  const { merged, clashes } = withoutRefused(
    mergeWithClashes(sides.base, sides.mine, sides.theirs),
    sides,
    (fields) => refusedLists(fields as CentreRows),
  )
  return { fields: isSame(merged, sides.theirs) ? states.stored : withLines(merged), clashes }
}

/** The list of videos before the first one was added. */
export const NO_VIDEOS = { videos: [], images: {} }

/**
 * Whether a take-back returns the document to its earlier place in the list: after a change that hid it, made it
 * visible or deleted it, and after a later deletion.
 */
export const mustReturnToPlace = ({ before, after, stored }: States): boolean =>
  !stored || !after || isVisible(before) !== isVisible(after)

/** Whether a take-back would change nothing. False for a change of images alone: the history reads no images. */
export function wouldChangeNothing({ path, before, after, stored }: StatesAtPath): boolean {
  if (!stored || !after) return false
  const isChangeKnown =
    isVisible(before) !== isVisible(after) ||
    !isSame(mergeableFields(before), mergeableFields(after))
  const { fields, clashes } = mergeTakeBack({ path, before, after, stored })
  return (
    isChangeKnown &&
    clashes.length === 0 &&
    isVisible(fields) === isVisible(stored) &&
    isSame(mergeableFields(fields), mergeableFields(stored))
  )
}

type StoredVideo = Sortable & { image?: unknown }

const POSITION_AND_TIMES = ['order', 'hidden', 'createdAt', 'updatedAt']

/**
 * The fields that are compared and merged: all but the position and the times. A video gets its image, and loses its
 * number: the list has its position.
 */
function mergeableFields(fields: Fields): Fields {
  const content: Fields = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !POSITION_AND_TIMES.includes(name)),
  )
  const { videos, images } = content
  if (!isVideoList(videos)) return content
  const imagesById = new Map<string, unknown>(Object.entries(images ?? {}))
  const list = toReversed(latestFirst(videos))
  return {
    ...content,
    images: undefined,
    videos: list.map((video) => ({ ...video, order: undefined, image: imagesById.get(video.id) })),
  }
}

function toStored(merged: Fields): Fields {
  const { videos } = merged
  if (!isVideoList(videos)) return merged
  return {
    ...merged,
    videos: videos.map(({ image: _, ...video }, index) => ({ ...video, order: index + 1 })),
    images: Object.fromEntries(videos.flatMap(({ id, image }) => (image ? [[id, image]] : []))),
  }
}

const isVideoList = (list: unknown): list is StoredVideo[] =>
  Array.isArray(list) &&
  list.every((video: unknown) => {
    const { id } = Object(video) as Fields
    return typeof id === 'string'
  })

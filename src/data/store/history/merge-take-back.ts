import { toReversed } from '../../../lib/lists'
import { mergeWithClashes, withoutRefused, type Clashes } from '../../../lib/merge'
import { isSame } from '../../../lib/same'
import { latestFirst, type Sortable } from '../../../lib/sorting'
import { isVisible } from '../../../lib/visibility'
import type { Fields } from '../../client/document'
import { CENTRE_PATH } from '../../document-paths'
import { refusedLists, withLines, withRows, type CentreRows } from '../centre-rows'

/** The states of a document before and after a change, and the stored one. Null where the document is deleted. */
type States = { before: Fields; after: Fields | null; stored: Fields | null }
type StoredStates = States & { stored: Fields }
type StatesAtPath = States & { path: string }

/** The stored fields without one change, and the fields in which a newer change met it. */
export type MergedTakeBack = { fields: Fields; clashes: Clashes }

/**
 * Takes one change back, and keeps newer ones (example: history.ts). It is a merge: the base is the state after the
 * change, mine is the one before it, and theirs is the stored one. A field that was changed again is a clash, and
 * returns to its value before the change. Rows that were changed again stay.
 */
export function mergeTakeBack({ path, before, after, stored }: StatesAtPath): MergedTakeBack {
  if (!stored) return { fields: before, clashes: [] }
  const { order, hidden } = returnsToPlace({ before, after, stored }) ? before : stored
  if (isSame(withoutPositionAndTimes(after ?? {}), withoutPositionAndTimes(stored)))
    return { fields: { ...before, order, hidden }, clashes: [] }
  const { fields, clashes } =
    (path === CENTRE_PATH && mergeCentre({ before, after, stored })) ||
    mergeContent({ before, after, stored })
  return { fields: { ...fields, order, hidden }, clashes }
}

/** Null where a list cannot be merged row by row. */
function mergeCentre({ before, after, stored }: StoredStates): MergedTakeBack | null {
  const base = withRows(after ?? {})
  const mine = withRows(before)
  const theirs = withRows(stored)
  if (!base || !mine || !theirs) return null
  const sides = { mine: withoutPositionAndTimes(mine), theirs: withoutPositionAndTimes(theirs) }
  const both = mergeWithClashes(withoutPositionAndTimes(base), sides.mine, sides.theirs)
  const { merged, clashes } = withoutRefused(both, sides, (fields) =>
    refusedLists(fields as CentreRows),
  )
  return { fields: isSame(merged, sides.theirs) ? stored : withLines(merged), clashes }
}

function mergeContent({ before, after, stored }: StoredStates): MergedTakeBack {
  const theirs = withoutPositionAndTimes(stored)
  const { merged, clashes } = mergeWithClashes(
    withoutPositionAndTimes(after ?? {}),
    withoutPositionAndTimes(before),
    theirs,
  )
  return { fields: isSame(merged, theirs) ? stored : toStored(merged), clashes }
}

/** The list of videos before the first one was added. */
export const NO_VIDEOS = { videos: [], images: {} }

/**
 * Whether a take-back returns the document to its earlier place in the list: after a change that hid it, made it
 * visible or deleted it, and after a later deletion.
 */
export const returnsToPlace = ({ before, after, stored }: States): boolean =>
  !stored || !after || isVisible(before) !== isVisible(after)

/**
 * Whether a take-back would change nothing. False for a change of images alone, because the history reads no images.
 */
export function hasNothingToTakeBack({ path, before, after, stored }: StatesAtPath): boolean {
  if (!stored || !after) return false
  const isChangeKnown =
    isVisible(before) !== isVisible(after) ||
    !isSame(withoutPositionAndTimes(before), withoutPositionAndTimes(after))
  const { fields, clashes } = mergeTakeBack({ path, before, after, stored })
  return (
    isChangeKnown &&
    clashes.length === 0 &&
    isVisible(fields) === isVisible(stored) &&
    isSame(withoutPositionAndTimes(fields), withoutPositionAndTimes(stored))
  )
}

type StoredVideo = Sortable & { image?: unknown }

const POSITION_AND_TIMES = ['order', 'hidden', 'createdAt', 'updatedAt']

/** The fields that are compared and merged. A video gets its image, and loses its number: the list has its position. */
function withoutPositionAndTimes(fields: Fields): Fields {
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

import { toReversed } from '../../lib/lists'
import { mergeWithClashes } from '../../lib/merge'
import { isSame } from '../../lib/same'
import { latestFirst, type Sortable } from '../../lib/sorting'
import { isVisible } from '../../lib/visibility'
import type { Fields } from '../client/document'

/** The state of a document before a change, the one after it (null for a deletion), and the one that is stored by now. */
type States = { before: Fields; after: Fields | null; stored: Fields | null }

/** The stored fields without one change, and the paths at which the change and a newer one met. */
export type MergedTakeBack = { fields: Fields; clashes: readonly string[] }

/**
 * Takes one change back, and keeps newer ones. A field that was changed again since, a clash, returns to its value before the
 * change; rows that were changed since stay.
 */
export function mergeTakeBack({ before, after, stored }: States): MergedTakeBack {
  if (!stored) return { fields: before, clashes: [] }
  const base = contentOf(after ?? {})
  const theirs = contentOf(stored)
  const { order, hidden } = changedVisibility({ before, after, stored }) ? before : stored
  if (isSame(base, theirs)) return { fields: { ...before, order, hidden }, clashes: [] }
  const { merged, clashes } = mergeWithClashes<Fields>(base, contentOf(before), theirs)
  const content = isSame(merged, theirs) ? stored : toStored(merged)
  return { fields: { ...content, order, hidden }, clashes }
}

/** The list that the first video was added to. */
export const NO_VIDEOS = { videos: [], pictures: {} }

/** Whether the change hid, made visible or deleted the document, so that it returns to its position when that is taken back. */
export const changedVisibility = ({ before, after, stored }: States): boolean =>
  !stored || !after || isVisible(before) !== isVisible(after)

/**
 * Whether taking the change back would change nothing. The history reads no images, so a change of images alone never
 * counts.
 */
export function hasNothingToTakeBack({ before, after, stored }: States): boolean {
  if (!stored || !after) return false
  const isKnown =
    isVisible(before) !== isVisible(after) || !isSame(contentOf(before), contentOf(after))
  const { fields, clashes } = mergeTakeBack({ before, after, stored })
  return (
    isKnown &&
    clashes.length === 0 &&
    isVisible(fields) === isVisible(stored) &&
    isSame(contentOf(fields), contentOf(stored))
  )
}

type StoredVideo = Sortable & { image?: unknown }

const POSITION_AND_TIMES = ['order', 'hidden', 'createdAt', 'updatedAt']

/** Without position and times. A video has its image with it and no number, because the list tells its position. */
function contentOf(fields: Fields): Fields {
  const content: Fields = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !POSITION_AND_TIMES.includes(name)),
  )
  const { videos, pictures } = content
  if (!isVideoList(videos)) return content
  const known = new Map<string, unknown>(Object.entries(pictures ?? {}))
  const list = toReversed(latestFirst(videos))
  return {
    ...content,
    pictures: undefined,
    videos: list.map((video) => ({ ...video, order: undefined, image: known.get(video.id) })),
  }
}

function toStored(content: Fields): Fields {
  const { videos } = content
  if (!isVideoList(videos)) return content
  return {
    ...content,
    videos: videos.map(({ image: _, ...video }, index) => ({ ...video, order: index + 1 })),
    pictures: Object.fromEntries(videos.flatMap(({ id, image }) => (image ? [[id, image]] : []))),
  }
}

const isVideoList = (list: unknown): list is StoredVideo[] =>
  Array.isArray(list) &&
  list.every((video: unknown) => {
    const { id } = Object(video) as Fields
    return typeof id === 'string'
  })

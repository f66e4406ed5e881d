import { adminHistory } from '../../copy/admin-history'
import { adminVideos } from '../../copy/admin-videos'
import type { Video } from '../../data/content/videos'
import { byLatest } from '../../lib/order'
import { isSame } from '../../lib/same'
import { describeFields, otherChange, textChange, type DescribeFields } from './field-changes'

const words = adminHistory.videos
const { add, row } = adminVideos

const VIDEO = {
  title: textChange(add.name),
  url: otherChange(add.url),
  description: otherChange(add.description),
  duration: otherChange(add.duration),
  // Each has a sentence of its own.
  hidden: null,
  order: null,
  picture: otherChange(words.picture),
  image: null,
  id: null,
  createdAt: null,
} satisfies DescribeFields<Video>

const fieldsOf = describeFields<Video>(VIDEO)

/** Sentences about the added, removed and changed videos of a list, and about their order. */
export function describeVideos(before: readonly Video[], after: readonly Video[]): string[] {
  const stored = new Map(after.map((video) => [video.id, video]))
  const known = new Map(before.map((video) => [video.id, video]))
  const order = (list: readonly Video[], other: ReadonlyMap<string, Video>) =>
    byLatest(list).flatMap(({ id }) => (other.has(id) ? [id] : []))
  return [
    ...removedVideos(before, after).map((video) => words.removed(titleOf(video))),
    ...after.filter(({ id }) => !known.has(id)).map((video) => words.added(titleOf(video))),
    ...before.flatMap((video) => changesOf(video, stored.get(video.id) ?? video)),
    ...(isSame(order(before, stored), order(after, known)) ? [] : [words.ordered]),
  ]
}

export const removedVideos = (before: readonly Video[], after: readonly Video[]): Video[] =>
  before.filter(({ id }) => !after.some((video) => video.id === id))

function changesOf(before: Video, after: Video): string[] {
  const fields = fieldsOf(before, after)
  const isMoved = !before.hidden !== !after.hidden
  return [
    ...(isMoved ? [(after.hidden ? words.hidden : words.shown)(titleOf(after))] : []),
    ...(fields.length > 0 ? [words.changed(titleOf(after), fields)] : []),
  ]
}

const titleOf = ({ title }: Video): string => title.trim() || row.untitled

import { adminHistory } from '../../copy/admin-history'
import { adminVideos } from '../../copy/admin-videos'
import type { Video } from '../../data/content/videos'
import { byLatest } from '../../lib/order'
import { isSame } from '../../lib/same'
import { describeFields, hiddenChange, otherChange, type DescribeFields } from './field-changes'

const words = adminHistory.videos

/** Lines about the added, removed and changed videos of a list, and about their order. */
export function describeVideos(before: readonly Video[], after: readonly Video[]): string[] {
  const stored = new Map(after.map((video) => [video.id, video]))
  const known = new Map(before.map((video) => [video.id, video]))
  const order = (list: readonly Video[], other: ReadonlyMap<string, Video>) =>
    byLatest(list).flatMap(({ id }) => (other.has(id) ? [id] : []))
  return [
    ...after.filter(({ id }) => !known.has(id)).map((video) => words.added(titleOf(video))),
    ...before.filter(({ id }) => !stored.has(id)).map((video) => words.removed(titleOf(video))),
    ...before.flatMap((video) => changesOf(video, stored.get(video.id) ?? video)),
    ...(isSame(order(before, stored), order(after, known)) ? [] : [words.ordered]),
  ]
}

const { add } = adminVideos

const VIDEO = {
  url: otherChange(add.url),
  description: (before, after) => otherChange(add.description)(before ?? '', after ?? ''),
  duration: (before, after) => otherChange(add.duration)(before ?? '', after ?? ''),
  picture: otherChange(words.picture),
  hidden: hiddenChange,
  // A new title has a line of its own, and the order is that of the list.
  title: null,
  order: null,
  id: null,
  createdAt: null,
  // Only in a form: the list names the stored picture.
  image: null,
} satisfies DescribeFields<Video>

const fieldsOf = describeFields<Video>(VIDEO)

function changesOf(before: Video, after: Video): string[] {
  const fields = fieldsOf(before, after)
  return [
    ...(before.title === after.title ? [] : [words.renamed(titleOf(before), titleOf(after))]),
    ...(fields.length === 0 ? [] : [words.changed(titleOf(after), fields)]),
  ]
}

const titleOf = ({ title }: Video): string => title.trim() || adminVideos.row.untitled

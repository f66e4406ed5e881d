import { adminHistory } from '../../copy/admin/history'
import { adminVideos } from '../../copy/admin/videos'
import type { Video } from '../../data/content/videos'
import { isSame } from '../../lib/same'
import { latestFirst } from '../../lib/sorting'
import { isVisible } from '../../lib/visibility'
import { changeLine, describeLabelled, otherChange, shorten, type ChangeLine } from './change-lines'

const { labels, titleOf } = adminVideos
const describeVideo = describeLabelled<Video>(labels, {
  title: (before, after) => {
    if (before === after) return []
    const now = shorten(after)
    return [
      changeLine(
        adminHistory.videos.renamed(shorten(before), now),
        adminHistory.field.now(labels.title, now),
      ),
    ]
  },
  url: otherChange(labels.url),
  description: otherChange(labels.description),
  duration: otherChange(labels.duration),
  // The history has no images of videos, but a changed tag means another image.
  image: null,
  imageTag: otherChange(labels.image),
})

/** Lines about the added, deleted and changed videos of a list, and about their order. */
export function describeVideos(before: readonly Video[], after: readonly Video[]): ChangeLine[] {
  const beforeById = new Map(before.map((video) => [video.id, video]))
  const afterById = new Map(after.map((video) => [video.id, video]))
  const addedVideos = after.filter(({ id }) => !beforeById.has(id))
  const isInBoth = ({ id }: Video) => beforeById.has(id) && afterById.has(id)
  const sharedSequence = (list: readonly Video[]) =>
    latestFirst(list.filter(isInBoth)).map(({ id }) => id)
  const changesOf = (old: Video, video: Video): ChangeLine[] => {
    const fields = describeVideo(old, video).map(({ text }) => text)
    const { visible, hidden } = adminHistory.videos
    const visibilityText = isVisible(video) ? visible : hidden
    return [
      ...(isVisible(old) === isVisible(video) ? [] : [changeLine(visibilityText(titleOf(video)))]),
      ...(fields.length > 0
        ? [changeLine(adminHistory.videos.changed(titleOf(video), fields))]
        : []),
    ]
  }
  const isReordered = !isSame(sharedSequence(before), sharedSequence(after))
  return [
    ...deletedVideos(before, after).map((video) =>
      changeLine(adminHistory.videos.deleted(titleOf(video))),
    ),
    ...addedVideos.map((video) => changeLine(adminHistory.videos.added(titleOf(video)))),
    ...before.flatMap((video) => changesOf(video, afterById.get(video.id) ?? video)),
    ...(isReordered ? [changeLine(adminHistory.videos.ordered)] : []),
  ]
}

export const deletedVideos = (before: readonly Video[], after: readonly Video[]): Video[] =>
  before.filter(({ id }) => !after.some((video) => video.id === id))

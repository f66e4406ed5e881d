import { admin } from '../../copy/admin/admin'
import { adminVideos } from '../../copy/admin/videos'
import { cleanVideoList, type VideoFields, type VideoListFields } from '../../data/store/videos'
import { pastedLink } from '../../lib/links/pasted-link'
import { toStoredLink } from '../../lib/links/stored-link'
import { parseVideoLink, type VideoLink } from '../../lib/links/video-link'
import type { Clashes } from '../../lib/merge'
import { isSame } from '../../lib/same'
import { trimText } from '../../lib/text/plain-text'
import type { Labels } from '../writes/labels'
import { videoLabels, videoPath } from '../writes/video-labels'
import { toDuration } from './duration'
import { addressOf } from './video-address'

/** Whether nothing was entered for a new video. */
export const isBlank = ({ id: _, createdAt: __, ...fields }: VideoFields): boolean =>
  Object.values(fields).every((value) => typeof value !== 'string' || trimText(value) === '')

/** The list as it is saved: without blank rows, links as https, durations in Latin digits. */
export function cleanTypedVideos({ videos }: VideoListFields): VideoListFields {
  const filled = cleanVideoList({ videos: videos.filter((video) => !isBlank(video)) })
  return {
    videos: filled.videos.map((video) => ({
      ...video,
      url: storedUrl(video.url),
      duration: toDuration(video.duration) ?? video.duration,
    })),
  }
}

/** The link as typed if it can be stored, otherwise as https. */
function storedUrl(text: string): string {
  const typed = trimText(text)
  if (typed.startsWith('https://') && pastedLink(typed) === typed) return typed
  const storedLink = toStoredLink(typed)
  const film = parseVideoLink(typed)
  const isElsewhere = film.kind === 'direct' || film.kind === 'page'
  const address = isElsewhere && storedLink.kind === 'accepted' ? storedLink.href : addressOf(film)
  return address ?? typed
}

/** Another video of the list with the same link. */
export function duplicateOf(
  text: string,
  list: readonly VideoFields[],
  ownId: string | null,
): VideoFields | null {
  const film = filmOf(parseVideoLink(text))
  if (film === null) return null
  return (
    list.find((video) => video.id !== ownId && filmOf(parseVideoLink(video.url)) === film) ?? null
  )
}

function filmOf(link: VideoLink): string | null {
  if (link.kind === 'youtube' || link.kind === 'drive') return `${link.kind}:${link.id}`
  return link.kind === 'refused' ? null : link.url
}

/** The number of videos that were added, removed and edited; a new sequence counts as one change. */
export function countChanges(base: readonly VideoFields[], list: readonly VideoFields[]): number {
  const before = new Map(base.map((video) => [video.id, video]))
  const after = new Map(list.map((video) => [video.id, video]))
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (id) => !isSame(before.get(id), after.get(id)),
  )
  const sequence = (videos: readonly VideoFields[], others: Map<string, unknown>) =>
    videos.flatMap(({ id }) => (others.has(id) ? [id] : []))
  return changed.length + (isSame(sequence(base, after), sequence(list, before)) ? 0 : 1)
}

/**
 * The difference between a video of the form and the stored one:
 * - deleted: another device has deleted the video that is changed here
 * - returned: another device has changed the video that was removed here
 */
export type EditState = 'new' | 'changed' | 'stored' | 'deleted' | 'returned'

type EditedLists = { base: readonly VideoFields[]; list: readonly VideoFields[]; clashes: Clashes }

export function editStateOf(id: string, { base, list, clashes }: EditedLists): EditState {
  const [before, now] = [base, list].map((videos) => videos.find((video) => video.id === id))
  const isDeletedByOne = clashes.includes(videoPath(id))
  if (!before) return isDeletedByOne ? 'deleted' : 'new'
  if (!isSame(before, now)) return 'changed'
  return isDeletedByOne ? 'returned' : 'stored'
}

/** The labels of the videos. A video that one device has changed and the other has deleted says what became of it. */
export function editedVideoLabels(
  base: readonly VideoFields[],
  list: readonly VideoFields[],
): Labels {
  const videos = [...new Map([...base, ...list].map((video) => [video.id, video])).values()]
  const { deletedHere, deletedThere } = adminVideos.clash
  return {
    ...videoLabels(videos),
    ...Object.fromEntries(
      videos.flatMap(({ id, title }) => {
        const [before, now] = [base, list].map((all) => all.find((video) => video.id === id))
        const isDeletedHere = !now || isSame(before, now)
        const noun = adminVideos.noun(title)
        return [
          [videoPath(id), admin.labelIn(noun, isDeletedHere ? deletedHere : deletedThere)],
          [`${videoPath(id)}.hidden`, noun],
        ]
      }),
    ),
  }
}

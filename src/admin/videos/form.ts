import { adminVideos as words } from '../../copy/admin-videos'
import { cleanVideos, type VideoFields, type VideosFields } from '../../data/store/videos'
import { parseDuration } from '../../lib/duration'
import { isShown, move } from '../../lib/order'
import { toStoredLink } from '../../lib/safe-url'
import { isSame } from '../../lib/same'
import { parseVideoLink, type VideoLink } from '../../lib/video-link'
import { VIDEOS_MAX } from '../../limits'
import type { FieldError } from '../form/error-summary'

/** What a form of one video edits. */
export type VideoTexts = Pick<VideoFields, 'title' | 'url' | 'description' | 'duration' | 'image'>
export const NO_TEXTS: VideoTexts = { title: '', url: '', description: '', duration: '', image: '' }

/** As the list is saved: links as https, durations in Latin digits. */
export const clean = ({ videos }: VideosFields): VideosFields =>
  cleanVideos({
    videos: videos.map((video) => ({
      ...video,
      url: storedUrl(video.url),
      duration: parseDuration(video.duration ?? '') ?? video.duration,
    })),
  })

/** The link as typed if it can be stored, otherwise as https. */
export function storedUrl(text: string): string {
  const typed = text.trim()
  if (typed.startsWith('https://')) return typed
  const stored = toStoredLink(typed)
  const link = parseVideoLink(typed)
  return (link.kind === 'direct' && typeof stored !== 'string' ? stored.href : addressOf(link)) ?? typed
}

export function addressOf(link: VideoLink): string | null {
  if (link.kind === 'youtube') return link.watchUrl
  if (link.kind === 'drive') return link.openUrl
  return link.kind === 'refused' ? null : link.url
}

/** Another video of the list with the same film. */
export function duplicateOf(text: string, list: readonly VideoFields[], ownId: string | null): VideoFields | null {
  const film = filmOf(parseVideoLink(text))
  if (film === null) return null
  return list.find((video) => video.id !== ownId && filmOf(parseVideoLink(video.url)) === film) ?? null
}

function filmOf(link: VideoLink): string | null {
  if (link.kind === 'youtube' || link.kind === 'drive') return `${link.kind}:${link.id}`
  return link.kind === 'refused' ? null : link.url
}

/** Moves a video to a 1-based position among the shown ones. Hidden videos keep their places between them. */
export function moved(list: readonly VideoFields[], id: string, position: number): VideoFields[] {
  const shown = list.filter(isShown)
  const next = move(
    shown,
    shown.findIndex((video) => video.id === id),
    position - 1,
  )
  return list.map((video) => (isShown(video) ? (next.shift() ?? video) : video))
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

/** Every invalid field of a video. The names begin with its id. */
export function errorsOf({ id, url, title, duration = '' }: VideoTexts & { id: string }): FieldError[] {
  const link = parseVideoLink(url)
  const isDurationWrong = duration.trim() !== '' && parseDuration(duration) === null
  const { add, refused } = words
  return [
    ...(link.kind === 'refused' ? [{ name: `${id}.url`, label: add.url, message: refused[link.reason] }] : []),
    ...(title.trim() === '' ? [{ name: `${id}.title`, label: add.name, message: add.nameError }] : []),
    ...(isDurationWrong ? [{ name: `${id}.duration`, label: add.duration, message: add.durationError }] : []),
  ]
}

/** What is invalid in what was changed. A merge or an undo may bring back videos to a list that has been filled since. */
export function errorsIn(base: readonly VideoFields[], list: readonly VideoFields[]): FieldError[] {
  const before = new Map(base.map((video) => [video.id, video]))
  const changed = list.filter((video) => !isSame(video, before.get(video.id)))
  const last = list[0]
  return [
    ...changed.flatMap((video) => errorsOf({ ...video, description: '', duration: video.duration, image: '' })),
    ...(last && list.length > VIDEOS_MAX
      ? [{ name: `${last.id}.list`, label: words.title, message: words.bar.tooMany(VIDEOS_MAX) }]
      : []),
  ]
}

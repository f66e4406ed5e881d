import { adminVideos } from '../../copy/admin-videos'
import type { Video } from '../../data/content/videos'
import { parseDuration } from '../../lib/duration'
import { parseVideoLink } from '../../lib/video-link'
import { VIDEOS_MAX } from '../../limits'
import type { FieldError } from '../ui/error-summary'
import type { VideoFields } from './form'

const words = adminVideos.add

/** Finds every invalid field of a video. */
export function validate({ url, title, duration }: VideoFields): FieldError[] {
  const link = parseVideoLink(url)
  const isDurationWrong = duration.trim() !== '' && parseDuration(duration) === null
  return [
    ...(link.kind === 'refused' ? [{ name: 'url', label: words.url, message: adminVideos.refused[link.reason] }] : []),
    ...(title.trim() === '' ? [{ name: 'title', label: words.name, message: words.nameError }] : []),
    ...(isDurationWrong ? [{ name: 'duration', label: words.duration, message: words.durationError }] : []),
  ]
}

/** A merge or an undo may bring back videos to a list that has been filled since. */
export const validateList = (list: readonly Video[]): FieldError[] =>
  list.length > VIDEOS_MAX
    ? [{ name: `videos.${list.at(-1)?.id}`, label: adminVideos.title, message: adminVideos.bar.tooMany(VIDEOS_MAX) }]
    : []

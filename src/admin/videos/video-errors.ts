import { adminVideos } from '../../copy/admin/videos'
import { cleanVideoList, type VideoFields } from '../../data/store/videos'
import { parseVideoLink } from '../../lib/links/video-link'
import { isSame } from '../../lib/same'
import { DESCRIPTION_MAX_CHARS, SHORT_TEXT_MAX_CHARS, VIDEOS_MAX } from '../../limits'
import { type FieldError } from '../form/field-errors'
import { lengthErrors } from '../ui/too-long'
import { toDuration } from './duration'

/** The invalid fields of a video. The names of its controls begin with its id. */
export function videoErrors(video: VideoFields): FieldError[] {
  const [cleaned = video] = cleanVideoList({ videos: [video] }).videos
  const { id, url, title, description, duration } = cleaned
  const link = parseVideoLink(url)
  const isDurationWrong = duration !== '' && toDuration(duration) === null
  const { add, labels, refused } = adminVideos
  return [
    ...(link.kind === 'refused'
      ? [{ name: `${id}.url`, label: labels.url, message: refused[link.reason] }]
      : []),
    ...(title === '' ? [{ name: `${id}.title`, label: labels.title, message: add.nameError }] : []),
    ...(isDurationWrong
      ? [{ name: `${id}.duration`, label: labels.duration, message: add.durationError }]
      : []),
    ...lengthErrors([
      { name: `${id}.title`, label: labels.title, text: title, max: SHORT_TEXT_MAX_CHARS },
      {
        name: `${id}.description`,
        label: labels.description,
        text: description,
        max: DESCRIPTION_MAX_CHARS,
      },
    ]),
  ]
}

/** The invalid fields of the changed videos, and a list that is too long, as after a merge or an undo. */
export function videoListErrors(
  base: readonly VideoFields[],
  list: readonly VideoFields[],
): FieldError[] {
  const before = new Map(base.map((video) => [video.id, video]))
  const changed = list.filter((video) => !isSame(video, before.get(video.id)))
  // The stored order begins with the video that the site shows last.
  const lastShown = list[0]
  return [
    ...changed.flatMap((video) => videoErrors(video)),
    ...(lastShown && list.length > VIDEOS_MAX
      ? [
          {
            name: `${lastShown.id}.list`,
            label: adminVideos.title,
            message: adminVideos.bar.tooMany(VIDEOS_MAX),
          },
        ]
      : []),
  ]
}

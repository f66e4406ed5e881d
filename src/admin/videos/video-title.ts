import { adminVideos as words } from '../../copy/admin-videos'
import type { VideoFields } from '../../data/store/videos'
import { trimmed } from '../../lib/plain-text'

export const titleOf = ({ title }: Pick<VideoFields, 'title'>): string =>
  trimmed(title) || words.row.untitled

export const thingOf = (video: VideoFields): string => words.thing(titleOf(video))

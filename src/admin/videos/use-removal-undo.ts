import { adminVideos as words } from '../../copy/admin-videos'
import type { Video } from '../../data/content/videos'
import { notifyRemoved, putBack } from '../editing/notify-removed'
import { usePlaces } from '../lists/use-places'

type Edit = (change: (list: readonly Video[]) => readonly Video[]) => void

export function useRemovalUndo(list: readonly Video[], edit: Edit, announce: (text: string) => void) {
  const { remember, placeOf } = usePlaces()

  const restore = (video: Video) => {
    edit((now) => putBack(now, video, placeOf(video.id, now)))
    announce(words.removal.undone(video.title))
  }

  return (video: Video) => {
    remember(list)
    edit((now) => now.filter(({ id }) => id !== video.id))
    notifyRemoved(words.removal.done(video.title || words.row.untitled), () => restore(video))
  }
}

import { adminVideos as words } from '../../copy/admin-videos'
import type { Video } from '../../data/videos'
import { notifyRemoved, putBack } from '../notify-removed'
import { useSequence } from '../use-sequence'

type Edit = (change: (list: readonly Video[]) => readonly Video[]) => void

export function useRemovalUndo(list: readonly Video[], edit: Edit, announce: (text: string) => void) {
  const { leave, positionIn } = useSequence(list)

  const restore = (video: Video) => {
    edit((now) => putBack(now, video, positionIn(now, video.id) - 1))
    announce(words.removal.undone(video.title))
  }

  return (video: Video) => {
    leave(video.id)
    edit((now) => now.filter(({ id }) => id !== video.id))
    notifyRemoved(words.removal.done(video.title || words.row.untitled), () => restore(video))
  }
}

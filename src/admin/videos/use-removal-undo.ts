import { adminVideos as words } from '../../copy/admin-videos'
import { fetchVideoPicture, type Video } from '../../data/videos'
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
    // The picture is deleted with the save. An undo after it needs the picture.
    if (video.picture) fetchVideoPicture(video.id, video.picture).catch(() => undefined)
    edit((now) => now.filter(({ id }) => id !== video.id))
    notifyRemoved(words.removal.done(video.title || words.row.untitled), () => restore(video))
  }
}

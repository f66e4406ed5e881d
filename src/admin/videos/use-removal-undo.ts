import { useEffect, useRef } from 'react'
import { adminVideos as words } from '../../copy/admin-videos'
import type { Video } from '../../data/videos'
import { notifyRemoved } from '../notify-removed'
import { positionOf, remember } from '../removed'

type Edit = (change: (list: readonly Video[]) => readonly Video[]) => void

export function useRemovalUndo(list: readonly Video[], edit: Edit, announce: (text: string) => void) {
  const remembered = useRef<string[]>([])
  // Ids are never removed: `remember` ignores those that are listed.
  const removed = useRef(new Set<string>())
  useEffect(() => {
    remembered.current = remember(
      remembered.current,
      list.map(({ id }) => id),
      removed.current,
    )
  })

  const restore = (video: Video) => {
    edit((now) => {
      if (now.some(({ id }) => id === video.id)) return now
      const next = [...now]
      next.splice(
        positionOf(
          video.id,
          remembered.current,
          now.map(({ id }) => id),
        ) - 1,
        0,
        video,
      )
      return next
    })
    announce(words.removal.undone(video.title))
  }

  return (video: Video) => {
    removed.current.add(video.id)
    edit((now) => now.filter(({ id }) => id !== video.id))
    notifyRemoved(words.removal.done(video.title || words.row.untitled), () => restore(video))
  }
}

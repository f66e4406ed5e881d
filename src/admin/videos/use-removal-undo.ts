import { useEffect, useRef } from 'react'
import { adminVideos as words } from '../../copy/admin-videos'
import { uiCopy } from '../../copy/ui'
import type { Video } from '../../data/videos'
import { placeOf, remember } from '../removed'
import { UNDO_MS } from '../../limits'
import { notify } from '../ui/toast'

type Edit = (change: (list: Video[]) => Video[]) => void

/** Removes a video from the local list and offers to bring it back to its place, also after another removal. */
export function useRemovalUndo(list: readonly Video[], edit: Edit, announce: (text: string) => void) {
  const known = useRef<string[]>([])
  // An id stays here for good: one that is listed again counts as listed.
  const removed = useRef(new Set<string>())
  useEffect(() => {
    known.current = remember(
      known.current,
      list.map(({ id }) => id),
      removed.current,
    )
  })

  const restore = (video: Video) => {
    edit((now) => {
      if (now.some(({ id }) => id === video.id)) return now
      const next = [...now]
      next.splice(
        placeOf(
          video.id,
          known.current,
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
    notify({
      type: 'info',
      title: words.removal.done(video.title || words.row.untitled),
      action: { label: words.removal.undo, onClick: () => restore(video) },
      duration: UNDO_MS,
      closeLabel: uiCopy.close,
    })
  }
}

import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { useRef } from 'react'
import { adminList } from '../../copy/admin/list'

/** Announces the name and the position of an item to screen readers while it is dragged by keyboard. */
export function useDragAnnouncements(ids: string[], names: string[]): Announcements {
  const target = useRef<string | null>(null)
  type Stage = 'picked' | 'over' | 'dropped' | 'cancelled'
  const announcementFor = (
    stage: Stage,
    active: UniqueIdentifier,
    overId: UniqueIdentifier = active,
  ) => {
    const from = ids.indexOf(String(active))
    // Another device has hidden or deleted the item, which the grid says in a message.
    if (from < 0) return undefined
    const to = ids.indexOf(String(overId))
    const index = to < 0 ? from : to
    return adminList.drag[stage](names[from] ?? '', index + 1, ids.length)
  }
  return {
    onDragStart: ({ active }) => {
      target.current = String(active.id)
      return announcementFor('picked', active.id)
    },
    onDragOver: ({ active, over }) => {
      // The position at which the drag begins would interrupt "picked".
      if (!over || target.current === String(over.id)) return undefined
      target.current = String(over.id)
      return announcementFor('over', active.id, over.id)
    },
    onDragEnd: ({ active, over }) => announcementFor('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => announcementFor('cancelled', active.id),
  }
}

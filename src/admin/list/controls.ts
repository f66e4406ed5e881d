/** The actions on an item of a list, for its menu and the field of its position. */
export type ItemControls = {
  name: string
  /** The position of the item among the visible ones, from 1. */
  position: number
  total: number
  isHidden: boolean
  /** False while a search shows only some items, because a position among those would mislead. */
  canMove?: boolean
  /** Called when the menu or the field of the position opens, and when that is closed or removed. */
  onOpenChange: (isOpen: boolean) => void
  onEdit: () => void
  onMove: (position: number) => void
  onToggleHidden: () => void
  /** Deletes a document, or removes a video from its form. */
  onDelete: () => void
}

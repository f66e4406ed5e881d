/** What can be done with an item of a list. */
export type ItemControls = {
  name: string
  /** The position of the item among the visible ones, from 1. */
  position: number
  total: number
  isHidden: boolean
  /** False while a search lists only some items, because a position among those would mislead. */
  canMove?: boolean
  /** Called when the menu or the field of the position opens, and when that is closed or removed. */
  onOpenChange: (isOpen: boolean) => void
  onEdit: () => void
  onMove: (position: number) => void
  onToggleHidden: () => void
  onRemove: () => void
}

/** What can be done with an item of a list. */
export type ItemControls = {
  name: string
  /** The position of the item among the visible ones, from 1. */
  position: number
  total: number
  isHidden: boolean
  /** False while a search lists only some items, because a position among those would mislead. */
  canMove?: boolean
  onEdit: () => void
  onMove: (position: number) => void
  onToggleHidden: () => void
  onRemove: () => void
}

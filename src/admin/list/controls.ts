/** What can be done with an item of a list. */
export type ItemControls = {
  name: string
  /** 1-based, among the visible items. */
  position: number
  total: number
  isHidden: boolean
  /** Not while only some items are listed. */
  canMove?: boolean
  onEdit: () => void
  onMove: (position: number) => void
  onToggleHidden: () => void
  onRemove: () => void
}

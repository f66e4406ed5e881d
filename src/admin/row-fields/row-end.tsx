import { Trash2 } from 'lucide-react'
import { adminLines } from '../../copy/admin/lines'
import { TextButton } from '../ui/buttons'
import { Menu, movesOf, type MenuItem } from '../ui/menu'

/* The end of a row of a list in a form: a menu where rows have positions, otherwise a button that removes the row. */

export type RowMenuProps = {
  name: string
  /** The position of the row in its list, from 1. */
  position: number
  total: number
  canRemove?: boolean
  onMove: (position: number) => void
  onRemove: () => void
  className?: string
}

/** The menu of a row, which moves or removes it. An action that is not possible now is left out. */
export function RowMenu({
  name,
  position,
  total,
  canRemove = true,
  onMove,
  onRemove,
  className,
}: RowMenuProps) {
  const removal: MenuItem = {
    label: adminLines.remove,
    icon: Trash2,
    tone: 'danger',
    onSelect: onRemove,
  }
  const items = [
    ...movesOf({ position, total, words: adminLines, onMove }),
    ...(canRemove ? [removal] : []),
  ]
  return (
    <Menu
      label={adminLines.menu(name)}
      items={items}
      disabled={items.length === 0}
      className={className}
    />
  )
}

type RemoveProps = {
  /** Names the row that is removed. */
  label: string
  text?: string
  onRemove: () => void
}

export function RemoveRowButton({ label, text = adminLines.remove, onRemove }: RemoveProps) {
  return (
    <TextButton
      icon={Trash2}
      text={text}
      aria-label={label}
      onClick={onRemove}
      className="self-end justify-self-start text-red-600"
    />
  )
}

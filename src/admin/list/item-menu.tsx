import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminList } from '../../copy/admin/list'
import { cn } from '../../lib/cn'
import { Menu, movesOf, type MenuItem } from '../ui/menu'
import type { ItemControls } from './controls'
import { ItemPosition } from './item-position'

type Props = {
  controls: ItemControls
  /** Whether the menu lies on an image and needs a background of its own. */
  hasBackground?: boolean
  disabled?: boolean
  className?: string
}

export function ItemMenu({ controls, ...look }: Props) {
  const { name, isHidden, canMove = true } = controls
  const items: MenuItem[] = [
    { label: adminList.edit, icon: Pencil, onSelect: controls.onEdit },
    ...(canMove && !isHidden ? movesOf({ ...controls, words: adminList }) : []),
    {
      label: isHidden ? adminList.show : adminList.hide,
      icon: isHidden ? Eye : EyeOff,
      onSelect: controls.onToggleHidden,
    },
    { label: adminList.delete, icon: Trash2, tone: 'danger', onSelect: controls.onDelete },
  ]
  return (
    <Menu
      {...look}
      label={adminList.menu(name)}
      items={items}
      onOpenChange={controls.onOpenChange}
    />
  )
}

type RowProps = Omit<Props, 'hasBackground'> & { handle: ReactNode }

/** The menu, the handle and the position of an item, at the end of its row. */
export function RowControls({ controls, handle, disabled = false, className }: RowProps) {
  return (
    <div className={cn('-me-2 -my-2 flex shrink-0 flex-col self-start', className)}>
      <ItemMenu controls={controls} disabled={disabled} />
      {handle}
      {controls.isHidden ? null : <ItemPosition controls={controls} />}
    </div>
  )
}

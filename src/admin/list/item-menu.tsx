import { ArrowDown, ArrowUp, Ellipsis, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { listWords as words } from '../../copy/admin-list'
import { cn } from '../../lib/cn'
import { Menu, type MenuItem } from '../ui/menu'
import { Place } from './place'

type Props = {
  name: string
  /** 1-based, among the shown items. */
  position: number
  total: number
  isHidden: boolean
  /** Not while only some items are listed. */
  canMove?: boolean
  /** On a picture. */
  hasGround?: boolean
  disabled?: boolean
  onEdit: () => void
  onMove: (position: number) => void
  onToggleHidden: () => void
  onRemove: () => void
  className?: string
}

/** Everything that can be done with an item of a list, in words. */
export function ItemMenu(props: Props) {
  const { name, position, total, isHidden, canMove = true, hasGround = false, disabled = false, className } = props
  const icon = { size: 18, 'aria-hidden': true } as const
  const places: MenuItem[] = [
    {
      label: words.earlier,
      icon: <ArrowUp {...icon} />,
      disabled: position === 1,
      onSelect: () => props.onMove(position - 1),
    },
    {
      label: words.later,
      icon: <ArrowDown {...icon} />,
      disabled: position === total,
      onSelect: () => props.onMove(position + 1),
    },
  ]
  return (
    <Menu
      label={words.menu(name)}
      icon={
        hasGround ? (
          <span className="edged grid size-[34px] place-items-center rounded-badge bg-surface text-night hairline">
            <Ellipsis size={20} />
          </span>
        ) : (
          <Ellipsis size={22} />
        )
      }
      disabled={disabled}
      {...(className && { className })}
      items={[
        { label: words.edit, icon: <Pencil {...icon} />, onSelect: props.onEdit },
        ...(canMove && !isHidden ? places : []),
        {
          label: isHidden ? words.show : words.hide,
          icon: isHidden ? <Eye {...icon} /> : <EyeOff {...icon} />,
          onSelect: props.onToggleHidden,
        },
        { label: words.remove, icon: <Trash2 {...icon} />, tone: 'danger', onSelect: props.onRemove },
      ]}
    />
  )
}

/** The menu, the handle and the place of a row, below each other. */
export function RowControls({ handle, className, ...props }: Props & { handle: ReactNode }) {
  const { name, position, total, onMove } = props
  return (
    <div className={cn('-me-2 -my-2 flex shrink-0 flex-col self-start', className)}>
      <ItemMenu {...props} />
      {handle}
      {props.isHidden ? null : <Place name={name} position={position} total={total} onMove={onMove} />}
    </div>
  )
}

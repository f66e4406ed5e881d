import { ArrowDown, ArrowUp, Eye, EyeOff, Pencil, RefreshCw, Trash2 } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { admin } from '../../copy/admin'
import { hiddenCount } from '../../copy/admin-counts'
import { listWords as words } from '../../copy/admin-list'
import { cn } from '../../lib/cn'
import { isShown } from '../../lib/order'
import { plainNumber } from '../../lib/plain-text'
import { Ltr } from '../../ui/bdi'
import { Chip } from '../../ui/chip'
import { controlClass } from '../../ui/field'
import { Spinner } from '../../ui/icons'
import type { WriteStatus } from '../form/use-writes'
import { Menu, type MenuItem } from '../ui/menu'
import { useListener } from '../ui/use-listener'

type PlaceProps = {
  name: string
  /** 1-based, among the shown items. */
  position: number
  total: number
  /** Not while only some items are listed. */
  canMove?: boolean
  onMove: (position: number) => void
  className?: string
}

type MenuProps = PlaceProps & {
  isHidden: boolean
  /** On a picture. */
  hasGround?: boolean
  disabled?: boolean
  onEdit: () => void
  onToggleHidden: () => void
  onRemove: () => void
}

export function ItemMenu({
  name,
  position,
  total,
  canMove = true,
  isHidden,
  onMove,
  ...props
}: MenuProps) {
  const { onEdit, onToggleHidden, onRemove, ...look } = props
  const places: MenuItem[] = [
    {
      label: words.earlier,
      icon: ArrowUp,
      disabled: position === 1,
      onSelect: () => onMove(position - 1),
    },
    {
      label: words.later,
      icon: ArrowDown,
      disabled: position === total,
      onSelect: () => onMove(position + 1),
    },
  ]
  const items: MenuItem[] = [
    { label: words.edit, icon: Pencil, onSelect: onEdit },
    ...(canMove && !isHidden ? places : []),
    {
      label: isHidden ? words.show : words.hide,
      icon: isHidden ? Eye : EyeOff,
      onSelect: onToggleHidden,
    },
    { label: words.remove, icon: Trash2, tone: 'danger', onSelect: onRemove },
  ]
  return <Menu {...look} label={words.menu(name)} items={items} />
}

export const RowControls = ({ handle, className, ...props }: MenuProps & { handle: ReactNode }) => (
  <div className={cn('-me-2 -my-2 flex shrink-0 flex-col self-start', className)}>
    <ItemMenu {...props} />
    {handle}
    {props.isHidden ? null : <Place {...props} />}
  </div>
)

/** The number of an item in its list. Pressing it lets another one be typed; one out of range becomes the nearest end. */
export function Place({ name, position, total, onMove, canMove = true, className }: PlaceProps) {
  const [isOpen, setOpen] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const closeOutside = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && form.current?.contains(relatedTarget))) setOpen(false)
  }
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setOpen(false)
  }
  useListener(form, 'focusout', isOpen ? closeOutside : null)
  useListener(form, 'keydown', isOpen ? closeByKey : null)
  const open = () => {
    flushSync(() => setOpen(true))
    field.current?.focus()
    field.current?.select()
  }
  const badge = (
    <span className="edged relative grid size-[34px] place-items-center rounded-badge bg-primary text-button font-semibold text-white after:absolute after:inset-[3px] after:rounded-[7px] after:border-[1.4px] after:border-white/45">
      {canMove ? null : <span className="sr-only">{words.place.short} </span>}
      <Ltr>{position}</Ltr>
    </span>
  )
  if (!canMove)
    return <span className={cn('grid size-11 place-items-center', className)}>{badge}</span>
  if (!isOpen)
    return (
      <button
        type="button"
        data-act="place"
        aria-label={words.place.label(name, position, total)}
        onClick={open}
        className={cn('press grid size-11 place-items-center rounded-control', className)}
      >
        {badge}
      </button>
    )
  const go = () => {
    const wanted = Number(plainNumber(field.current?.value ?? '') || NaN)
    setOpen(false)
    if (Number.isInteger(wanted) && wanted !== position)
      onMove(Math.min(Math.max(wanted, 1), total))
  }
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
      className={cn('edged z-1 flex gap-1 rounded-control bg-surface p-1 shadow-raised', className)}
    >
      <input
        ref={field}
        aria-label={words.place.field(name)}
        defaultValue={position}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        className={controlClass('h-11 max-w-14 px-2 text-center')}
      />
      <button
        type="submit"
        className="press min-h-11 rounded-control bg-primary px-3 text-small font-semibold text-white hover:bg-primary-deep"
      >
        {words.place.go}
      </button>
    </form>
  )
}

type StatusProps = {
  /** The write of one item. Nothing is shown for a saved one. */
  write: WriteStatus & { act?: string }
  onGiveUp: () => void
}

export function ItemStatus({ write, onGiveUp }: StatusProps) {
  if (write.status === 'idle' || write.status === 'saved') return null
  const isRemoval = write.act === 'remove'
  const ownWords = isRemoval ? words.removing : words.saving
  const doing = write.status === 'waiting' ? admin.save.waiting : ownWords
  if (write.status !== 'failed')
    return (
      <p role="status" className="mt-1 flex items-center gap-2 text-tiny text-primary">
        <Spinner size={16} />
        <span>{doing}</span>
      </p>
    )
  return (
    <div role="alert" className="mt-1.5 rounded-chip bg-rose p-1.5 text-tiny text-ink">
      <p className="px-1">{admin.reasons[write.reason]}</p>
      <button
        type="button"
        onClick={write.retry}
        className="flex min-h-11 w-full items-center gap-1.5 rounded-chip px-1 text-start font-semibold text-red-600 hover:bg-surface"
      >
        <RefreshCw size={16} className="shrink-0" />
        <span>{isRemoval ? words.unremoved : words.unsaved}</span>
      </button>
      <button
        type="button"
        onClick={onGiveUp}
        className="min-h-11 w-full rounded-chip px-1 text-start text-muted hover:bg-surface"
      >
        {words.giveUp}
      </button>
    </div>
  )
}

export const HiddenMark = ({ className }: { className?: string }) => (
  <Chip tone="surface" icon={<EyeOff size={14} />} className={className}>
    {words.hiddenMark}
  </Chip>
)

/** How many items of a list are hidden, and what that means; nothing where all are shown. */
export function HiddenNote({
  list,
}: {
  list: readonly { hidden?: number | boolean | undefined }[]
}) {
  const count = list.filter((item) => !isShown(item)).length
  if (count === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted">
      <Chip tone="surface" icon={<EyeOff size={14} />}>
        {hiddenCount(count)}
      </Chip>
      {words.hiddenHint}
    </p>
  )
}

import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { adminList } from '../../copy/admin/list'
import { cn } from '../../lib/cn'
import { plainNumber } from '../../lib/text/plain-number'
import { Ltr } from '../../ui/bdi'
import { controlClass } from '../../ui/select-field'
import { Badge } from '../ui/badge'
import { takeFocusAndSelect, useFocusLater } from '../ui/focus'
import { useListener } from '../ui/use-listener'
import { useReport } from '../ui/use-report'
import type { ItemControls } from './controls'

type Props = {
  controls: Pick<
    ItemControls,
    'name' | 'position' | 'total' | 'canMove' | 'onMove' | 'onOpenChange'
  >
  className?: string | undefined
}

/** The position of an item, as a button that opens a field for another position. */
export function ItemPosition({ controls, className }: Props) {
  const { name, position, total, canMove = true } = controls
  const [isOpen, setOpen] = useState(false)
  const number = useRef<HTMLButtonElement>(null)
  const focusNumber = useFocusLater(() => number.current?.focus({ preventScroll: true }))
  const close = () => {
    setOpen(false)
    focusNumber()
  }
  const badge = (
    <Badge tone="primary">
      {canMove ? null : <span className="sr-only">{adminList.position.short} </span>}
      <Ltr>{position}</Ltr>
    </Badge>
  )

  if (!canMove)
    return (
      <span className={cn('grid min-h-11 min-w-11 place-items-center', className)}>{badge}</span>
    )
  if (isOpen)
    return (
      <PositionForm
        controls={controls}
        className={className}
        onClose={close}
        onLeave={() => setOpen(false)}
      />
    )
  return (
    <button
      ref={number}
      type="button"
      data-action="position"
      aria-label={adminList.position.label(name, position, total)}
      onClick={() => setOpen(true)}
      className={cn('press grid min-h-11 min-w-11 place-items-center rounded-control', className)}
    >
      {badge}
    </button>
  )
}

type FormProps = Props & {
  onClose: () => void
  /** Called when the focus leaves the field. */
  onLeave: () => void
}

/** A field for another position. A number out of range counts as the first or the last position. */
function PositionForm({ controls, className, onClose, onLeave }: FormProps) {
  const { name, position, total, onMove, onOpenChange } = controls
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useReport(true, onOpenChange)
  useEffect(() => takeFocusAndSelect(field.current), [])
  useListener(form, 'focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.current?.contains(relatedTarget))) onLeave()
  })
  useListener(form, 'keydown', ({ key }) => {
    if (key === 'Escape') onClose()
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const newPosition = Number(plainNumber(field.current?.value ?? '') || NaN)
    onClose()
    if (Number.isInteger(newPosition) && newPosition !== position)
      onMove(Math.min(Math.max(newPosition, 1), total))
  }
  return (
    <form
      ref={form}
      onSubmit={submit}
      className={cn('edged z-1 flex gap-1 rounded-control bg-surface p-1 shadow-raised', className)}
    >
      <input
        ref={field}
        aria-label={adminList.position.field(name)}
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
        {adminList.position.go}
      </button>
    </form>
  )
}

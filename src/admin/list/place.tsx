import { useRef, useState } from 'react'
import { listWords } from '../../copy/admin-list'
import { cn } from '../../lib/cn'
import { latinDigits } from '../../lib/digits'
import { Ltr } from '../../ui/bdi'
import { controlClass } from '../../ui/field'
import { useListener } from '../ui/use-listener'

const words = listWords.place

type Props = {
  name: string
  /** 1-based. */
  position: number
  total: number
  onMove: (position: number) => void
  /** Not while only some items are listed. */
  canMove?: boolean
  className?: string
}

/** The number of an item in its list. Pressing it lets another one be typed; one out of range becomes the nearest end. */
export function Place({ name, position, total, onMove, canMove = true, className }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (!canMove)
    return (
      <span className={cn('grid size-11 place-items-center', className)}>
        <Badge position={position} label={words.short} />
      </span>
    )
  if (isOpen)
    return (
      <PlaceField
        name={name}
        position={position}
        className={cn('edged z-1 flex gap-1 rounded-control bg-surface p-1 shadow-raised', className)}
        onClose={(wanted) => {
          setOpen(false)
          if (wanted !== null && wanted !== position) onMove(Math.min(Math.max(wanted, 1), total))
        }}
      />
    )
  return (
    <button
      type="button"
      data-act="place"
      aria-label={words.label(name, position, total)}
      onClick={() => setOpen(true)}
      className={cn('press grid size-11 place-items-center rounded-control', className)}
    >
      <Badge position={position} />
    </button>
  )
}

function Badge({ position, label }: { position: number; label?: string }) {
  return (
    <span className="edged relative grid size-[34px] place-items-center rounded-badge bg-primary text-button font-semibold text-white after:absolute after:inset-[3px] after:rounded-[7px] after:border-[1.4px] after:border-white/45">
      {label ? <span className="sr-only">{label} </span> : null}
      <Ltr>{position}</Ltr>
    </span>
  )
}

type FieldProps = {
  name: string
  position: number
  className: string
  /** `wanted` is null when the editing is cancelled. */
  onClose: (wanted: number | null) => void
}

function PlaceField({ name, position, className, onClose }: FieldProps) {
  const [typed, setTyped] = useState(String(position))
  const box = useRef<HTMLDivElement>(null)
  const go = () => {
    const wanted = typed.trim() === '' ? NaN : Number(latinDigits(typed.trim()))
    onClose(Number.isInteger(wanted) ? wanted : null)
  }
  useListener(box, 'keydown', (event) => {
    if (event.key === 'Escape') onClose(null)
  })
  useListener(box, 'focusout', (event) => {
    const to = event.relatedTarget
    if (!(to instanceof Node && box.current?.contains(to))) onClose(null)
  })
  return (
    <div ref={box} className={className}>
      <input
        ref={takeFocus}
        aria-label={words.field(name)}
        value={typed}
        inputMode="numeric"
        dir="ltr"
        maxLength={3}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) go()
        }}
        className={controlClass('h-11 max-w-14 px-2 text-center')}
      />
      <button
        type="button"
        onClick={go}
        className="press min-h-11 rounded-control bg-primary px-3 text-small font-semibold text-white hover:bg-primary-deep"
      >
        {words.go}
      </button>
    </div>
  )
}

function takeFocus(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}

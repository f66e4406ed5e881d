import { useRef, useState } from 'react'
import { cn } from '../../lib/cn'
import { latinDigits } from '../../lib/digits'
import { controlClass } from '../../ui/field'
import { OrderBadge } from './order-badge'
import { useListener } from '../../ui/use-listener'

type PositionWords = { label: string; field: string; go: string }

type Props = {
  position: number
  total: number
  words: PositionWords
  onMove: (position: number) => void
  className?: string
}

/** Shows the position and lets it be typed. A number out of range becomes the nearest end. */
export function PositionEditor({ position, total, words, onMove, className }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <PositionField
        position={position}
        words={words}
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
      aria-label={words.label}
      onClick={() => setOpen(true)}
      className={cn('press grid size-11 place-items-center rounded-control', className)}
    >
      <OrderBadge order={position} label="" />
    </button>
  )
}

type FieldProps = {
  position: number
  words: PositionWords
  className: string
  /** `wanted` is null when the editing is cancelled. */
  onClose: (wanted: number | null) => void
}

function PositionField({ position, words, className, onClose }: FieldProps) {
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
        aria-label={words.field}
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

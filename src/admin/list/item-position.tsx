import { useCallback, useRef, useState } from 'react'
import { listWords as words } from '../../copy/admin-list'
import { cn } from '../../lib/cn'
import { plainNumber } from '../../lib/plain-text'
import { Ltr } from '../../ui/bdi'
import { controlClass } from '../../ui/field'
import { takeFocusAndSelect, useFocusLater } from '../ui/focus'
import { useListener } from '../ui/use-listener'
import type { ItemControls } from './controls'

type Props = {
  controls: Pick<ItemControls, 'name' | 'position' | 'total' | 'canMove' | 'onMove'>
  className?: string
}

/** The number of an item in its list. Pressing it lets another one be typed; one out of range becomes the nearest end. */
export function ItemPosition({ controls, className }: Props) {
  const { name, position, total, canMove = true, onMove } = controls
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const showField = useCallback((input: HTMLInputElement | null) => {
    field.current = input
    takeFocusAndSelect(input)
  }, [])
  const form = useRef<HTMLFormElement>(null)
  const number = useRef<HTMLButtonElement>(null)
  const focusNumber = useFocusLater(() => number.current?.focus({ preventScroll: true }))
  const close = () => {
    setOpen(false)
    focusNumber()
  }
  const closeOutside = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && form.current?.contains(relatedTarget))) setOpen(false)
  }
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close()
  }
  useListener(form, 'focusout', isOpen ? closeOutside : null)
  useListener(form, 'keydown', isOpen ? closeByKey : null)
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
        ref={number}
        type="button"
        data-action="place"
        aria-label={words.place.label(name, position, total)}
        onClick={() => setOpen(true)}
        className={cn('press grid size-11 place-items-center rounded-control', className)}
      >
        {badge}
      </button>
    )
  const go = (typed: string) => {
    const wanted = Number(plainNumber(typed) || NaN)
    close()
    if (Number.isInteger(wanted) && wanted !== position)
      onMove(Math.min(Math.max(wanted, 1), total))
  }
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        go(field.current?.value ?? '')
      }}
      className={cn('edged z-1 flex gap-1 rounded-control bg-surface p-1 shadow-raised', className)}
    >
      <input
        ref={showField}
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

import { Plus } from 'lucide-react'
import { useId, type KeyboardEvent, type RefObject } from 'react'
import { directorText } from '../../copy/admin-director-text'
import { LIST_ITEM_MAX } from '../../limits'
import { Button } from '../../ui/button'
import { controlClass } from '../../ui/field'
import { ColorField } from '../ui/color-field'
import type { Pending } from './form'

const words = directorText.list

type Props = {
  ref: RefObject<HTMLInputElement | null>
  copy: { placeholder: string; full: string }
  hasColor: boolean
  isFull: boolean
  pending: Pending
  onPending: (pending: Pending) => void
  onAdd: () => void
}

export function AddRow({ ref, copy, hasColor, isFull, pending, onPending, onAdd }: Props) {
  const { text, color } = pending
  const hint = useId()
  const canAdd = text.trim() !== '' && !isFull

  function add() {
    if (!canAdd) return
    onAdd()
    // The button becomes disabled, so focus moves to the input.
    ref.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }

  return (
    <div className="grid gap-2">
      <div className="flex gap-2">
        <input
          ref={ref}
          aria-label={copy.placeholder}
          aria-describedby={isFull ? hint : undefined}
          placeholder={copy.placeholder}
          maxLength={LIST_ITEM_MAX}
          value={text}
          disabled={isFull}
          onChange={(event) => onPending({ text: event.target.value, color })}
          onKeyDown={onKeyDown}
          className={controlClass('h-12 min-w-0 flex-1')}
        />
        <Button
          size="sm"
          disabled={!canAdd}
          icon={<Plus size={18} aria-hidden />}
          onClick={add}
          className="h-12 shrink-0"
        >
          {words.add}
        </Button>
      </div>
      {hasColor && !isFull ? (
        <ColorField
          label={words.color}
          value={color}
          names={directorText.colors}
          onChange={(next) => onPending({ text, color: next })}
        />
      ) : null}
      {isFull ? (
        <p id={hint} className="text-small text-accent">
          {copy.full}
        </p>
      ) : null}
    </div>
  )
}

import { Pencil } from 'lucide-react'
import { useId, useRef } from 'react'
import { cn } from '../../lib/cn'
import { Button } from '../../ui/button'
import { controlClass } from '../../ui/field'
import { useListener } from '../../ui/use-listener'

type ButtonProps = {
  name?: string
  label: string
  text: string
  onClick: () => void
  className?: string
  textClassName?: string
}

/** A text that is edited in its place: pressing it opens an `EditField`. */
export function EditButton({ name, label, text, onClick, className, textClassName }: ButtonProps) {
  return (
    <button
      type="button"
      name={name}
      aria-label={label}
      onClick={onClick}
      className={cn(
        'flex min-h-11 w-full items-start gap-1.5 rounded-chip py-2 text-start -outline-offset-3',
        className,
      )}
    >
      <span className={cn('min-w-0 flex-1 [overflow-wrap:anywhere]', textClassName)}>{text}</span>
      <Pencil size={15} aria-hidden className="mt-1.5 shrink-0 text-hint" />
    </button>
  )
}

const GROWING = 'col-start-1 row-start-1 py-2.5 whitespace-pre-wrap [overflow-wrap:anywhere]'

type FieldProps = {
  name?: string
  label: string
  value: string
  onChange: (value: string) => void
  maxLength: number
  /** Shown while the text is blank, which cannot be confirmed. */
  blankText: string
  doneLabel: string
  cancelLabel: string
  onDone: () => void
  onCancel: () => void
}

/** Grows with its text. Enter confirms and Escape cancels. */
export function EditField(props: FieldProps) {
  const { name, label, value, onChange, maxLength, blankText, doneLabel, cancelLabel, onDone, onCancel } = props
  const box = useRef<HTMLDivElement>(null)
  const hint = useId()
  const isBlank = value.trim() === ''
  const done = () => {
    if (!isBlank) onDone()
  }
  useListener(box, 'keydown', (event) => {
    if (event.key === 'Escape') onCancel()
  })
  return (
    <div ref={box} className="grid gap-2">
      <div className="grid">
        {/* The invisible copy of the text sets the height of the field. */}
        <span aria-hidden className={cn(GROWING, 'invisible border-[1.5px] px-4 text-body')}>{`${value}\u200b`}</span>
        <textarea
          ref={takeFocus}
          name={name}
          aria-label={label}
          aria-invalid={isBlank || undefined}
          aria-describedby={isBlank ? hint : undefined}
          rows={1}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/\n/g, ' '))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            done()
          }}
          className={controlClass(cn(GROWING, 'resize-none overflow-hidden'))}
        />
      </div>
      {isBlank ? (
        <p id={hint} className="text-small text-red-600">
          {blankText}
        </p>
      ) : null}
      <div className="flex justify-end gap-1.5">
        <Button variant="quiet" size="sm" className="max-w-36 flex-1 max-md:px-1" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button size="sm" className="max-w-36 flex-1 max-md:px-1" disabled={isBlank} onClick={done}>
          {doneLabel}
        </Button>
      </div>
    </div>
  )
}

function takeFocus(field: HTMLTextAreaElement | null): void {
  field?.focus()
  field?.select()
}

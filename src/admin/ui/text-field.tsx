import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { cn } from '../../lib/cn'
import { controlClass, Field, type FieldProps } from '../../ui/field'

export type TextFieldProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  name?: string
  type?: 'text' | 'email' | 'url' | 'password' | 'tel' | 'number' | 'date'
  /** Makes it a text area of this height, which the user can change. */
  rows?: number
  ltr?: boolean
  placeholder?: string
  maxLength?: number
  autoComplete?: string
  inputMode?: 'text' | 'email' | 'url' | 'numeric' | 'tel'
  disabled?: boolean
  selectOnFocus?: boolean
  onEnter?: () => void
  ref?: Ref<HTMLInputElement>
  /** A control at the end of the field. */
  end?: ReactNode
}

export function TextField({
  label,
  note,
  hint,
  error,
  required = false,
  className,
  value,
  onChange,
  type = 'text',
  rows,
  ltr = false,
  selectOnFocus = false,
  onEnter,
  ref,
  end,
  ...rest
}: TextFieldProps) {
  return (
    <Field
      label={label}
      note={note}
      hint={hint}
      error={error}
      required={required}
      {...(className !== undefined && { className })}
    >
      {(aria) => {
        const control = {
          ...aria,
          ...rest,
          value,
          onChange: (event: { target: { value: string } }) => onChange(event.target.value),
        }
        if (rows !== undefined)
          return <textarea {...control} rows={rows} className={controlClass('min-h-21 resize-y py-2.5')} />
        return (
          <div className="relative">
            <input
              {...control}
              ref={ref}
              type={type}
              dir={ltr ? 'ltr' : undefined}
              onFocus={selectOnFocus ? (event) => event.target.select() : undefined}
              onKeyDown={onEnter && enter(onEnter)}
              className={controlClass(cn('h-13', end !== undefined && (ltr ? 'ps-14 text-end' : 'pe-14')))}
            />
            {end}
          </div>
        )
      }}
    </Field>
  )
}

/** Enter calls `act` instead of submitting, unless it confirms an input method's suggestion. */
function enter(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }
}

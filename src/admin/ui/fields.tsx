import { useRef, type KeyboardEvent, type Ref } from 'react'
import { cn } from '../../lib/cn'
import { controlClass } from '../../ui/select-field'
import { Field, type FieldProps } from './field'
import { GrowingArea } from './growing-area'
import { tooLong } from './too-long'

/** The value of a field, and what is called when it changes. */
type FieldBinding = {
  name?: string
  value: string
  error?: string | null | undefined
  onChange: (value: string) => void
}

/** The props of the input in a text field. */
export type TextInput = {
  type?: 'text' | 'url' | 'tel' | 'number' | 'date' | 'datetime-local'
  /** Makes the field a text area of at least this many rows, which grows with its text. */
  rows?: number
  ltr?: boolean
  placeholder?: string | undefined
  /** The field keeps a longer text and says so. Its form refuses it. */
  maxLength?: number
  autoComplete?: string
  inputMode?: 'text' | 'email' | 'url' | 'numeric' | 'tel'
  disabled?: boolean
  /**
   * Whether the focus selects the text, which is likely to be replaced. It does not after a return from another window.
   */
  selectsText?: boolean
}

type TextFieldProps = Omit<FieldProps, 'error'> & {
  field: FieldBinding
  input?: TextInput | undefined
  onEnter?: () => void
  ref?: Ref<HTMLInputElement>
}

export function TextField({ field, input = {}, onEnter, ref, ...rest }: TextFieldProps) {
  const { name, value, error, onChange } = field
  const { type = 'text', rows, ltr = false, selectsText = false, maxLength, ...attributes } = input
  const isWindowLeft = useRef(false)
  return (
    <Field {...rest} error={tooLong(value, maxLength) ?? error}>
      {(aria) => {
        const control = {
          ...aria,
          ...attributes,
          name,
          value,
          onChange: (event: { target: { value: string } }) => onChange(event.target.value),
          // A field of one row holds one line, so Enter adds no line break.
          onKeyDown: onEnter || rows === 1 ? enter(onEnter) : undefined,
        }
        if (rows !== undefined) {
          const look = cn('resize-none py-2.5', rows > 1 ? 'min-h-21' : 'min-h-13')
          return <GrowingArea {...control} rows={rows} className={controlClass(look)} />
        }
        return (
          <input
            {...control}
            ref={ref}
            type={type}
            dir={ltr ? 'ltr' : undefined}
            onFocus={({ target }) => {
              if (selectsText && !isWindowLeft.current) target.select()
            }}
            // When the window is left, the element stays active although it loses the focus.
            onBlur={({ target }) => {
              isWindowLeft.current = document.activeElement === target
            }}
            className={controlClass('h-13')}
          />
        )
      }}
    </Field>
  )
}

/**
 * The handler with which Enter calls `action` instead of submitting. Enter may also confirm a suggestion of an input
 * method.
 */
function enter(action?: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    action?.()
  }
}

type TextKey<V> = { [K in keyof V]-?: V[K] extends string | undefined ? K : never }[keyof V] &
  string

type TextPropsOptions = {
  errorOf?: (name: string) => string | null
  /** The beginning of the names of the controls. */
  namePrefix?: string
}

/** Returns a function that creates the prop `field` of a text field by its key in `values`. */
export function textProps<V extends object>(
  values: V,
  set: (changes: Partial<V>) => void,
  { errorOf, namePrefix = '' }: TextPropsOptions = {},
): (key: TextKey<V>) => FieldBinding {
  return (key) => ({
    name: namePrefix + key,
    value: (values[key] ?? '') as string,
    error: errorOf?.(namePrefix + key) ?? null,
    onChange: (text: string) => set({ [key]: text } as unknown as Partial<V>),
  })
}

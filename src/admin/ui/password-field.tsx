import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { TextField, type TextFieldProps } from './text-field'

type Props = Omit<TextFieldProps, 'type' | 'ltr' | 'end'> & { showLabel: string; hideLabel: string }

export function PasswordField({ ref, showLabel, hideLabel, disabled = false, ...rest }: Props) {
  const [isVisible, setVisible] = useState(false)
  const Icon = isVisible ? EyeOff : Eye
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  // React copies the value into the attribute, which an injected style sheet could read letter by letter.
  useEffect(() => {
    const observer = new MutationObserver(() => input.current?.removeAttribute('value'))
    if (input.current) observer.observe(input.current, { attributeFilter: ['value'] })
    return () => observer.disconnect()
  }, [])
  return (
    <TextField
      {...rest}
      ref={input}
      disabled={disabled}
      ltr
      type={isVisible ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-label={isVisible ? hideLabel : showLabel}
          aria-pressed={isVisible}
          disabled={disabled}
          onClick={() => setVisible(!isVisible)}
          className="absolute inset-y-1 end-1 grid w-11 place-items-center rounded-badge text-muted hover:bg-tint disabled:hover:bg-transparent"
        >
          <Icon size={22} aria-hidden />
        </button>
      }
    />
  )
}

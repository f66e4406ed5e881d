import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { TextField, type TextFieldProps } from './text-field'

type Props = Omit<TextFieldProps, 'type' | 'ltr' | 'end' | 'ref'> & { showLabel: string; hideLabel: string }

export function PasswordField({ showLabel, hideLabel, disabled = false, ...rest }: Props) {
  const [isVisible, setVisible] = useState(false)
  const Icon = isVisible ? EyeOff : Eye
  return (
    <TextField
      {...rest}
      ref={withoutAttribute}
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
          <Icon size={22} />
        </button>
      }
    />
  )
}

/** React copies the value into the attribute, which an injected style sheet could read letter by letter. */
function withoutAttribute(input: HTMLInputElement) {
  const observer = new MutationObserver(() => input.removeAttribute('value'))
  observer.observe(input, { attributeFilter: ['value'] })
  return () => observer.disconnect()
}

import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { uiCopy } from '../../copy/ui'
import { TextField, type TextFieldProps } from '../ui/fields'

export function PasswordField({
  disabled = false,
  ...rest
}: Omit<TextFieldProps, 'type' | 'ltr' | 'end' | 'ref'>) {
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
          aria-label={isVisible ? uiCopy.hidePassword : uiCopy.showPassword}
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

import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { TextField, type TextFieldProps } from './text-field'

type Props = Omit<TextFieldProps, 'type' | 'ltr' | 'end'> & { showLabel: string; hideLabel: string }

export function PasswordField({ showLabel, hideLabel, disabled = false, ...rest }: Props) {
  const [isVisible, setVisible] = useState(false)
  const Icon = isVisible ? EyeOff : Eye
  return (
    <TextField
      {...rest}
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

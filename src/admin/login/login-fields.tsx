import { Eye, EyeOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { login } from '../../copy/admin/login'
import { uiWords } from '../../copy/ui'
import { plainEmail } from '../../lib/text/plain-email'
import { controlClass } from '../../ui/select-field'
import { Field } from '../ui/field'
import { useListener } from '../ui/use-listener'

type FieldProps = { disabled?: boolean }

/** The field of the e-mail address. It is uncontrolled: a form reads it when it is sent. */
export function EmailField({
  defaultValue,
  disabled = false,
}: FieldProps & { defaultValue: string }) {
  const field = useRef<HTMLInputElement>(null)
  // Chromium turns what follows the domain into punycode, before a form can leave it out.
  useListener(field, 'beforeinput', (event) => {
    const inserted = event.data ?? ''
    const address = plainEmail(inserted)
    if (!inserted.includes('@') || address === inserted) return
    // oxlint-disable-next-line typescript/no-deprecated -- an e-mail field hides its selection from scripts
    const isInserted = document.execCommand('insertText', false, address)
    if (isInserted) event.preventDefault()
  })
  return (
    <Field label={login.email}>
      {(aria) => (
        <input
          {...aria}
          ref={field}
          type="email"
          name="email"
          dir="ltr"
          autoComplete="username"
          inputMode="email"
          defaultValue={defaultValue}
          disabled={disabled}
          className={controlClass('h-13')}
        />
      )}
    </Field>
  )
}

export function PasswordField({ disabled = false }: FieldProps) {
  const [isVisible, setVisible] = useState(false)
  const Icon = isVisible ? EyeOff : Eye
  return (
    <Field label={login.password}>
      {(aria) => (
        // The dots begin where the e-mail begins.
        <div className="relative" dir="ltr">
          <input
            {...aria}
            type={isVisible ? 'text' : 'password'}
            name="password"
            dir="ltr"
            autoComplete="current-password"
            disabled={disabled}
            className={controlClass('h-13 pe-14')}
          />
          <button
            type="button"
            aria-label={isVisible ? uiWords.hidePassword : uiWords.showPassword}
            disabled={disabled}
            onClick={() => setVisible(!isVisible)}
            className="absolute inset-y-1 end-1 grid w-11 place-items-center rounded-badge text-muted hover:bg-tint disabled:hover:bg-transparent"
          >
            <Icon size={22} />
          </button>
        </div>
      )}
    </Field>
  )
}

type OtherProps = { text: string; disabled?: boolean; onClick: () => void }

/** The button that opens the other form of the page. */
export function OtherForm({ text, ...rest }: OtherProps) {
  return (
    <button
      type="button"
      {...rest}
      className="min-h-11 justify-self-start text-button text-primary hover:underline disabled:text-disabled-ink"
    >
      {text}
    </button>
  )
}

/** The text in a field of a form. */
export function textIn(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field.value : ''
}

export function focusIn(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.focus()
}

import { Eye, EyeOff } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { admin } from '../../copy/admin'
import { login } from '../../copy/login'
import { uiCopy } from '../../copy/ui'
import { codeOf, DataError, reasonOf } from '../../data/client/errors'
import { sendPasswordReset, signIn } from '../../data/session/session'
import { LOGIN_REDIRECT_MS } from '../../limits'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { TextField, type TextFieldProps } from '../ui/fields'
import { trimmed } from '../../lib/plain-text'

type LoginState =
  { status: 'idle' | 'loading' | 'success' } | { status: 'error'; message: LoginMessage }

type LoginProps = {
  email: string
  onEmail: (email: string) => void
  disabled: boolean
  /** Called when a sign-in starts or fails: the redirect must wait for the success message. */
  onBusy: (isBusy: boolean) => void
  onDone: () => void
  onForgot: () => void
}

/** Uses `noValidate`, because the browser's messages are in its own language. */
export function LoginForm({ email, onEmail, disabled, onBusy, onDone, onForgot }: LoginProps) {
  const [password, setPassword] = useState('')
  const [state, setState] = useState<LoginState>({ status: 'idle' })
  const isLocked = disabled || state.status === 'loading' || state.status === 'success'

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isLocked) return
    const form = event.currentTarget
    const refuse = (message: LoginMessage) => {
      flushSync(() => setState({ status: 'error', message }))
      // Without a field to correct: the focused one was disabled during the request.
      if (message.field || document.activeElement === document.body)
        form.querySelector<HTMLElement>(`[name=${message.field ?? 'password'}]`)?.focus()
    }
    const blank = blankMessage(email, password)
    if (blank) {
      refuse(blank)
      return
    }
    setState({ status: 'loading' })
    onBusy(true)
    try {
      await signIn(email, password)
      onEmail('')
      setPassword('')
      setState({ status: 'success' })
      setTimeout(onDone, LOGIN_REDIRECT_MS)
    } catch (error) {
      onBusy(false)
      refuse(loginMessage(error))
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {state.status === 'error' ? (
        <Notice tone="error" role="alert" title={<bdi>{state.message.text}</bdi>} />
      ) : null}
      {state.status === 'success' ? (
        <Notice tone="success" role="status" title={login.success} />
      ) : null}
      <EmailField value={email} onChange={onEmail} disabled={isLocked} />
      <PasswordField
        label={login.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        disabled={isLocked}
      />
      <Button
        type="submit"
        loading={state.status === 'loading'}
        disabled={disabled}
        className="w-full"
      >
        {state.status === 'loading' ? login.submitting : login.submit}
      </Button>
      <OtherForm text={login.forgot} disabled={isLocked} onClick={onForgot} />
    </form>
  )
}

type ResetProps = { email: string; onEmail: (email: string) => void; onBack: () => void }

export function ResetForm({ email, onEmail, onBack }: ResetProps) {
  const { state, send, refuse } = usePasswordReset()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.status === 'sending') return
    const form = event.currentTarget
    if (trimmed(email) === '') refuse(login.blankEmail)
    else if (await send(email)) return
    form.querySelector<HTMLElement>('[name=email]')?.focus()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {state.status === 'failed' ? <Notice tone="error" role="alert" title={state.text} /> : null}
      {state.status === 'sent' ? (
        <Notice tone="success" role="status">
          {login.reset.sent}
        </Notice>
      ) : null}
      <EmailField value={email} onChange={onEmail} />
      <Button type="submit" loading={state.status === 'sending'} className="w-full">
        {login.reset.submit}
      </Button>
      <OtherForm text={login.reset.back} onClick={onBack} />
    </form>
  )
}

type ResetState = { status: 'idle' | 'sending' | 'sent' } | { status: 'failed'; text: string }

export function usePasswordReset() {
  const [state, setState] = useState<ResetState>({ status: 'idle' })
  const refuse = (text: string) => setState({ status: 'failed', text })
  /** Returns whether it was sent. */
  async function send(email: string): Promise<boolean> {
    setState({ status: 'sending' })
    try {
      await sendPasswordReset(email)
      setState({ status: 'sent' })
      return true
    } catch (error) {
      refuse(resetMessage(error))
      return false
    }
  }
  return { state, send, refuse }
}

const EmailField = (props: {
  value: string
  onChange: (email: string) => void
  disabled?: boolean
}) => (
  <TextField
    {...props}
    label={login.email}
    type="email"
    name="email"
    ltr
    autoComplete="username"
    inputMode="email"
  />
)

/** Leads to the other form of the page. */
const OtherForm = ({
  text,
  ...rest
}: {
  text: string
  disabled?: boolean
  onClick: () => void
}) => (
  <button
    type="button"
    {...rest}
    className="min-h-11 justify-self-start text-button text-primary hover:underline disabled:text-disabled-ink"
  >
    {text}
  </button>
)

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

type LoginField = 'email' | 'password'
type LoginMessage = { text: string; field: LoginField | null }

const FIELDS: Partial<Record<string, LoginField>> = {
  'user-not-found': 'email',
  'invalid-email': 'email',
  'wrong-password': 'password',
  'invalid-credential': 'password',
  'invalid-login-credentials': 'password',
}

const isKnown = (code: string): code is keyof typeof login.errors =>
  Object.hasOwn(login.errors, code)

/** Only this check trims: the password is sent as typed. */
export function blankMessage(email: string, password: string): LoginMessage | null {
  if (trimmed(email) === '') return { text: login.blankEmail, field: 'email' }
  if (trimmed(password) === '') return { text: login.blankPassword, field: 'password' }
  return null
}

export function loginMessage(error: unknown): LoginMessage {
  if (error instanceof DataError && error.reason === 'denied')
    return { text: login.notAdmin, field: null }
  if (reasonOf(error) === 'not-configured') return { text: login.notConfigured, field: null }
  const code = codeOf(error)
  if (isKnown(code)) return { text: login.errors[code], field: FIELDS[code] ?? null }
  if (code === 'permission-denied') return { text: login.notAdmin, field: null }
  const reason = reasonOf(error)
  if (reason === 'offline') return { text: login.network, field: null }
  if (reason === 'quota') return { text: admin.reasons.quota, field: null }
  return { text: (error instanceof Error && error.message) || login.other, field: null }
}

/** An unknown address is not reported, to avoid revealing accounts. */
export function resetMessage(error: unknown): string {
  const { text } = loginMessage(error)
  return isKnown(codeOf(error)) ||
    reasonOf(error) === 'offline' ||
    reasonOf(error) === 'not-configured'
    ? text
    : login.reset.other
}

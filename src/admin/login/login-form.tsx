import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { login } from '../../copy/login'
import { uiCopy } from '../../copy/ui'
import { signIn } from '../../data/session/session'
import { LOGIN_REDIRECT_MS } from '../../limits'
import { Button } from '../../ui/button'
import { TextField } from '../ui/text-field'
import { Notice } from '../../ui/notice'
import { PasswordField } from '../ui/password-field'
import { useFocusOnMount } from '../ui/use-focus-on-mount'
import { blankMessage, loginMessage, type LoginMessage } from './login-message'

type State =
  { status: 'idle' } | { status: 'loading' } | { status: 'success' } | { status: 'error'; message: LoginMessage }

type Props = {
  email: string
  onEmail: (email: string) => void
  disabled: boolean
  /** Called when a sign-in starts or fails: the redirect must wait for the success message. */
  onBusy: (isBusy: boolean) => void
  onDone: () => void
  onForgot: () => void
  /** Whether it replaces the reset form and should take the focus. */
  takesFocus: boolean
}

/** Uses `noValidate`, because the browser's messages are in its own language. */
export function LoginForm({ email, onEmail, disabled, onBusy, onDone, onForgot, takesFocus }: Props) {
  const [password, setPassword] = useState('')
  const [state, setState] = useState<State>({ status: 'idle' })
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const isLocked = disabled || state.status === 'loading' || state.status === 'success'

  useFocusOnMount(emailInput, takesFocus)
  useEffect(() => {
    if (state.status === 'error') {
      const { field } = state.message
      if (field) (field === 'email' ? emailInput : passwordInput).current?.focus()
      // The focused field was disabled during the request.
      else if (document.activeElement === document.body) passwordInput.current?.focus()
    }
    if (state.status !== 'success') return
    const timer = setTimeout(onDone, LOGIN_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [state, onDone])

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isLocked) return
    const blank = blankMessage(email, password)
    if (blank) {
      setState({ status: 'error', message: blank })
      return
    }
    setState({ status: 'loading' })
    onBusy(true)
    try {
      await signIn(email, password)
      onEmail('')
      setPassword('')
      setState({ status: 'success' })
    } catch (error) {
      onBusy(false)
      setState({ status: 'error', message: loginMessage(error) })
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {state.status === 'error' ? <Notice tone="error" role="alert" title={<bdi>{state.message.text}</bdi>} /> : null}
      {state.status === 'success' ? <Notice tone="success" role="status" title={login.success} /> : null}
      <TextField
        ref={emailInput}
        label={login.email}
        type="email"
        name="email"
        ltr
        autoComplete="username"
        inputMode="email"
        value={email}
        onChange={onEmail}
        disabled={isLocked}
      />
      <PasswordField
        ref={passwordInput}
        label={login.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        disabled={isLocked}
        showLabel={uiCopy.showPassword}
        hideLabel={uiCopy.hidePassword}
      />
      <Button type="submit" loading={state.status === 'loading'} disabled={disabled} className="w-full">
        {state.status === 'loading' ? login.submitting : login.submit}
      </Button>
      <button
        type="button"
        onClick={onForgot}
        disabled={isLocked}
        className="min-h-11 justify-self-start text-button text-primary hover:underline disabled:text-disabled-ink"
      >
        {login.forgot}
      </button>
    </form>
  )
}

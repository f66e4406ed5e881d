import { useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { login } from '../../copy/login'
import { signIn } from '../../data/session/session'
import { LOGIN_REDIRECT_MS } from '../../limits'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { EmailField, OtherForm } from './login-fields'
import { type LoginMessage, blankMessage, loginMessage } from './login-messages'
import { PasswordField } from './password-field'

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

import { startTransition, useActionState, useEffect, useRef, type SubmitEvent } from 'react'
import { login } from '../../copy/admin/login'
import { signIn } from '../../data/session/session'
import { LOGIN_REDIRECT_MS } from '../../limits'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { EmailField, focusIn, OtherForm, PasswordField, textIn } from './login-fields'
import { loginMessage, typedMessage, type LoginMessage } from './login-messages'

type LoginState = { status: 'idle' | 'success' } | { status: 'error'; message: LoginMessage }

type LoginProps = {
  /** The address that was typed in the other form of the page. */
  email: string
  disabled: boolean
  /** Called when a sign-in starts or fails: the redirect must wait for the success message. */
  onBusy: (isBusy: boolean) => void
  onDone: () => void
  onForgot: (email: string) => void
}

const IDLE: LoginState = { status: 'idle' }

/** Uses `noValidate`, because the browser's messages are in its own language. */
export function LoginForm({ email, disabled, onBusy, onDone, onForgot }: LoginProps) {
  const form = useRef<HTMLFormElement>(null)
  const send = async (
    _: LoginState,
    [typedEmail, typedPassword]: [string, string],
  ): Promise<LoginState> => {
    const refusal = typedMessage(typedEmail, typedPassword)
    if (refusal) return { status: 'error', message: refusal }
    try {
      await signIn(typedEmail, typedPassword)
      form.current?.reset()
      setTimeout(onDone, LOGIN_REDIRECT_MS)
      return { status: 'success' }
    } catch (error) {
      onBusy(false)
      return { status: 'error', message: loginMessage(error) }
    }
  }
  const [state, start, isSending] = useActionState(send, IDLE)
  const isLocked = disabled || isSending || state.status === 'success'

  useEffect(() => {
    if (state.status !== 'error') return
    const { field } = state.message
    // The message takes the focus, because the focused field was disabled during the request.
    if (field || document.activeElement === document.body)
      focusIn(form.current, field ?? 'password')
  }, [state])

  // After an `action` React would reset the fields, also after a refusal.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isLocked) return
    const typed: [string, string] = [
      textIn(form.current, 'email'),
      textIn(form.current, 'password'),
    ]
    // State that is set in the transition below would be shown only after its end.
    onBusy(typedMessage(...typed) === null)
    startTransition(() => start(typed))
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      {state.status === 'error' && !isSending ? (
        <Notice tone="error" role="alert" title={<bdi>{state.message.text}</bdi>} />
      ) : null}
      {state.status === 'success' ? (
        <Notice tone="success" role="status" title={login.success} />
      ) : null}
      <EmailField defaultValue={email} disabled={isLocked} />
      <PasswordField disabled={isLocked} />
      <Button type="submit" isLoading={isSending} disabled={disabled} className="w-full">
        {isSending ? login.submitting : login.submit}
      </Button>
      <OtherForm
        text={login.forgot}
        disabled={isLocked}
        onClick={() => onForgot(textIn(form.current, 'email'))}
      />
    </form>
  )
}

import { useEffect, useRef, type SubmitEvent } from 'react'
import { login } from '../../copy/admin/login'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { EmailField, focusIn, OtherForm, textIn } from './login-fields'
import { emailMessage } from './login-messages'
import { usePasswordReset } from './use-password-reset'

type ResetProps = {
  /** The address that was typed in the other form of the page. */
  email: string
  onBack: (email: string) => void
}

export function ResetForm({ email, onBack }: ResetProps) {
  const form = useRef<HTMLFormElement>(null)
  const { state, send, refuse } = usePasswordReset()
  useEffect(() => {
    if (state.status === 'failed') focusIn(form.current, 'email')
  }, [state])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.status === 'sending') return
    const typed = textIn(form.current, 'email')
    const refusal = emailMessage(typed)
    if (refusal) refuse(refusal)
    else void send(typed)
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      {state.status === 'failed' ? <Notice tone="error" role="alert" title={state.text} /> : null}
      {state.status === 'sent' ? (
        <Notice tone="success" role="status">
          {login.reset.sent}
        </Notice>
      ) : null}
      <EmailField defaultValue={email} />
      <Button type="submit" isLoading={state.status === 'sending'} className="w-full">
        {login.reset.submit}
      </Button>
      <OtherForm text={login.reset.back} onClick={() => onBack(textIn(form.current, 'email'))} />
    </form>
  )
}

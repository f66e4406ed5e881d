import { type SubmitEvent } from 'react'
import { login } from '../../copy/login'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { trimmed } from '../../lib/plain-text'
import { EmailField, OtherForm } from './login-fields'
import { usePasswordReset } from './use-password-reset'

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

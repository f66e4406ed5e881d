import { useRef, useState, type SubmitEvent } from 'react'
import { login } from '../../copy/login'
import { sendPasswordReset } from '../../data/session/session'
import { Button } from '../../ui/button'
import { TextField } from '../ui/text-field'
import { Notice } from '../../ui/notice'
import { useFocusOnMount } from '../ui/use-focus-on-mount'
import { resetMessage } from './login-message'

type State = { status: 'idle' | 'loading' | 'sent' } | { status: 'error'; text: string }

export function ResetForm({
  email,
  onEmail,
  onBack,
}: {
  email: string
  onEmail: (email: string) => void
  onBack: () => void
}) {
  const [state, setState] = useState<State>({ status: 'idle' })
  const input = useRef<HTMLInputElement>(null)
  const isLoading = state.status === 'loading'

  useFocusOnMount(input)

  function refuse(text: string) {
    setState({ status: 'error', text })
    input.current?.focus()
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isLoading) return
    if (email.trim() === '') {
      refuse(login.blankEmail)
      return
    }
    setState({ status: 'loading' })
    try {
      await sendPasswordReset(email)
      setState({ status: 'sent' })
    } catch (error) {
      refuse(resetMessage(error))
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {state.status === 'error' ? <Notice tone="error" role="alert" title={state.text} /> : null}
      {state.status === 'sent' ? (
        <Notice tone="success" role="status">
          {login.reset.sent}
        </Notice>
      ) : null}
      <TextField
        ref={input}
        label={login.email}
        type="email"
        name="email"
        ltr
        autoComplete="username"
        inputMode="email"
        value={email}
        onChange={onEmail}
      />
      <Button type="submit" loading={isLoading} className="w-full">
        {login.reset.submit}
      </Button>
      <button
        type="button"
        onClick={onBack}
        className="min-h-11 justify-self-start text-button text-primary hover:underline"
      >
        {login.reset.back}
      </button>
    </form>
  )
}

import { KeyRound } from 'lucide-react'
import { useRef, useState, type SubmitEvent } from 'react'
import { login } from '../../copy/login'
import { uiCopy } from '../../copy/ui'
import { reauthenticate } from '../../data/session/session'
import { Button } from '../../ui/button'
import { IconBubble } from '../../ui/card'
import { DialogFrame, FrameTitle } from '../../ui/dialog-frame'
import { Notice } from '../../ui/notice'
import { useAdminSession } from '../session/session-provider'
import { PasswordField } from '../ui/password-field'
import { reauthenticationMessage, type LoginMessage } from './login-message'

type Props = {
  open: boolean
  /** Why the password is needed. */
  text?: string
  /** Called once the provider has accepted the password. */
  onConfirm: () => void
  onCancel: () => void
}

/** Asks the signed-in administrator for the password over the open page. */
export function PasswordDialog({ open, text = login.again.text, onConfirm, onCancel }: Props) {
  return (
    <DialogFrame
      open={open}
      onClose={onCancel}
      description={text}
      // At the top of a phone, clear of the toast of a refused save and of the keyboard.
      className="bubble edged inset-x-0 top-4 mx-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-dialog overflow-y-auto bg-surface p-6 shadow-raised md:top-1/2 md:-translate-y-1/2"
    >
      <IconBubble tone="sky" size={48} className="mb-4">
        <KeyRound size={24} aria-hidden />
      </IconBubble>
      <FrameTitle className="text-h3">{login.again.title}</FrameTitle>
      <p aria-hidden className="mt-1.5 text-card text-muted">
        {text}
      </p>
      <PasswordForm onConfirm={onConfirm} onCancel={onCancel} />
    </DialogFrame>
  )
}

/** Mounted with the open dialog, so that a password never outlives it. */
function PasswordForm({ onConfirm, onCancel }: Pick<Props, 'onConfirm' | 'onCancel'>) {
  const { session } = useAdminSession()
  const [password, setPassword] = useState('')
  const [message, setMessage] = useState<LoginMessage | null>(null)
  const [isChecking, setChecking] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  function refuse(refusal: LoginMessage) {
    setMessage(refusal)
    input.current?.focus()
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isChecking) return
    if (password === '') {
      refuse({ text: login.blankPassword, field: 'password' })
      return
    }
    setMessage(null)
    setChecking(true)
    try {
      await reauthenticate(password)
      // The dialog may have been closed meanwhile.
      if (input.current) onConfirm()
    } catch (error) {
      refuse(reauthenticationMessage(error))
    } finally {
      setChecking(false)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 grid gap-4">
      {message && !message.field ? <Notice tone="error" role="alert" title={<bdi>{message.text}</bdi>} /> : null}
      {/* Password managers need to know whose password this is. */}
      <input
        type="email"
        autoComplete="username"
        value={session.status === 'admin' ? session.admin.email : ''}
        readOnly
        hidden
      />
      <PasswordField
        ref={input}
        label={login.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={message?.field ? message.text : null}
        showLabel={uiCopy.showPassword}
        hideLabel={uiCopy.hidePassword}
      />
      <div className="grid grid-cols-2 gap-2.5">
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {login.again.cancel}
        </Button>
        <Button type="submit" size="sm" loading={isChecking}>
          {isChecking ? login.again.submitting : login.again.submit}
        </Button>
      </div>
    </form>
  )
}

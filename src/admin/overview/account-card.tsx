import { KeyRound } from 'lucide-react'
import { useRef, useState, type SubmitEvent } from 'react'
import { account as words } from '../../copy/admin-account'
import { uiCopy } from '../../copy/ui'
import { changePassword } from '../../data/session/session'
import { Ltr } from '../../ui/bdi'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { useAdminSession } from '../session/session-provider'
import { FormButtons } from '../ui/form-buttons'
import { PasswordField } from '../ui/password-field'
import { useFocusOnMount } from '../ui/use-focus-on-mount'
import { notify } from '../ui/toast'
import { checkPasswords, passwordMessage, type PasswordMessage } from './password-message'

/** Who is signed in, and a form for another password. */
export function AccountCard() {
  const { session } = useAdminSession()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  const email = session.status === 'admin' ? session.admin.email : ''
  return (
    <>
      {email ? (
        <p className="text-card text-muted">
          <span className="sr-only">{words.email}: </span>
          <Ltr className="wrap-anywhere">{email}</Ltr>
        </p>
      ) : null}
      {isOpen ? (
        <PasswordForm email={email} onClose={close} />
      ) : (
        <Button
          ref={opener}
          id="account"
          variant="outline"
          size="sm"
          icon={<KeyRound size={18} aria-hidden />}
          onClick={() => setOpen(true)}
          className="mt-3"
        >
          {words.open}
        </Button>
      )}
    </>
  )
}

function PasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [message, setMessage] = useState<PasswordMessage | null>(null)
  const [isSaving, setSaving] = useState(false)
  const currentInput = useRef<HTMLInputElement>(null)
  const nextInput = useRef<HTMLInputElement>(null)
  useFocusOnMount(currentInput)
  const errorOf = (field: 'current' | 'next') => (message?.field === field ? message.text : null)

  function refuse(refusal: PasswordMessage) {
    setMessage(refusal)
    if (refusal.field === 'current') currentInput.current?.focus()
    if (refusal.field === 'next') nextInput.current?.focus()
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isSaving) return
    const refusal = checkPasswords(current, next)
    if (refusal) {
      refuse(refusal)
      return
    }
    setMessage(null)
    setSaving(true)
    try {
      await changePassword(current, next)
      notify({ type: 'success', title: words.done.title, description: words.done.text, closeLabel: uiCopy.close })
      onClose()
    } catch (error) {
      setSaving(false)
      refuse(passwordMessage(error))
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 grid gap-4">
      {message && !message.field ? <Notice tone="error" role="alert" title={message.text} /> : null}
      {/* Password managers need to know whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={currentInput}
        label={words.current}
        autoComplete="current-password"
        value={current}
        onChange={setCurrent}
        error={errorOf('current')}
        showLabel={uiCopy.showPassword}
        hideLabel={uiCopy.hidePassword}
      />
      <PasswordField
        ref={nextInput}
        label={words.next}
        hint={words.hint}
        autoComplete="new-password"
        value={next}
        onChange={setNext}
        error={errorOf('next')}
        showLabel={uiCopy.showPassword}
        hideLabel={uiCopy.hidePassword}
      />
      <FormButtons cancel={words.cancel} submit={words.submit} isSaving={isSaving} onCancel={onClose} />
    </form>
  )
}

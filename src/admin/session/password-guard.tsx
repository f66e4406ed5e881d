import { useEffect, useState } from 'react'
import { login } from '../../copy/login'
import { signInLeft } from '../../data/session/admin-session'
import { INACTIVITY_CHECK_MS, SIGN_IN_WARNING_MS } from '../../limits'
import { PasswordDialog } from '../login/password-dialog'
import { onPasswordNeeded } from './password-needed'

/** Asks for the password shortly before the rules refuse the sign-in, and again after a save that they refused. */
export function PasswordGuard() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    let hasAsked = false
    const check = () => {
      const isOld = signInLeft() <= SIGN_IN_WARNING_MS
      // Another tab may have asked.
      if (!isOld) setOpen(false)
      else if (!hasAsked) setOpen(true)
      hasAsked = isOld
    }
    check()
    const timer = setInterval(check, INACTIVITY_CHECK_MS)
    const stop = onPasswordNeeded(() => setOpen(true))
    window.addEventListener('storage', check)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      stop()
      window.removeEventListener('storage', check)
      document.removeEventListener('visibilitychange', check)
    }
  }, [])
  const close = () => setOpen(false)
  return <PasswordDialog open={isOpen} text={login.again.old} onConfirm={close} onCancel={close} />
}

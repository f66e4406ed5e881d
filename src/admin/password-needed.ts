import { signInLeft } from '../data/admin-session'
import { reasonOf } from '../data/errors'
import { SIGN_IN_WARNING_MS } from '../limits'

const target = new EventTarget()
const NEEDED = 'password-needed'

/** Opens the dialog that asks for the password over the open page. */
export const askForPassword = (): void => void target.dispatchEvent(new Event(NEEDED))

/** The rules refuse a sign-in of more than 12 hours ago as they refuse a stranger. */
export const isSignInTooOld = (error: unknown): boolean =>
  reasonOf(error) === 'denied' && signInLeft() <= SIGN_IN_WARNING_MS

export function onPasswordNeeded(listener: () => void): () => void {
  target.addEventListener(NEEDED, listener)
  return () => target.removeEventListener(NEEDED, listener)
}

import { account as words } from '../../copy/admin-account'
import { login } from '../../copy/login'
import { codeOf, reasonOf } from '../../data/client/errors'
import { PASSWORD_MIN } from '../../limits'

export type PasswordField = 'current' | 'next'
export type PasswordMessage = { text: string; field: PasswordField | null }

const about = (field: PasswordField | null, text: string): PasswordMessage => ({ field, text })

/** What has to change before the passwords are sent; null when nothing has to. */
export function checkPasswords(current: string, next: string): PasswordMessage | null {
  if (current === '') return about('current', words.blankCurrent)
  if (next.length < PASSWORD_MIN) return about('next', words.tooShort)
  return next === current ? about('next', words.same) : null
}

/** The message for a refused change. The provider lists what its password policy misses in English. */
export function passwordMessage(error: unknown): PasswordMessage {
  switch (codeOf(error)) {
    case 'wrong-password':
    case 'invalid-credential':
    case 'invalid-login-credentials':
      return about('current', words.wrong)
    case 'too-many-requests':
      return about('current', login.errors['too-many-requests'])
    case 'weak-password':
      return about('next', words.weak)
    case 'password-does-not-meet-requirements': {
      const said = error instanceof Error ? error.message : ''
      const missing = Object.entries(words.requirements).flatMap(([part, name]) => (said.includes(part) ? [name] : []))
      return about('next', missing.length > 0 ? words.policy(missing) : words.weak)
    }
    default:
      return about(null, reasonOf(error) === 'offline' ? login.network : words.failed)
  }
}

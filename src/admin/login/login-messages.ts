import { admin } from '../../copy/admin/admin'
import { login } from '../../copy/admin/login'
import { codeOf } from '../../data/client/errors'
import { reasonOf } from '../../data/client/reason'
import { isEmail } from '../../lib/text/plain-email'
import { trimText } from '../../lib/text/plain-text'

type LoginField = 'email' | 'password'

export type LoginMessage = { text: string; field: LoginField | null }

const FIELDS: Partial<Record<string, LoginField>> = {
  'user-not-found': 'email',
  'invalid-email': 'email',
  'wrong-password': 'password',
  'invalid-credential': 'password',
  'invalid-login-credentials': 'password',
}

const isKnown = (code: string): code is keyof typeof login.errors =>
  Object.hasOwn(login.errors, code)

/** The message about a typed text that is blank or no e-mail address, before it is sent. */
export function emailMessage(email: string): string | null {
  if (trimText(email) === '') return login.blankEmail
  return isEmail(email) ? null : login.errors['invalid-email']
}

/** The message about what is typed, before it is sent. Only this check trims the password, which is sent as typed. */
export function typedMessage(email: string, password: string): LoginMessage | null {
  const text = emailMessage(email)
  if (text) return { text, field: 'email' }
  if (trimText(password) === '') return { text: login.blankPassword, field: 'password' }
  return null
}

export function loginMessage(error: unknown): LoginMessage {
  const code = codeOf(error)
  if (isKnown(code)) return { text: login.errors[code], field: FIELDS[code] ?? null }
  const reason = reasonOf(error)
  if (reason === 'not-configured') return { text: login.notConfigured, field: null }
  if (reason === 'denied') return { text: login.notAdmin, field: null }
  if (reason === 'offline' || reason === 'timeout')
    return { text: login.errors['network-request-failed'], field: null }
  if (reason === 'quota') return { text: admin.reasons.quota, field: null }
  return { text: (error instanceof Error && error.message) || login.other, field: null }
}

/** The message after a request for a new password. It does not reveal whether an account has that address. */
export function resetMessage(error: unknown): string {
  const { text } = loginMessage(error)
  return isKnown(codeOf(error)) ||
    reasonOf(error) === 'offline' ||
    reasonOf(error) === 'not-configured'
    ? text
    : login.reset.other
}

import { type TokenOptions } from '@firebase/rules-unit-testing'
import { SIGN_IN_MS } from '../../../src/limits'
import { ADMIN } from './backend'

export const seconds = () => Math.floor(Date.now() / 1000)
export const claims = (
  email: string,
  sign_in_provider: 'password' | 'google.com' | 'anonymous',
) => ({
  email,
  firebase: { sign_in_provider },
  // Without `auth_time` the package gives a sign-in of 1970.
  auth_time: seconds(),
})
export const PASSWORD = claims(ADMIN.email, 'password')
/** Twelve hours and a minute ago. */
export const TOO_LONG_AGO = seconds() - SIGN_IN_MS / 1000 - 60

/** Claims with this in place of the time of the sign-in. */
export const timed = (auth_time: unknown) => ({ ...PASSWORD, auth_time }) as TokenOptions

import { signInLeft } from '../../data/session/admin-session'
import { reasonOf } from '../../data/client/errors'
import { createStore } from '../../lib/store'
import { SIGN_IN_WARNING_MS } from '../../limits'

/** How often the password was asked for. */
const asked = createStore(0)

/** Opens the dialog that asks for the password over the open page. */
export const askForPassword = (): void => asked.set(asked.get() + 1)

export const onPasswordNeeded = asked.subscribe

/** The rules refuse a sign-in of more than 12 hours ago as they refuse a stranger. */
export const isSignInTooOld = (error: unknown): boolean =>
  reasonOf(error) === 'denied' && signInLeft() <= SIGN_IN_WARNING_MS

import type { Auth } from 'firebase/auth'
import { env } from '../../env'
import { hasStorage } from '../../lib/browser/storage'
import type * as Sdk from './auth-sdk'
import { loadApp } from './firebase'
import { once } from './once'

/** The functions of Auth with the client, which most of them need. */
export type AuthHandle = { sdk: typeof Sdk; auth: Auth }

/** Uses `initializeAuth` because `getAuth` includes a popup resolver that loads third-party scripts. */
export const loadAuth = once<AuthHandle>(async () => {
  const [firebaseApp, sdk] = await Promise.all([loadApp(), import('./auth-sdk')])
  // Not a list of both: the SDK would choose a storage that has a user, even if it is full and cannot take a new token.
  const persistence = hasStorage() ? sdk.browserLocalPersistence : sdk.inMemoryPersistence
  const auth = sdk.initializeAuth(firebaseApp, { persistence })
  // The language of the e-mail that resets a password.
  auth.languageCode = 'ar'
  if (env.authEmulator)
    sdk.connectAuthEmulator(auth, `http://${env.authEmulator}`, { disableWarnings: true })
  return { sdk, auth }
})

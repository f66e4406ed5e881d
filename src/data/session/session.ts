import type { User } from 'firebase/auth'
import { createObservable } from '../../lib/observable'
import { plainEmail } from '../../lib/text/plain-email'
import { loadAuth } from '../client/auth'
import { codeOf, DataError, logFailure } from '../client/errors'
import { fetchAsAdmin } from '../client/fetch-as-admin'
import { loadFirestore } from '../client/firebase'
import { fetchDocuments } from '../client/rest'
import { createSubscribable, type Subscribable } from '../client/subscribable'
import { writeOnline } from '../client/write-online'
import {
  clearKeptSession,
  readKeptSession,
  sessionEndReason,
  startKeptSession,
  type SessionEndReason,
} from './kept-session'
import { subscribeRight } from './subscribe-right'

export type Admin = { uid: string; email: string }

/** `forbidden`: signed in, but not an administrator. */
export type Session =
  | { status: 'loading' }
  | { status: 'anonymous'; endReason: SessionEndReason | null }
  | { status: 'forbidden' }
  | { status: 'admin'; admin: Admin }

const adminOf = (user: User): Admin => ({ uid: user.uid, email: user.email ?? '' })

/** Asks by REST, because the SDK gives up after ten seconds without a connection, which a slow network may need. */
async function isAdmin(uid: string): Promise<boolean> {
  const path = `admins/${uid}`
  const documents = await fetchAsAdmin((request) => fetchDocuments([path], request))
  return documents.get(path) !== null
}

/**
 * Signs in an administrator, and signs any other account out again. @throws the Firebase error, or DataError 'denied'
 */
export const signIn = (email: string, password: string): Promise<Admin> =>
  logFailure('session.signIn', async () => {
    const { sdk, auth } = await loadAuth()
    // Keeps the session before any browser tab sees the user. Without a kept session the sign-in would count as
    // expired.
    const stop = sdk.beforeAuthStateChanged(auth, (user) => {
      if (user) startKeptSession(adminOf(user))
    })
    try {
      const { user } = await sdk.signInWithEmailAndPassword(auth, plainEmail(email), password)
      if (!(await isAdmin(user.uid)))
        throw new DataError('denied', 'This account has no document in admins')
      return adminOf(user)
    } catch (error) {
      if (auth.currentUser) await signOut().catch(() => undefined)
      throw error
    } finally {
      stop()
    }
  })

const signOuts = createObservable(0)

/** Ends the session. Subscribers are told at once, even if the provider then fails to forget the user. */
export const signOut = (): Promise<void> =>
  logFailure('session.signOut', async () => {
    clearKeptSession()
    signOuts.set(signOuts.get() + 1)
    const { sdk, auth } = await loadAuth()
    await sdk.signOut(auth)
  })

/** Ends every session of this account, this one too: the rules take no sign-in from before this moment. */
export const signOutEverywhere = (): Promise<void> =>
  logFailure('session.signOutEverywhere', async () => {
    const [{ auth }, firestore] = await Promise.all([loadAuth(), loadFirestore()])
    const { sdk, db } = firestore
    const admin = sdk.doc(db, 'admins', auth.currentUser?.uid ?? '')
    // Each device that listens ends its session, see `subscribeSession`.
    await writeOnline(firestore, (transaction) =>
      transaction.update(admin, { validSince: sdk.serverTimestamp() }),
    )
  })

/** Reads the time of the last sign-in to this account, on any device; null when it is not known. */
export const readLastSignIn = (): Promise<Date | null> =>
  logFailure('session.readLastSignIn', async () => {
    const { sdk, auth } = await loadAuth()
    const { currentUser } = auth
    if (!currentUser) return null
    await sdk.reload(currentUser)
    const time = new Date(currentUser.metadata.lastSignInTime ?? NaN)
    return Number.isNaN(time.getTime()) ? null : time
  })

/** Sends a password reset link. An unknown address is not reported, to avoid revealing accounts. */
export const sendPasswordReset = (email: string): Promise<void> =>
  logFailure('session.sendPasswordReset', async () => {
    const { sdk, auth } = await loadAuth()
    await sdk.sendPasswordResetEmail(auth, plainEmail(email)).catch((error: unknown) => {
      if (codeOf(error) !== 'user-not-found') throw error
    })
  })

/**
 * The live session. It ends when the user's document in `admins` is deleted or gets a `validSince` after the sign-in,
 * or when the kept session has expired.
 */
export const subscribeSession: Subscribable<Session> = createSubscribable(async (observer) => {
  const { sdk, auth } = await loadAuth()
  let stopRight = () => {}
  let endReason: SessionEndReason | null = null
  let isAnonymous = false

  const becomeAnonymous = () => {
    stopRight()
    isAnonymous = true
    observer.next({ status: 'anonymous', endReason }, { fromCache: false })
  }
  const end = (reason: SessionEndReason) => {
    // `signOut` calls `becomeAnonymous`, which reads the reason, before it asks the provider.
    endReason = reason
    void signOut().catch(() => undefined)
  }
  const subscribeRightOf = (user: User) => {
    const session: Session = { status: 'admin', admin: adminOf(user) }
    return subscribeRight(user)({
      next: (right, meta) => {
        if (right === 'outdated') end('everywhere')
        else observer.next(right === 'granted' ? session : { status: 'forbidden' }, meta)
      },
      error: observer.error,
    })
  }

  const onUser = (user: User | null) => {
    stopRight()
    // The specification requires this log.
    console.info(user ? '[session] signed in' : '[session] signed out')
    if (!user) {
      clearKeptSession()
      becomeAnonymous()
      return
    }
    const reason = sessionEndReason(readKeptSession())
    if (reason) {
      end(reason)
      return
    }
    endReason = null
    // While the right of a new sign-in is read, the dashboard must not lead back to the login.
    if (isAnonymous) observer.next({ status: 'loading' }, { fromCache: true })
    isAnonymous = false
    stopRight = subscribeRightOf(user)
  }
  const stopAuth = sdk.onAuthStateChanged(auth, onUser)
  const stopSignOuts = signOuts.subscribe(becomeAnonymous)
  return () => {
    stopRight()
    stopAuth()
    stopSignOuts()
  }
})

import type { User } from 'firebase/auth'
import { plainEmail } from '../../lib/plain-text'
import { createObservable } from '../../lib/observable'
import {
  clearAdminSession,
  readAdminSession,
  sessionEnd,
  startAdminSession,
  type SessionEnd,
} from './admin-session'
import { codeOf, DataError, logged, reasonOf } from '../client/errors'
import { auth, firestore } from '../client/firebase'
import { subscribable, subscribeOne, type Subscribable } from '../client/live'
import { readDate } from '../content/parse'

export type Admin = { uid: string; email: string }

/** Why a session could not go on; `everywhere`: the administrator has ended all of them, on one of her devices. */
export type Ended = SessionEnd | 'everywhere'

/** `forbidden`: signed in, but not an administrator. */
export type Session =
  | { status: 'loading' }
  | { status: 'anonymous'; ended: Ended | null }
  | { status: 'forbidden' }
  | { status: 'admin'; admin: Admin }

const adminOf = (user: User): Admin => ({ uid: user.uid, email: user.email ?? '' })

async function isAdmin(uid: string): Promise<boolean> {
  const { sdk, db } = await firestore()
  return (await sdk.getDocFromServer(sdk.doc(db, 'admins', uid))).exists()
}

/** Signs in an administrator. Whoever is not known to be one is signed out again. @throws the Firebase error, or DataError 'denied' */
export const signIn = (email: string, password: string): Promise<Admin> =>
  logged('session.signIn', async () => {
    const [made, sdk] = await Promise.all([auth(), import('../client/auth-sdk')])
    // Before any tab sees the user, who would be expired without a stored session.
    const stop = sdk.beforeAuthStateChanged(made, (user) => {
      if (user) startAdminSession(adminOf(user))
    })
    try {
      const { user } = await sdk.signInWithEmailAndPassword(made, plainEmail(email), password)
      if (!(await isAdmin(user.uid)))
        throw new DataError('denied', 'This account has no document in admins')
      return adminOf(user)
    } catch (error) {
      if (made.currentUser) await signOut().catch(() => undefined)
      throw error
    } finally {
      stop()
    }
  })

const signOuts = createObservable(0)

/** Ends the session. Subscribers are told at once, even if the provider then fails to forget the user. */
export const signOut = (): Promise<void> =>
  logged('session.signOut', async () => {
    clearAdminSession()
    signOuts.set(signOuts.get() + 1)
    const [made, sdk] = await Promise.all([auth(), import('../client/auth-sdk')])
    await sdk.signOut(made)
  })

/** Ends every session of this account, this one too: the rules take no sign-in from before this moment. */
export const signOutEverywhere = (): Promise<void> =>
  logged('session.signOutEverywhere', async () => {
    const [made, { sdk, db }] = await Promise.all([auth(), firestore()])
    const admin = sdk.doc(db, 'admins', made.currentUser?.uid ?? '')
    // Each device that listens ends its session, see `subscribeSession`.
    await sdk.runTransaction(db, (transaction) =>
      Promise.resolve(transaction.update(admin, { validSince: sdk.serverTimestamp() })),
    )
  })

/** When somebody last signed in to this account, on any device; null when it is not known. */
export const getLastSignIn = (): Promise<Date | null> =>
  logged('session.getLastSignIn', async () => {
    const [{ currentUser }, sdk] = await Promise.all([auth(), import('../client/auth-sdk')])
    if (!currentUser) return null
    await sdk.reload(currentUser)
    const time = new Date(currentUser.metadata.lastSignInTime ?? NaN)
    return Number.isNaN(time.getTime()) ? null : time
  })

/** As the rules compare it: the time of a sign-in is in whole seconds. */
async function isSignedInSince(user: User, validSince: Date): Promise<boolean> {
  const { authTime } = await user.getIdTokenResult()
  return Date.parse(authTime) + 1_000 > validSince.getTime()
}

/** Sends a password reset link. An unknown address is not reported, to avoid revealing accounts. */
export const sendPasswordReset = (email: string): Promise<void> =>
  logged('session.sendPasswordReset', async () => {
    const [made, sdk] = await Promise.all([auth(), import('../client/auth-sdk')])
    await sdk.sendPasswordResetEmail(made, plainEmail(email)).catch((error: unknown) => {
      if (codeOf(error) !== 'user-not-found') throw error
    })
  })

/**
 * The live session. It ends when the user's document in `admins` is removed or takes no sign-in so old, or when the stored
 * session has expired.
 */
export const subscribeSession: Subscribable<Session> = subscribable(async (observer) => {
  const [made, authSdk] = await Promise.all([auth(), import('../client/auth-sdk')])
  let stopAdmin = () => {}
  let ended: Ended | null = null
  const stopAuth = authSdk.onAuthStateChanged(made, (user) => {
    stopAdmin()
    // The specification requires this log.
    console.info(user ? '[session] signed in' : '[session] signed out')
    if (!user) {
      clearAdminSession()
      becomeAnonymous()
      return
    }
    const found = sessionEnd(readAdminSession())
    if (found) end(found)
    else {
      ended = null
      stopAdmin = watchAdmin(user)
    }
  })
  const stopSignOuts = signOuts.subscribe(becomeAnonymous)

  function end(reason: Ended) {
    ended = reason
    void signOut().catch(() => undefined)
  }

  function becomeAnonymous() {
    stopAdmin()
    observer.next({ status: 'anonymous', ended }, { fromCache: false })
  }

  function watchAdmin(user: User): () => void {
    const session: Session = { status: 'admin', admin: adminOf(user) }
    // The existence of the document is the right.
    const admins = subscribeOne('admins', user.uid, ({ validSince }) => ({
      validSince: readDate(validSince),
    }))
    return admins({
      next: (admin, meta) => {
        if (!admin) observer.next({ status: 'forbidden' }, meta)
        else if (!admin.validSince) observer.next(session, meta)
        else
          isSignedInSince(user, admin.validSince).then(
            (isSince) => (isSince ? observer.next(session, meta) : end('everywhere')),
            observer.error,
          )
      },
      error: (error) => {
        if (reasonOf(error) === 'denied')
          observer.next({ status: 'forbidden' }, { fromCache: false })
        else observer.error(error)
      },
    })
  }

  return () => {
    stopAdmin()
    stopAuth()
    stopSignOuts()
  }
})

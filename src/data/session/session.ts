import type { User } from 'firebase/auth'
import { plainEmail } from '../../lib/plain-text'
import { createStore } from '../../lib/store'
import {
  clearAdminSession,
  readAdminSession,
  sessionEnd,
  startAdminSession,
  type SessionEnd,
} from './admin-session'
import { subscribeOne } from '../client/collection'
import { codeOf, DataError, logged, reasonOf } from '../client/errors'
import { auth, firestore } from '../client/firebase'
import { subscribable, type Subscribable } from '../client/subscribable'

export type Admin = { uid: string; email: string }

/** `forbidden`: signed in, but not an administrator. `ended`: why the stored session could not go on. */
export type Session =
  | { status: 'loading' }
  | { status: 'anonymous'; ended: SessionEnd | null }
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

const signOuts = createStore(0)

/** Ends the session. Subscribers are told at once, even if the provider then fails to forget the user. */
export const signOut = (): Promise<void> =>
  logged('session.signOut', async () => {
    clearAdminSession()
    signOuts.set(signOuts.get() + 1)
    const [made, sdk] = await Promise.all([auth(), import('../client/auth-sdk')])
    await sdk.signOut(made)
  })

/** Sends a password reset link. An unknown address is not reported, to avoid revealing accounts. */
export const sendPasswordReset = (email: string): Promise<void> =>
  logged('session.sendPasswordReset', async () => {
    const [made, sdk] = await Promise.all([auth(), import('../client/auth-sdk')])
    await sdk.sendPasswordResetEmail(made, plainEmail(email)).catch((error: unknown) => {
      if (codeOf(error) !== 'user-not-found') throw error
    })
  })

/** The live session. It ends when the user's document in `admins` is removed or the stored session has expired. */
export const subscribeSession: Subscribable<Session> = subscribable(async (observer) => {
  const [made, authSdk] = await Promise.all([auth(), import('../client/auth-sdk')])
  let stopAdmin = () => {}
  let ended: SessionEnd | null = null
  const stopAuth = authSdk.onAuthStateChanged(made, (user) => {
    stopAdmin()
    // The specification requires this log.
    console.info(user ? '[session] signed in' : '[session] signed out')
    if (!user) {
      clearAdminSession()
      becomeAnonymous()
      return
    }
    ended = sessionEnd(readAdminSession())
    if (ended) void signOut().catch(() => undefined)
    else stopAdmin = watchAdmin(user)
  })
  const stopSignOuts = signOuts.subscribe(becomeAnonymous)

  function becomeAnonymous() {
    stopAdmin()
    observer.next({ status: 'anonymous', ended }, { fromCache: false })
  }

  function watchAdmin(user: User): () => void {
    const session: Session = { status: 'admin', admin: adminOf(user) }
    // The document has no fields that matter: its existence is the right.
    const admins = subscribeOne('admins', user.uid, () => ({}))
    return admins({
      next: (admin, meta) => observer.next(admin ? session : { status: 'forbidden' }, meta),
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

import type { FirebaseApp } from 'firebase/app'
import type { Auth } from 'firebase/auth'
import type { Firestore } from 'firebase/firestore'
import type { FirebaseStorage } from 'firebase/storage'
import { env } from '../env'
import { NotConfiguredError } from './errors'
import type * as Sdk from './firestore-sdk'
import type * as WritingSdk from './firestore-writing'
import { whenIdle } from './when-idle'

/** The SDK's functions together with the database they work on. */
export type FirestoreHandle = { sdk: typeof Sdk; db: Firestore }
export type WritingHandle = { sdk: typeof Sdk & typeof WritingSdk; db: Firestore }

// The public site keeps what it has read for the next visit. The dashboard must not: a write queued on disk that
// lands hours later, on top of another edit, is worse than an error.
let isDashboard = false

/** Called once by the dashboard before anything is read: memory cache, and no waiting for an idle moment. */
export function startAsDashboard(): void {
  isDashboard = true
  // The code that writes comes before the network can go: fetched with the first save it would fail with it.
  writing().catch(() => undefined)
}

/** Whether listeners rest while nobody looks. The dashboard goes on: it has no cache to come back to, and one reader. */
export const pausesWhenHidden = (): boolean => !isDashboard && typeof document !== 'undefined'

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    // A failed start (a chunk that did not load) may be tried again.
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

/** Splits `host:port`. */
function address(emulator: string): [string, number] {
  const [host = '', port] = emulator.split(':')
  return [host, Number(port)]
}

export const app = once<FirebaseApp>(async () => {
  const settings = env.firebase
  if (!settings) throw new NotConfiguredError()
  const { initializeApp } = await import('firebase/app')
  return initializeApp(settings)
})

/** Loads Firestore on first use: at an idle moment on the public site, at once in the dashboard. */
export const firestore = once<FirestoreHandle>(async () => {
  if (!env.firebase) throw new NotConfiguredError()
  if (!isDashboard) await whenIdle()
  const [firebaseApp, sdk] = await Promise.all([app(), import('./firestore-sdk')])
  const isPersistent = !isDashboard && typeof indexedDB !== 'undefined'
  const db = sdk.initializeFirestore(firebaseApp, {
    ignoreUndefinedProperties: true,
    // Otherwise in memory.
    ...(isPersistent && { localCache: sdk.persistentLocalCache({ tabManager: sdk.persistentMultipleTabManager() }) }),
  })
  if (env.firestoreEmulator) sdk.connectFirestoreEmulator(db, ...address(env.firestoreEmulator))
  return { sdk, db }
})

/** The same with the functions that write. Visitors only read, so their build leaves these out. */
export const writing = once<WritingHandle>(async () => {
  if (import.meta.env.SITE_PART === 'public') throw new Error('The public site only reads')
  const [{ sdk, db }, more] = await Promise.all([firestore(), import('./firestore-writing')])
  return { sdk: { ...sdk, ...more }, db }
})

/** `initializeAuth`, not `getAuth`: the latter brings a popup resolver that loads scripts of third parties. */
export const auth = once<Auth>(async () => {
  const [firebaseApp, sdk] = await Promise.all([app(), import('firebase/auth')])
  // The first that is to be had: a browser may forbid its storage.
  const made = sdk.initializeAuth(firebaseApp, { persistence: [sdk.browserLocalPersistence, sdk.inMemoryPersistence] })
  if (env.authEmulator) sdk.connectAuthEmulator(made, `http://${env.authEmulator}`, { disableWarnings: true })
  return made
})

/** The file-storage client of the specification. Nothing is uploaded through it. */
export const storage = once<FirebaseStorage>(async () => {
  const [firebaseApp, sdk] = await Promise.all([app(), import('firebase/storage')])
  return sdk.getStorage(firebaseApp)
})

import type { FirebaseApp } from 'firebase/app'
import type { Auth } from 'firebase/auth'
import type { Firestore } from 'firebase/firestore'
import type { FirebaseStorage } from 'firebase/storage'
import { env } from '../env'
import { canOpenDatabase, canStore } from '../lib/browser-storage'
import { NotConfiguredError } from './errors'
import type * as Sdk from './firestore-sdk'
import type * as WritingSdk from './firestore-writing'
import type * as Versions from './keep-version'
import { noteQuota } from './quota'
import { whenIdle } from './when-idle'

export type FirestoreHandle = { sdk: typeof Sdk; db: Firestore }
export type WritingHandle = {
  sdk: typeof Sdk & typeof WritingSdk
  db: Firestore
  versions: Pick<typeof Versions, 'keeper' | 'runKeeping'>
}

// The public site uses the persistent cache. The dashboard does not: a write queued on disk could be sent hours later
// and overwrite a newer edit.
let isDashboard = false

/** Called once by the dashboard, before the first read. */
export function startAsDashboard(): void {
  isDashboard = true
  // Loads the code for writing early, so that the first save also works on a poor connection.
  writing().catch(() => undefined)
}

/** Whether listeners pause while the page is hidden. The dashboard keeps them, because it has no persistent cache. */
export const pausesWhenHidden = (): boolean => !isDashboard && typeof document !== 'undefined'

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    // A failed initialisation, such as a chunk that did not load, can be retried.
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

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

/** Loads Firestore on first use. The public site waits for an idle moment. */
export const firestore = once<FirestoreHandle>(async () => {
  if (!env.firebase) throw new NotConfiguredError()
  if (!isDashboard) await whenIdle()
  const [firebaseApp, sdk] = await Promise.all([app(), import('./firestore-sdk')])
  // Where one of them is full or forbidden, the persistent cache would fail every read.
  const isPersistent = !isDashboard && canStore() && (await canOpenDatabase())
  const db = sdk.initializeFirestore(firebaseApp, {
    ignoreUndefinedProperties: true,
    ...(isPersistent && { localCache: sdk.persistentLocalCache({ tabManager: sdk.persistentMultipleTabManager() }) }),
  })
  if (env.firestoreEmulator) sdk.connectFirestoreEmulator(db, ...address(env.firestoreEmulator))
  return { sdk, db }
})

/** Firestore with the functions for writing, which the public site does not load. */
export const writing = once<WritingHandle>(async () => {
  if (import.meta.env.SITE_PART === 'public') throw new Error('The public site only reads')
  const [{ sdk, db }, more, versions, { onLog }] = await Promise.all([
    firestore(),
    import('./firestore-writing'),
    import('./keep-version'),
    import('firebase/app'),
  ])
  onLog(({ args }) => args.forEach(noteQuota), { level: 'warn' })
  return { sdk: { ...sdk, ...more }, db, versions }
})

/** Uses `initializeAuth` because `getAuth` includes a popup resolver that loads third-party scripts. */
export const auth = once<Auth>(async () => {
  const [firebaseApp, sdk] = await Promise.all([app(), import('firebase/auth')])
  // With a list of both, a full storage would be chosen for a user that it already has, and every new token would fail.
  const persistence = canStore() ? sdk.browserLocalPersistence : sdk.inMemoryPersistence
  const made = sdk.initializeAuth(firebaseApp, { persistence })
  if (env.authEmulator) sdk.connectAuthEmulator(made, `http://${env.authEmulator}`, { disableWarnings: true })
  return made
})

/** The Storage client that the specification requires. Nothing is uploaded with it. */
export const storage = once<FirebaseStorage>(async () => {
  const [firebaseApp, sdk] = await Promise.all([app(), import('firebase/storage')])
  return sdk.getStorage(firebaseApp)
})

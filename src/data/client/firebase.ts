import type { FirebaseApp } from 'firebase/app'
import type { Firestore } from 'firebase/firestore'
import { env } from '../../env'
import { isDashboard, isPublicPage } from '../../is-dashboard'
import { reloadAfterFailure } from '../../lib/browser/fresh-release'
import { hideDeadDatabase } from './dead-database'
import { notConfigured } from './errors'
import type * as Sdk from './firestore-sdk'
import { once } from './once'
import { noteQuota } from './quota'
import { whenIdle } from './when-idle'

/** The functions of Firestore with the database, which most of them need. */
export type FirestoreHandle = { sdk: typeof Sdk; db: Firestore }

/** The configured app, which Firestore, Auth and Storage share. @throws DataError 'not-configured' */
export const loadApp = once<FirebaseApp>(async () => {
  const settings = env.firebase
  if (!settings) throw notConfigured()
  // Only Auth uses IndexedDB, and visitors do not load Auth.
  if (isDashboard()) await hideDeadDatabase()
  const { initializeApp } = await import('firebase/app')
  return initializeApp(settings)
})

/** Loads Firestore on first use; the public site waits for an idle moment. */
export const loadFirestore = once<FirestoreHandle>(async () => {
  if (!env.firebase) throw notConfigured()
  if (isPublicPage()) await whenIdle()
  const [firebaseApp, sdk] = await Promise.all([loadApp(), import('./firestore-sdk')])
  const db = sdk.initializeFirestore(firebaseApp, {
    ignoreUndefinedProperties: true,
    // Listeners of a public page pause while it is not shown, and go on from what is kept in memory.
    ...(isPublicPage() && {
      localCache: sdk.memoryLocalCache({ garbageCollector: sdk.memoryLruGarbageCollector() }),
    }),
  })
  if (env.firestoreEmulator) {
    const [host = '', port] = env.firestoreEmulator.split(':')
    sdk.connectFirestoreEmulator(db, host, Number(port))
  }
  sdk.onLog(watchLog, { level: 'warn' })
  return { sdk, db }
})

/**
 * Reads from the log that the quota is used up, or that the client of the SDK has failed. The SDK says it nowhere else.
 */
function watchLog({ message }: { message: string }): void {
  noteQuota(message)
  if (message.includes('INTERNAL UNHANDLED ERROR')) reloadAfterFailure()
}

/** A sound database opens within some milliseconds. */
const TRIAL_MS = 1_000
const TRIAL = 'probe'

/**
 * Opens IndexedDB on trial. In some states of Safari it never answers, and with it every request of Auth, which reads the
 * usage of the SDK there: after a time it is taken for one that the browser does not have. Nothing else is kept in it.
 */
export async function withoutDeadDatabase(): Promise<void> {
  if (await isAnswering().catch(() => false)) return
  // An extension may have fixed it, which a plain definition would answer with an error.
  Reflect.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true })
}

function isAnswering(): Promise<boolean> {
  return new Promise((resolve) => {
    const databases = indexedDB
    const trial = databases.open(TRIAL)
    trial.onerror = () => resolve(true)
    // Perhaps only when the browser is taken for one without databases.
    trial.onsuccess = () => {
      trial.result.close()
      databases.deleteDatabase(TRIAL)
      resolve(true)
    }
    setTimeout(() => resolve(false), TRIAL_MS)
  })
}

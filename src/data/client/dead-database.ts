/** The time limit of the trial. A sound database opens within some milliseconds. */
const TRIAL_MS = 1_000
const TRIAL = 'probe'

/**
 * Hides IndexedDB from the SDK if it does not answer a trial within TRIAL_MS. In some states of Safari it never
 * answers, and every request of Auth hangs, because Auth reads the SDK's records of usage there. The SDK keeps nothing
 * else in it.
 */
export async function hideDeadDatabase(): Promise<void> {
  if (await isAnswering().catch(() => false)) return
  // An assignment would throw where a browser extension has made the property read-only.
  Reflect.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true })
}

function isAnswering(): Promise<boolean> {
  return new Promise((resolve) => {
    const databases = indexedDB
    const trial = databases.open(TRIAL)
    trial.onerror = () => resolve(true)
    // The database of the trial is deleted also when the answer comes after the time limit.
    trial.onsuccess = () => {
      trial.result.close()
      databases.deleteDatabase(TRIAL)
      resolve(true)
    }
    setTimeout(() => resolve(false), TRIAL_MS)
  })
}

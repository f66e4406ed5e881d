import { writing } from '../../src/data/client/firebase'
import { signIn, signOut } from '../../src/data/session/session'
import { readStored } from '../../src/data/store/stored-content'
import { ADMIN, freshBackend } from './backend'

// Node has no localStorage; the session needs only these three calls.
class MemoryStorage {
  private readonly items = new Map<string, string>()
  getItem = (key: string) => this.items.get(key) ?? null
  setItem = (key: string, value: string) => void this.items.set(key, value)
  removeItem = (key: string) => void this.items.delete(key)
}

/** Empties the database and signs the SDK in as its administrator; returns the uid. */
export async function signedInBackend(): Promise<string> {
  if (!('localStorage' in globalThis)) Object.assign(globalThis, { localStorage: new MemoryStorage() })
  const { uid } = await freshBackend()
  await signOut().catch(() => {})
  await signIn(ADMIN.email, ADMIN.password)
  // The SDK's cache may still have the documents of the test before, which a listener would show first. Reading from the
  // server updates it.
  await readStored(await writing())
  return uid
}

/** Resolves with the first value of a live source for which `fits` returns true. */
export function firstValue<T>(
  subscribable: (observer: { next: (value: T) => void; error: (error: Error) => void }) => () => void,
  fits: (value: T) => boolean = () => true,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let stop = () => {}
    stop = subscribable({
      next: (value) => {
        if (!fits(value)) return
        resolve(value)
        queueMicrotask(() => stop())
      },
      error: reject,
    })
  })
}

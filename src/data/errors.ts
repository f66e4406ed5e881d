/** No Firebase project is configured: the site shows its bundled content. */
export class NotConfiguredError extends Error {
  override name = 'NotConfiguredError'
  constructor() {
    super('No Firebase project is configured (VITE_FIREBASE_PROJECT_ID)')
  }
}

/** The document would be over Firestore's ceiling; nothing was sent. Sizes in bytes. */
export class TooLargeError extends Error {
  override name = 'TooLargeError'
  constructor(
    readonly bytes: number,
    readonly limit: number,
  ) {
    super(`Document of ${bytes} bytes is over the limit of ${limit}`)
  }
}

/** Somebody else saved since this copy was loaded. `theirs` is what is stored now. */
export class ConflictError<T = unknown> extends Error {
  override name = 'ConflictError'
  constructor(readonly theirs: T) {
    super('The stored document is newer than the one that was edited')
  }
}

/** No answer in time. The write was not cancelled: `late` settles when it does. */
export class TimeoutError extends Error {
  override name = 'TimeoutError'
  constructor(readonly late: Promise<unknown>) {
    super('No answer in time')
  }
}

/** Signed in, but without a document in `admins`. */
export class NotAdminError extends Error {
  override name = 'NotAdminError'
}

/** Why an operation failed, in the few kinds that a person can act on. */
export type Reason =
  'offline' | 'denied' | 'timeout' | 'conflict' | 'too-large' | 'invalid' | 'not-configured' | 'unknown'

/** The provider's code without its prefix (`permission-denied`), or an empty string. File storage's codes stay unknown. */
export function codeOf(error: unknown): string {
  const code = error && typeof error === 'object' && 'code' in error ? String(error.code) : ''
  return code.replace(/^(auth|firestore)\//, '')
}

const isOffline = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine

export function reasonOf(error: unknown): Reason {
  if (error instanceof NotConfiguredError) return 'not-configured'
  if (error instanceof TooLargeError) return 'too-large'
  if (error instanceof ConflictError) return 'conflict'
  // Without a network the answer cannot come: that is what has to be repaired.
  if (error instanceof TimeoutError) return isOffline() ? 'offline' : 'timeout'
  if (error instanceof NotAdminError) return 'denied'
  switch (codeOf(error)) {
    case 'permission-denied':
    case 'unauthenticated':
      return 'denied'
    case 'unavailable':
    case 'network-request-failed':
      return 'offline'
    case 'deadline-exceeded':
      return 'timeout'
    case 'invalid-argument':
      return 'invalid'
    default:
      return isOffline() ? 'offline' : 'unknown'
  }
}

/** Logs a failed data operation and throws it on: callers decide what the person sees. */
export async function logged<T>(operation: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    console.error(`[data] ${operation} failed`, error)
    throw error
  }
}

/** Rejects with `TimeoutError` after `ms`; the work itself goes on and its outcome stays readable through `late`. */
export function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(work)), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

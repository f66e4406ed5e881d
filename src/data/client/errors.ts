import { ORDER_MAX } from '../../limits'
import { quotaEnd } from './quota'

/** No Firebase project is configured. */
export class NotConfiguredError extends Error {
  override name = 'NotConfiguredError'
  constructor() {
    super('No Firebase project is configured (VITE_FIREBASE_PROJECT_ID)')
  }
}

/** The document exceeds Firestore's limit and was not sent. Sizes in bytes. */
export class TooLargeError extends Error {
  override name = 'TooLargeError'
  constructor(bytes: number, limit: number) {
    super(`Document of ${bytes} bytes is over the limit of ${limit}`)
  }
}

/** A list has as many documents as the rules allow. */
export class ListFullError extends Error {
  override name = 'ListFullError'
  constructor() {
    super(`A list has at most ${ORDER_MAX} documents`)
  }
}

/** A document that was deleted meanwhile is not made again by a save of a form. */
export class GoneError extends Error {
  override name = 'GoneError'
  constructor(readonly path: string) {
    super(`${path} was deleted since it was loaded`)
  }
}

/** The write was not answered in time, but it was not cancelled either: `late` settles with its result. */
export class TimeoutError extends Error {
  override name = 'TimeoutError'
  constructor(readonly late: Promise<unknown>) {
    super('No answer in time')
  }
}

/** A read was not answered in time. It goes on, and a late answer still counts. The code is that of the SDK. */
export class NoAnswerError extends Error {
  readonly code = 'unavailable'
  constructor() {
    super('No answer in time')
  }
}

/** The Firestore client has failed inside. The next use gets a new one. */
export class ClientFailedError extends Error {
  override name = 'ClientFailedError'
}

/** The free quota of the day is used up. The code is that of the SDK. */
export class QuotaError extends Error {
  readonly code = 'resource-exhausted'
}

/** The signed-in user has no document in `admins`. */
export class NotAdminError extends Error {
  override name = 'NotAdminError'
}

/** The reason of a failure, as messages distinguish it. */
export type Reason =
  'offline' | 'denied' | 'timeout' | 'gone' | 'too-large' | 'full' | 'invalid' | 'quota' | 'not-configured' | 'unknown'

/** Whether trying again does not help until something else has changed. */
export const isLasting = (reason: Reason): reason is 'quota' | 'not-configured' =>
  ['quota', 'not-configured'].includes(reason)

/** The Firebase error code without its prefix (`permission-denied`), or an empty string. */
export function codeOf(error: unknown): string {
  const code = error && typeof error === 'object' && 'code' in error ? String(error.code) : ''
  return code.replace(/^(auth|firestore)\//, '')
}

const isOffline = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine

/** The cause of a missing answer, if it is known. */
function causeOf(reason: 'offline' | 'timeout'): Reason {
  if (isOffline()) return 'offline'
  return quotaEnd() === null ? reason : 'quota'
}

export function reasonOf(error: unknown): Reason {
  if (error instanceof NotConfiguredError) return 'not-configured'
  if (error instanceof TooLargeError) return 'too-large'
  if (error instanceof ListFullError) return 'full'
  if (error instanceof GoneError) return 'gone'
  if (error instanceof TimeoutError) return causeOf('timeout')
  if (error instanceof NotAdminError) return 'denied'
  switch (codeOf(error)) {
    case 'permission-denied':
    case 'unauthenticated':
      return 'denied'
    case 'resource-exhausted':
      return 'quota'
    case 'unavailable':
      return causeOf('offline')
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

/** Logs a failed operation and rethrows its error. */
export async function logged<T>(operation: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    console.error(`[data] ${operation} failed`, error)
    throw error
  }
}

/** Rejects with `TimeoutError` after `ms`. The promise itself continues and is available as `late`. */
export function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(work)), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

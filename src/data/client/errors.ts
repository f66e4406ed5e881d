/** The reason of a failure, as messages distinguish it. */
export type Reason =
  | 'offline'
  | 'denied'
  | 'timeout'
  | 'not-loaded'
  | 'gone'
  | 'too-large'
  | 'full'
  | 'invalid'
  | 'not-taken-back'
  | 'quota'
  | 'not-configured'
  | 'unknown'

/** A failure whose reason is known where it happens. */
export class DataError extends Error {
  override name = 'DataError'
  constructor(
    readonly reason: Reason,
    message: string,
  ) {
    super(message)
  }
}

/** There is no database: the pages show their bundled content. */
export const notConfigured = () =>
  new DataError('not-configured', 'No Firebase project is configured')
export const isNotConfigured = (error: unknown): boolean =>
  error instanceof DataError && error.reason === 'not-configured'
/** A read or a write was not answered in time. It goes on, and a late answer still counts. */
export const noAnswer = () => new DataError('timeout', 'No answer in time')

/** The Firebase error code without its prefix (`permission-denied`), or an empty string. */
export function codeOf(error: unknown): string {
  const code = error && typeof error === 'object' && 'code' in error ? String(error.code) : ''
  return code.replace(/^(auth|firestore)\//, '')
}

const loggedErrors = new WeakSet<object>()

/** Logs an error once: each layer that catches and rethrows it calls this, and the first call writes the line. */
export function logError(message: string, error: unknown): void {
  // A thrown value may be no object.
  const thrown = Object(error) as object
  if (!loggedErrors.has(thrown)) console.error(message, error)
  loggedErrors.add(thrown)
}

/** Logs a failed operation and rethrows its error. */
export async function logFailure<T>(operation: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    logError(`[data] ${operation} failed`, error)
    throw error
  }
}

/** Settles as `work` does, or rejects with `noAnswer` after `ms` milliseconds. */
export const rejectAfter = <T>(work: Promise<T>, ms: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(noAnswer()), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/** Settles as `work` does, or rejects with `timeoutError()` after `ms` milliseconds. The work itself goes on. */
export function withTimeout<T>(
  work: Promise<T>,
  ms: number,
  timeoutError: () => Error,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(timeoutError()), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

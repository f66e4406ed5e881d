/** Settles as `work` does, or rejects with the error of `late` after `ms` milliseconds. The work itself goes on. */
export function withTimeout<T>(work: Promise<T>, ms: number, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

import { ImageError } from '../../lib/images/image-error'

/** Rejects after `milliseconds` or an abort, even when `work` cannot be stopped. @throws ImageError */
export function withDeadline<T>(
  work: (signal: AbortSignal) => Promise<T>,
  milliseconds: number,
  outer?: AbortSignal,
): Promise<T> {
  if (outer?.aborted) return Promise.reject(new ImageError('aborted'))
  const inner = new AbortController()
  return new Promise<T>((resolve, reject) => {
    const stop = (code: 'timeout' | 'aborted'): void => {
      const error = new ImageError(code)
      reject(error)
      inner.abort(error)
    }
    const onAbort = (): void => stop('aborted')
    const timer = setTimeout(() => stop('timeout'), milliseconds)
    outer?.addEventListener('abort', onAbort)
    work(inner.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer)
        outer?.removeEventListener('abort', onAbort)
      })
  })
}

import { rejectAfter } from './errors'
import type { Subscribable, Unsubscribe } from './subscribable'

/**
 * The first value that the server confirms.
 * @throws the error that ends the subscription, or DataError 'timeout' after `ms` milliseconds
 */
export function firstAnswer<T>(subscribe: Subscribable<T>, ms: number): Promise<T> {
  let stop: Unsubscribe = () => {}
  const answer = new Promise<T>((resolve, reject) => {
    stop = subscribe({
      next: (value, { fromCache }) => {
        if (!fromCache) resolve(value)
      },
      error: reject,
    })
  })
  return rejectAfter(answer, ms).finally(() => stop())
}

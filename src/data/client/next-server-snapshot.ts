import { READ_TIMEOUT_MS } from '../../limits'
import { noAnswer } from './errors'
import type { Subscribable } from './subscribable'

/** Listens until the server answers once, then resolves. Rejects when no answer comes in time. */
export const nextServerSnapshot = (source: Subscribable<unknown>): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer)
      // The answer may come before `source` has returned its unsubscribe function.
      setTimeout(() => stop())
      settle()
    }
    const timer = setTimeout(() => end(() => reject(noAnswer())), READ_TIMEOUT_MS)
    const stop = source({
      next: (_, { fromCache }) => {
        if (!fromCache) end(resolve)
      },
      error: (error) => end(() => reject(error)),
    })
  })

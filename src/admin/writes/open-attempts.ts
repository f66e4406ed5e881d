import type { Reason } from '../../data/client/errors'
import { reasonOf } from '../../data/client/reason'

/** The reasons that say that nothing was stored. After any other one only the answer may be lost. */
const REFUSALS: readonly Reason[] = [
  'denied',
  'not-loaded',
  'gone',
  'too-large',
  'full',
  'invalid',
  'not-taken-back',
]

/** The attempts of a write that may be stored: those that were neither refused nor stopped before they were sent. */
export function createOpenAttempts() {
  const controllers = new Set<AbortController>()
  return {
    start: <T>(send: (signal: AbortSignal) => Promise<T>): Promise<T> => {
      const controller = new AbortController()
      const { signal } = controller
      controllers.add(controller)
      const answer = send(signal)
      answer.catch((error: unknown) => {
        const isStopped = signal.aborted && error === signal.reason
        if (isStopped || REFUSALS.includes(reasonOf(error))) controllers.delete(controller)
      })
      return answer
    },
    stop: () => controllers.forEach((controller) => controller.abort()),
    isEmpty: () => controllers.size === 0,
  }
}

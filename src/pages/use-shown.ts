import { useMemo, useState } from 'react'
import { reasonOf } from '../data/errors'
import type { Source } from '../data/live'
import { useLive } from '../data/use-live'
import type { Live } from '../lib/live'
import { FIRST_ANSWER_MS } from '../limits'

/** The last value of one source. A module keeps it, so that coming back to a page starts where it was left. */
export type Memory<T> = { value?: T }

type Answer = 'none' | 'fresh' | 'failed' | 'not-configured'

export type Shown<T> = {
  live: Live<T>
  /** The first answer failed or has not come in time: what is shown is bundled or old, and the page says so. */
  isBehind: boolean
  retry: () => void
}

/**
 * A live value of a public page: `initial` (baked or bundled) first, then what the database says.
 * Without a configured project the bundled content is what there is, and nothing is said about it.
 */
export function useShown<T>(source: Source<T>, memory: Memory<T>, initial?: T): Shown<T> {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer>('none')
  const watched = useMemo(() => watch(source, memory, attempt, setAnswer), [source, memory, attempt])
  const live = useLive(watched, memory.value ?? initial)
  return {
    live,
    isBehind: answer === 'failed',
    retry: () => {
      setAnswer('none')
      setAttempt((now) => now + 1)
    },
  }
}

function watch<T>(
  source: Source<T>,
  memory: Memory<T>,
  _attempt: number,
  answer: (change: (now: Answer) => Answer) => void,
): Source<T> {
  return (observer) => {
    const timer = setTimeout(() => answer((now) => (now === 'none' ? 'failed' : now)), FIRST_ANSWER_MS)
    const stop = source({
      next: (value, meta) => {
        memory.value = value
        if (!meta.fromCache) {
          clearTimeout(timer)
          answer(() => 'fresh')
        }
        observer.next(value, meta)
      },
      error: (error) => {
        clearTimeout(timer)
        answer(() => (reasonOf(error) === 'not-configured' ? 'not-configured' : 'failed'))
        observer.error(error)
      },
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }
}

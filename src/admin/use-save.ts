import { useCallback, useEffect, useRef, useState } from 'react'
import { inTime, reasonOf, TimeoutError, type Reason } from '../data/errors'
import { SAVE_TIMEOUT_MS, SAVE_WAITING_MS } from '../limits'

export type SaveState =
  | { status: 'idle' }
  | { status: 'saving' }
  /** Offline, or no answer for a few seconds; the write is on its way. */
  | { status: 'waiting' }
  | { status: 'saved'; at: Date }
  | { status: 'failed'; reason: Reason }

export type Save = {
  state: SaveState
  /**
   * Runs one save and answers whether it is confirmed. What must follow a save belongs inside `work`, after its write:
   * then it also follows a write whose answer came after the timeout. The caller gives everything it
   * creates a fixed id before calling, so that saving again cannot do anything twice.
   */
  run: (work: () => Promise<unknown>) => Promise<boolean>
  reset: () => void
}

const isOffline = () => typeof navigator !== 'undefined' && !navigator.onLine

export function useSave(): Save {
  const [state, setState] = useState<SaveState>({ status: 'idle' })
  // Only the newest attempt may speak: an answer to an older one is no news any more.
  const newest = useRef(0)

  const run = useCallback(async (work: () => Promise<unknown>): Promise<boolean> => {
    const attempt = ++newest.current
    const say = (next: SaveState) => {
      if (attempt === newest.current) setState(next)
    }
    const saved = () => say({ status: 'saved', at: new Date() })
    say({ status: isOffline() ? 'waiting' : 'saving' })
    const slow = setTimeout(() => say({ status: 'waiting' }), SAVE_WAITING_MS)
    try {
      await inTime(work(), SAVE_TIMEOUT_MS)
      saved()
      return true
    } catch (error) {
      say({ status: 'failed', reason: reasonOf(error) })
      if (error instanceof TimeoutError) void error.late.then(saved, () => undefined)
      return false
    } finally {
      clearTimeout(slow)
    }
  }, [])

  const reset = useCallback(() => {
    newest.current += 1
    setState({ status: 'idle' })
  }, [])

  // A form that is gone has nobody to tell.
  useEffect(() => () => void (newest.current += 1), [])

  return { state, run, reset }
}

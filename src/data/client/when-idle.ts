import { env } from '../../env'
import { isPageShown, subscribePageShown } from '../../lib/browser/page-shown'

/** Longest wait for an idle moment, in milliseconds. */
const IDLE_TIMEOUT_MS = 3_000
/** The wait of a browser that cannot tell an idle moment, in milliseconds. */
const WAIT_WITHOUT_IDLE_MS = 300
const WAKING = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const

/** Resolves after the `load` event and an idle moment, or at the first interaction, whichever comes first. */
export function whenIdle(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve()
  return new Promise((resolve) => {
    const waking = new AbortController()
    const done = () => {
      waking.abort()
      resolve()
    }
    for (const name of WAKING)
      addEventListener(name, done, { passive: true, signal: waking.signal })
    const onLoad = () => {
      // Safari has no requestIdleCallback.
      if (typeof requestIdleCallback === 'function')
        requestIdleCallback(done, { timeout: IDLE_TIMEOUT_MS })
      else setTimeout(done, WAIT_WITHOUT_IDLE_MS)
    }
    if (document.readyState === 'complete') onLoad()
    else addEventListener('load', onLoad, { once: true })
  })
}

/**
 * Calls `refresh` once the page is idle, and whenever it is shown again, until the returned function is called. Without
 * a configured project it calls nothing. After a failure the page keeps its content.
 * @param content its name in the log of a failure
 */
export function refreshWhenIdle(content: string, refresh: () => Promise<void>): () => void {
  if (!env.firebase) return () => undefined
  let isStopped = false
  const refreshIfShown = () => {
    if (isStopped || !isPageShown()) return
    refresh().catch((error: unknown) =>
      console.warn(`[data] ${content} could not be fetched`, error),
    )
  }
  void whenIdle().then(refreshIfShown)
  const unsubscribe = subscribePageShown(refreshIfShown)
  return () => {
    isStopped = true
    unsubscribe()
  }
}

import { readStored, store } from './browser-storage'

const RELOAD_KEY = 'reloaded_at'
const RELOAD_PAUSE_MS = 30_000
/** Longer than a navigation takes on a slow line. */
const LEAVE_MS = 10_000

let isLeaving = false

/** Holds a failure back while the page reloads or is left, so that no error flashes. */
export async function unlessReloading<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, LEAVE_MS))
    throw error
  }
}

/** Reloads the page once when a chunk is missing, because a new release has renamed it. */
export function reloadWhenReleased(): void {
  const leave = () => {
    isLeaving = true
    setTimeout(() => (isLeaving = false), LEAVE_MS)
  }
  window.addEventListener('beforeunload', (event) => {
    leave()
    // A page with unsaved changes asks, and this runs after the answer: the page is still there.
    setTimeout(() => {
      if (event.defaultPrevented) isLeaving = false
    })
  })
  window.addEventListener('vite:preloadError', () => {
    // When a page is left, Firefox fails the chunks that are under way. A reload would cancel the navigation.
    if (isLeaving) return
    const last = Number(readStored(RELOAD_KEY, 'session') ?? 0)
    if (Date.now() - last < RELOAD_PAUSE_MS) return
    // Offline, a reload would lose the page.
    if (!navigator.onLine) return
    // A reload that is not recorded could be repeated without end.
    if (!store(RELOAD_KEY, String(Date.now()), 'session')) return
    leave()
    location.reload()
  })
}

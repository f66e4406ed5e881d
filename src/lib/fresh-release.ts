const RELOAD_KEY = 'reloaded_at'
const RELOAD_PAUSE_MS = 30_000

let isReloading = false

/** What was asked for from a release that is gone stays unanswered while the page reloads: no error shows in between. */
export async function unlessReloading<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    if (isReloading) return new Promise<never>(() => {})
    throw error
  }
}

/** After a new release an open tab may ask for a chunk that is gone: one reload fetches the new names. */
export function reloadWhenReleased(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(RELOAD_KEY) ?? 0)
    if (Date.now() - last < RELOAD_PAUSE_MS) return
    // Without a network the chunk is not gone, only out of reach; a reload would take the whole page with it.
    if (!navigator.onLine) return
    event.preventDefault()
    sessionStorage.setItem(RELOAD_KEY, String(Date.now()))
    isReloading = true
    location.reload()
  })
}

const RELOAD_KEY = 'reloaded_at'
const RELOAD_PAUSE_MS = 30_000
/** Longer than a reload takes on a slow line. A reload may also be refused, by a page with unsaved changes. */
const RELOAD_MS = 10_000

let isReloading = false

/** Holds a failure back while the page reloads, so that no error flashes. */
export async function unlessReloading<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    if (isReloading) await new Promise((resolve) => setTimeout(resolve, RELOAD_MS))
    throw error
  }
}

/** Reloads the page once when a chunk is missing, because a new release has renamed it. */
export function reloadWhenReleased(): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(RELOAD_KEY) ?? 0)
    if (Date.now() - last < RELOAD_PAUSE_MS) return
    // Offline, a reload would lose the page.
    if (!navigator.onLine) return
    sessionStorage.setItem(RELOAD_KEY, String(Date.now()))
    isReloading = true
    setTimeout(() => (isReloading = false), RELOAD_MS)
    location.reload()
  })
}

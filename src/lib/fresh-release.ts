const RELOAD_KEY = 'reloaded_at'
const RELOAD_PAUSE_MS = 30_000

let isReloading = false

/** Never settles once a reload has begun, so that no error flashes. */
export async function unlessReloading<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    if (isReloading) return new Promise<never>(() => {})
    throw error
  }
}

/** Reloads the page once when a chunk is missing, because a new release has renamed it. */
export function reloadWhenReleased(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(RELOAD_KEY) ?? 0)
    if (Date.now() - last < RELOAD_PAUSE_MS) return
    // Offline, a reload would lose the page.
    if (!navigator.onLine) return
    event.preventDefault()
    sessionStorage.setItem(RELOAD_KEY, String(Date.now()))
    isReloading = true
    location.reload()
  })
}

import { readStored, store } from './browser-storage'

const RELOAD_KEY = 'reloaded_at'
const RELOAD_PAUSE_MS = 30_000
/** Longer than a navigation takes on a slow line. */
const LEAVE_MS = 10_000

/** Ends when the page is not left after all. */
let leaving: Promise<unknown> | undefined

/** Holds a failure back while the page reloads or is left, so that no error flashes. */
export async function unlessReloading<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    await leaving
    throw error
  }
}

const navigation = () => new Promise((resolve) => setTimeout(resolve, LEAVE_MS))

function leave(ending: Promise<unknown>): void {
  leaving = ending
  void ending.then(() => {
    if (leaving === ending) leaving = undefined
  })
}

async function reloadOnce(): Promise<unknown> {
  // Without an answer from the server, a reload would lose the page.
  if (!(await fetch('/', { method: 'HEAD' }).catch(() => undefined))) return
  const last = Number(readStored(RELOAD_KEY, 'session') ?? 0)
  if (Date.now() - last < RELOAD_PAUSE_MS) return
  // A reload that is not recorded could be repeated without end.
  if (!store(RELOAD_KEY, String(Date.now()), 'session')) return
  location.reload()
  return navigation()
}

/** Reloads the page once when a chunk is missing, because a new release has renamed it. */
export function reloadWhenReleased(): void {
  window.addEventListener('beforeunload', (event) => {
    leave(navigation())
    // A page with unsaved changes asks, and this runs after the answer: the page is still there.
    setTimeout(() => {
      if (event.defaultPrevented) leaving = undefined
    })
  })
  window.addEventListener('vite:preloadError', () => {
    // When a page is left, Firefox fails the chunks that are under way. A reload would cancel the navigation.
    if (!leaving) leave(reloadOnce())
  })
}

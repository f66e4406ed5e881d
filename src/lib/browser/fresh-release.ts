import { HOUR_MS } from '../../limits'
import { readStorage, writeStorage } from './storage'

const RELOAD_KEY = 'reloaded_at'
const RELOAD_PAUSE_MS = 30_000
const FAILED_KEY = 'failed_at'
/**
 * The least time between two reloads after a failure. Without it, a page that fails each time would be reloaded without
 * end.
 */
const FAILED_PAUSE_MS = HOUR_MS
/** Longer than a navigation takes on a slow line. */
const LEAVE_MS = 10_000

/** Pending while the page may be reloaded or left. It never rejects. */
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

const whenLeft = () => new Promise((resolve) => setTimeout(resolve, LEAVE_MS))

function startLeaving(promise: Promise<unknown>): void {
  leaving = promise
  void promise.then(() => {
    if (leaving === promise) leaving = undefined
  })
}

function askServer(): Promise<Response> {
  const late = new AbortController()
  setTimeout(() => late.abort(), LEAVE_MS)
  return fetch('/', { cache: 'no-store', signal: late.signal })
}

/** Whether the server answers with a home page that has another entry script, which all pages share. */
async function hasNewRelease(): Promise<boolean> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  const answer = await askServer()
  return answer.ok && !!entry && !(await answer.text()).includes(`"${entry}"`)
}

const CHUNK = /\/assets\/[\w.-]+\.(?:js|css)/

/**
 * Whether the server has a chunk for which the cache has an error. The cache keeps such an error of another release for
 * a day. A request to the server replaces it.
 */
async function isRepaired(failure: unknown): Promise<boolean> {
  const loadedUrls = performance.getEntriesByType('resource').map(({ name }) => name)
  const chunks = [...loadedUrls, String(failure)].flatMap((text) => CHUNK.exec(text)?.[0] ?? [])
  const repairs = [...new Set(chunks)].map(
    async (chunk) => !(await fetch(chunk)).ok && (await fetch(chunk, { cache: 'reload' })).ok,
  )
  return (await Promise.all(repairs)).includes(true)
}

type Reload = {
  /** The key under which the storage records the time of the last reload. */
  key: string
  pauseMs: number
  helps: () => Promise<boolean>
}

async function reloadOnce({ key, pauseMs, helps }: Reload): Promise<unknown> {
  const last = Number(readStorage(key, 'session') ?? 0)
  if (Date.now() - last < pauseMs) return
  if (!(await helps().catch(() => false))) return
  // A reload that is not recorded could be repeated without end.
  if (!writeStorage(key, String(Date.now()), 'session')) return
  location.reload()
  return whenLeft()
}

/** Without an answer from the server, a reload would lose the page. */
const isAnswering = async (): Promise<boolean> => (await askServer()).ok

/** Reloads the page once after a failure that nothing in it recovers from. */
export function reloadAfterFailure(): void {
  if (typeof document === 'undefined' || leaving) return
  startLeaving(reloadOnce({ key: FAILED_KEY, pauseMs: FAILED_PAUSE_MS, helps: isAnswering }))
}

/**
 * Reloads the page once when a chunk is missing: a new release has renamed it, or the cache holds an error in its
 * place.
 */
export function reloadWhenReleased(): void {
  window.addEventListener('beforeunload', (event) => {
    startLeaving(whenLeft())
    // A page with unsaved changes asks first. This runs after the answer, so the page was not left.
    setTimeout(() => {
      if (event.defaultPrevented) leaving = undefined
    })
  })
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // When a page is left, Firefox fails the chunks that are under way. A reload would cancel the navigation.
    if (leaving) return
    const helps = async () => (await hasNewRelease().catch(() => false)) || isRepaired(payload)
    startLeaving(reloadOnce({ key: RELOAD_KEY, pauseMs: RELOAD_PAUSE_MS, helps }))
  })
}

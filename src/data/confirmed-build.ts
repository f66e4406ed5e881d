import { newestBuild } from './baked'

const KEY = 'confirmed:'

/**
 * Whether a cached answer to this query may be shown: the server confirmed it under the build of this page, so it is not
 * older than the page. Always where nothing was baked. Builds are compared, because the clock of a device may be wrong.
 */
export function isCacheCurrent(query: string): boolean {
  if (!newestBuild()) return true
  try {
    return localStorage.getItem(KEY + query) === newestBuild()
  } catch {
    return false
  }
}

/** Remembers that the server has just answered this query. */
export function confirmCache(query: string): void {
  if (!newestBuild()) return
  try {
    localStorage.setItem(KEY + query, newestBuild())
  } catch {
    // The next visit waits for the server.
  }
}

import { readStored, store } from '../lib/browser-storage'
import { newestBuild } from './baked'

const KEY = 'confirmed:'

/**
 * Whether a cached answer to this query may be shown: the server confirmed it under the build of this page, so it is not
 * older than the page. Always where nothing was baked. Builds are compared, because the clock of a device may be wrong.
 */
export const isCacheCurrent = (query: string): boolean => !newestBuild() || readStored(KEY + query) === newestBuild()

/** Remembers that the server has just answered this query. */
export function confirmCache(query: string): void {
  if (newestBuild()) store(KEY + query, newestBuild())
}

import { useEffect, useSyncExternalStore } from 'react'
import { createObservable } from '../../lib/observable'
import { refreshWhenIdle } from '../client/when-idle'
import { fetchDirectorSummary, type DirectorSummary } from '../content/director-summary'
import { getBaked } from './baked'
import { reuseImage } from './reuse-images'

/** Undefined until it was fetched. */
const newest = createObservable<DirectorSummary | null | undefined>(undefined)

const prerenderedSummary = (): DirectorSummary | null => getBaked('directorSummary') ?? null

function shownSummary(): DirectorSummary | null {
  const newestSummary = newest.get()
  return newestSummary === undefined ? prerenderedSummary() : newestSummary
}

async function refreshSummary(): Promise<void> {
  const summary = await fetchDirectorSummary()
  newest.set(summary && reuseImage(summary, prerenderedSummary()))
}

/**
 * The summary of the director on the home page: first the prerendered one, then the stored one. It is fetched once the
 * page is idle, and whenever the page is shown again. While it is not needed, it is null, and nothing is fetched.
 */
export function useDirectorSummary(isNeeded: boolean): DirectorSummary | null {
  useEffect(
    () => (isNeeded ? refreshWhenIdle('the director', refreshSummary) : undefined),
    [isNeeded],
  )
  const summary = useSyncExternalStore(newest.subscribe, shownSummary, prerenderedSummary)
  return isNeeded ? summary : null
}

import { useEffect, useSyncExternalStore } from 'react'
import { env } from '../../env'
import { createObservable } from '../../lib/observable'
import { followIdle } from '../client/when-idle'
import { fetchDirectorSummary, type DirectorSummary } from '../content/director-summary'
import { getBaked } from './baked'
import { reusePicture } from './reuse-pictures'

/** Undefined until it has been read. */
const newest = createObservable<DirectorSummary | null | undefined>(undefined)

const prerenderedSummary = (): DirectorSummary | null => getBaked('directorSummary') ?? null

function shownSummary(): DirectorSummary | null {
  const read = newest.get()
  return read === undefined ? prerenderedSummary() : read
}

async function read(): Promise<void> {
  try {
    const summary = await fetchDirectorSummary()
    newest.set(summary && reusePicture(summary, prerenderedSummary()))
  } catch (error) {
    console.warn('[data] the director could not be read', error)
  }
}

/**
 * What the home page shows of the director: the prerendered summary, and the stored one once the page is idle and whenever it
 * shows again. Null while it is not needed, which costs no read.
 */
export function useDirectorSummary(isNeeded: boolean): DirectorSummary | null {
  useEffect(() => (isNeeded && env.firebase ? followIdle(read) : undefined), [isNeeded])
  const summary = useSyncExternalStore(newest.subscribe, shownSummary, prerenderedSummary)
  return isNeeded ? summary : null
}

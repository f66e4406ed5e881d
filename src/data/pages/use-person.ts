import { useEffect, useSyncExternalStore } from 'react'
import { env } from '../../env'
import { createObservable } from '../../lib/observable'
import { followIdle } from '../client/when-idle'
import { fetchPerson, type Person } from '../content/person'
import { baked } from './baked'
import { reusePicture } from './reuse-pictures'

/** Undefined until the person has been read. */
const newest = createObservable<Person | null | undefined>(undefined)

const prerenderedPerson = (): Person | null => baked('person') ?? null

function shownPerson(): Person | null {
  const read = newest.get()
  return read === undefined ? prerenderedPerson() : read
}

async function read(): Promise<void> {
  try {
    const person = await fetchPerson()
    newest.set(person && reusePicture(person, prerenderedPerson()))
  } catch (error) {
    console.warn('[data] the director could not be read', error)
  }
}

/**
 * The person whom the home page names: the prerendered one, and the stored one once the page is idle and whenever it shows
 * again. Null while she is not needed (`isNeeded`), which costs no read.
 */
export function usePerson(isNeeded: boolean): Person | null {
  useEffect(() => (isNeeded && env.firebase ? followIdle(read) : undefined), [isNeeded])
  const person = useSyncExternalStore(newest.subscribe, shownPerson, prerenderedPerson)
  return isNeeded ? person : null
}

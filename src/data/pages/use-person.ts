import { useEffect, useSyncExternalStore } from 'react'
import { env } from '../../env'
import { createObservable } from '../../lib/observable'
import { followIdle } from '../client/when-idle'
import { fetchPerson, type Person } from '../content/person'
import { baked } from './baked'
import { reusePicture } from './reuse-pictures'

/** Undefined until the person has been read. */
const live = createObservable<Person | null | undefined>(undefined)

const prerenderedPerson = (): Person | null => baked('person') ?? null

function shownPerson(): Person | null {
  const read = live.get()
  return read === undefined ? prerenderedPerson() : read
}

async function read(): Promise<void> {
  try {
    const person = await fetchPerson()
    live.set(person && reusePicture(person, prerenderedPerson()))
  } catch (error) {
    console.warn('[data] the director could not be read', error)
  }
}

/**
 * The person whom the home page names: the prerendered one, and the stored one once the page is idle and whenever it shows
 * again. Null while she is not `needed`, which costs no read.
 */
export function usePerson(needed: boolean): Person | null {
  useEffect(() => (needed && env.firebase ? followIdle(read) : undefined), [needed])
  const person = useSyncExternalStore(live.subscribe, shownPerson, prerenderedPerson)
  return needed ? person : null
}

import { useLayoutEffect, useRef } from 'react'
import type { Observable } from '../../lib/observable'
import { isStoredAfterAll, withStoredAfterAll } from './form-answers'
import type { FormState, FormSubject, Submission } from './form-state'

/** The paths of what had also been changed elsewhere. */
export type Clashes = readonly string[]

/**
 * A save that failed may be stored all the same, and only its answer lost: then the live value shows what it has sent, and
 * `markSaved` is called. Returns a function that waits for that; its promise never rejects, and may never resolve.
 */
export function useLostAnswer<V extends object>(
  formState: Observable<FormState<V>>,
  subject: FormSubject<V>,
  markSaved: () => void,
): (sent: Submission<V>) => Promise<Clashes> {
  const resolveFailed = useRef<(clashes: Clashes) => void>(() => {})
  useLayoutEffect(() => {
    const state = formState.get()
    if (!state.failed || !isStoredAfterAll(subject, state)) return
    formState.set(withStoredAfterAll(state))
    markSaved()
    resolveFailed.current(state.failed.clashes)
  })
  return (sent) =>
    new Promise((resolve) => {
      resolveFailed.current = resolve
      formState.set({ ...formState.get(), failed: sent })
    })
}

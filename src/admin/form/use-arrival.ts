import { useLayoutEffect, useRef } from 'react'
import type { Observable } from '../../lib/observable'
import { hasArrived, withArrived } from './form-answers'
import type { FormState, FormSubject, Submission } from './form-state'

/** The paths of what had also been changed elsewhere. */
export type Clashes = readonly string[]

/**
 * A save that failed may be stored all the same, and only its answer lost: then the live value shows what it has sent, and
 * `settle` is called. Returns a function that waits for that; its promise never rejects, and may never resolve.
 */
export function useArrival<V extends object>(
  formState: Observable<FormState<V>>,
  subject: FormSubject<V>,
  settle: () => void,
): (sent: Submission<V>) => Promise<Clashes> {
  const resolveFailed = useRef<(clashes: Clashes) => void>(() => {})
  useLayoutEffect(() => {
    const state = formState.get()
    if (!state.failed || !hasArrived(subject, state)) return
    formState.set(withArrived(state))
    settle()
    resolveFailed.current(state.failed.clashes)
  })
  return (sent) =>
    new Promise((resolve) => {
      resolveFailed.current = resolve
      formState.set({ ...formState.get(), failed: sent })
    })
}

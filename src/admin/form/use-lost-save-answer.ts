import { useLayoutEffect, useRef } from 'react'
import type { Observable } from '../../lib/observable'
import { isStoredAfterAll, withStoredAfterAll } from './form-answers'
import type { FormState, FormSubject, Submission } from './form-state'

/** The paths of what had also been changed elsewhere. */
export type Clashes = readonly string[]

/**
 * A save of a form that failed may be stored all the same, and only its answer lost. Calls `markSaved` once the live value shows
 * the fields of that save. This is no part of `useLostActionAnswers`, because it compares what was merged, and because the state
 * of the form changes in the same step.
 * Returns a function that takes the failed save; its promise resolves then, never rejects, and stays open if nothing was stored.
 */
export function useLostSaveAnswer<V extends object>(
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

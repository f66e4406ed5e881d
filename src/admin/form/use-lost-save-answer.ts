import { useLayoutEffect, useRef } from 'react'
import type { Clashes } from '../../lib/merge'
import type { Observable } from '../../lib/observable'
import { isStoredAfterAll, withStoredAfterAll } from './form-answers'
import type { FormModel, FormState, Submission } from './form-state'

/**
 * Detects a save that was stored although its answer was lost: once the live value contains its fields, calls `markSaved` and
 * resolves its promise. It is no `useShownResults`, because it compares what was merged, and changes the state of the form
 * in the same step.
 * @returns a function that takes the failed save; its promise never rejects, and stays open if nothing was stored
 */
export function useLostSaveAnswer<V extends object>(
  formState: Observable<FormState<V>>,
  model: FormModel<V>,
  markSaved: () => void,
): (submission: Submission<V>) => Promise<Clashes> {
  const resolveFailed = useRef<(clashes: Clashes) => void>(() => {})
  useLayoutEffect(() => {
    const state = formState.get()
    if (!state.failedSave || !isStoredAfterAll(model, state)) return
    formState.set(withStoredAfterAll(state))
    markSaved()
    resolveFailed.current(state.failedSave.clashes)
  })
  return (submission) =>
    new Promise((resolve) => {
      resolveFailed.current = resolve
      formState.set({ ...formState.get(), failedSave: submission })
    })
}

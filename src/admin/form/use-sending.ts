import { useEffect } from 'react'
import { GoneError } from '../../data/client/errors'
import type { Save } from '../../data/store/save'
import type { Clashes } from '../../lib/merge'
import type { Observable } from '../../lib/observable'
import {
  useWrite,
  type WriteOptions,
  type WriteResult,
  type WriteState,
} from '../writes/use-writes'
import { withSaved } from './form-answers'
import {
  changedFields,
  withoutFailed,
  withSent,
  type FormModel,
  type FormState,
  type Submission,
} from './form-state'
import { useHold } from './use-hold'
import { useLostSaveAnswer } from './use-lost-save-answer'

const SAVING: WriteState = { status: 'saving' }

type SendingOptions<V> = {
  formState: Observable<FormState<V>>
  apply: (change: (current: FormState<V>) => FormState<V>) => void
  model: FormModel<V>
  save: Save<V>
}

/** Sends the changes of a form, and puts the answer into its state. */
export function useSending<V extends object>({ formState, apply, model, save }: SendingOptions<V>) {
  const { isWaitingForImages, ...holding } = useHold()
  const { write, run, markSaved, forget } = useWrite()
  const whenStoredAfterAll = useLostSaveAnswer(formState, model, markSaved)

  const store = async (submission: Submission<V>): Promise<Clashes> => {
    apply((current) => withSent(current, submission))
    try {
      const { value: answer, clashes } = await save(submission.base, submission.mine)
      apply((current) => withSaved(model, current, { submission, answer }))
      return [...new Set([...submission.clashes, ...clashes])]
    } catch (error) {
      if (error instanceof GoneError) apply((current) => ({ ...current, gonePath: error.path }))
      throw error
    }
  }

  const forgetFailed = () => {
    forget()
    apply(withoutFailed)
  }
  // A failure ends when its changes were typed back: nothing is left to save.
  useEffect(() => {
    const current = formState.get()
    if (current.failedSave && changedFields(model, current).length === 0) forgetFailed()
  })

  /** Sends what `toSubmission` takes from the state, without an image that is still being prepared. */
  const send = async (
    toSubmission: (current: FormState<V>) => Submission<V>,
    options?: WriteOptions,
  ): Promise<WriteResult<Clashes>> => {
    const submission = toSubmission(formState.get())
    const retry = () => void send(toSubmission, options)
    const result = await run(() => store(submission), { retry, ...options })
    if (result.status !== 'failed') return result
    return { ...result, late: lateOrSeen(result.late, whenStoredAfterAll(submission)) }
  }

  return {
    write: isWaitingForImages ? SAVING : write,
    holding,
    send,
    /** Forgets a failed save: its changes are not wanted any more. */
    forgetFailed,
  }
}

type LateResult = { status: 'saved'; value: Clashes } | null

/** Resolves with the late answer of a save, or with the live value that shows it; never when neither comes. */
const lateOrSeen = (late: Promise<LateResult>, seen: Promise<Clashes>): Promise<LateResult> =>
  new Promise((resolve) => {
    void late.then((answer) => answer && resolve(answer))
    void seen.then((value) => resolve({ status: 'saved', value }))
  })

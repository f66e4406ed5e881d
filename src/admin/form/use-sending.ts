import { GoneError } from '../../data/client/errors'
import type { Save } from '../../data/store/save'
import type { Observable } from '../../lib/observable'
import { saved } from './answers'
import {
  submitted,
  withoutFailed,
  type FormState,
  type FormSubject,
  type Submission,
} from './form-state'
import { useArrival } from './use-arrival'
import { useHold } from './use-hold'
import { useWrite, type WriteOptions, type WriteResult, type WriteStatus } from './use-writes'

/** The paths of what had also been changed elsewhere. */
export type Clashes = readonly string[]

export type SaveResult =
  | WriteResult<Clashes>
  /** Nothing was sent, because a picture that it waited for was not taken. */
  | { status: 'unready' }

const SAVING: WriteStatus = { status: 'saving' }

type Options<V> = {
  formState: Observable<FormState<V>>
  apply: (change: (current: FormState<V>) => FormState<V>) => void
  subject: FormSubject<V>
  save: Save<V>
}

/** Sends what a form has changed, once its pictures are ready, and takes the answer into its state. */
export function useSending<V extends object>({ formState, apply, subject, save }: Options<V>) {
  const { isHolding, isPending, isWaiting, hold, ready } = useHold()
  const { status, run, settle, reset } = useWrite()
  const waitForArrival = useArrival(formState, subject, settle)

  const store = async (submission: Submission<V>): Promise<Clashes> => {
    apply((current) => submitted(current, submission))
    try {
      const { value, clashes } = await save(submission.base, submission.mine)
      apply((current) => saved(subject, current, { submission, value }))
      return [...new Set([...submission.clashes, ...clashes])]
    } catch (error) {
      if (error instanceof GoneError) apply((current) => ({ ...current, gone: error.path }))
      throw error
    }
  }

  return {
    status: isWaiting ? SAVING : status,
    hold,
    isHolding,
    ready,
    /** Sends what `make` takes from the state once the pictures are ready. */
    send: async (
      make: (current: FormState<V>) => Submission<V>,
      options?: WriteOptions,
    ): Promise<SaveResult> => {
      if (isPending() && !(await ready())) return { status: 'unready' }
      const submission = make(formState.get())
      const result = await run(() => store(submission), options)
      if (result.status !== 'failed') return result
      return { ...result, late: lateOrArrived(result.late, waitForArrival(submission)) }
    },
    /** What the failed save has sent is not wanted any more. */
    forgetFailed: () => {
      reset()
      apply(withoutFailed)
    },
  }
}

type LateResult = { status: 'saved'; value: Clashes } | null

/** The late answer of a save, or its arrival in the live value, whichever is first. Without both it never settles. */
const lateOrArrived = (late: Promise<LateResult>, arrival: Promise<Clashes>): Promise<LateResult> =>
  new Promise((resolve) => {
    void late.then((answer) => answer && resolve(answer))
    void arrival.then((value) => resolve({ status: 'saved', value }))
  })

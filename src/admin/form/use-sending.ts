import { useEffect } from 'react'
import type { SaveForm, SaveOutcome } from '../../data/store/save'
import { GoneError } from '../../data/store/shared/gone-error'
import type { Clashes } from '../../lib/merge'
import type { Observable } from '../../lib/observable'
import type { Attempt } from '../writes/tracked-write'
import { useWrite } from '../writes/use-writes'
import type { SaveOptions } from './form-handle'
import { afterGone, gonePathsToAsk, outcomeDespiteGone } from './state/deleted-documents'
import {
  afterAnswer,
  afterFailure,
  afterLostAnswer,
  afterStoredPart,
  isStoredAfterAll,
} from './state/form-answers'
import {
  afterSending,
  changedFields,
  type FormModel,
  type FormState,
  type Submission,
} from './state/form-state'

export type SendingOptions<V> = {
  formState: Observable<FormState<V>>
  apply: (change: (current: FormState<V>) => FormState<V>) => void
  model: FormModel<V>
  save: SaveForm<V>
  /** Called when a save is sent, with the fields that it changes. */
  onSend?: ((fields: readonly (keyof V)[]) => void) | undefined
}

/** Calls the save of the entity (README.md, "How a change is stored"), and puts its answer into the form. */
export function useSending<V extends object>({
  formState,
  apply,
  model,
  save,
  onSend,
}: SendingOptions<V>) {
  const { write, run, forget, hideFailure } = useWrite()

  const store = async (submission: Submission<V>, { step, signal }: Attempt): Promise<Clashes> => {
    const { base, mine, earlier } = submission
    const finish = ({ value: answer, clashes }: SaveOutcome<V>): Clashes => {
      const { clashesInPart } = formState.get()
      apply((current) => afterAnswer(model, current, { submission, answer }))
      return [...new Set([...clashesInPart, ...submission.clashes, ...clashes])]
    }
    const onPartStored = (clashes: Clashes) => {
      step()
      apply((current) => afterStoredPart(current, clashes))
    }
    apply((current) => afterSending(model, current, submission))
    onSend?.(submission.fields)
    try {
      return finish(await save(base, mine, { earlier, onPartStored, signal }))
    } catch (error) {
      if (!(error instanceof GoneError)) throw error
      const gonePaths = gonePathsToAsk(model, formState.get(), { mine, paths: error.paths })
      if (gonePaths.length === 0) return finish(outcomeDespiteGone(mine, error.paths))
      apply((current) => afterGone(current, gonePaths))
      throw error
    }
  }

  // A failure is hidden when the changes were typed back, because nothing is left to save.
  useEffect(() => {
    const { status } = write
    if (status === 'failed' && changedFields(model, formState.get()).length === 0) hideFailure()
  })

  const send = (
    submission: Submission<V>,
    { timeoutMs, onSaved, onFailed }: SaveOptions = {},
  ): Promise<void> =>
    run((attempt) => store(submission, attempt), {
      ...(timeoutMs !== undefined && { timeoutMs }),
      isStored: () => isStoredAfterAll(model, formState.get()),
      onSaved: (clashes) => {
        const { clashesInPart } = formState.get()
        const isAnswerLost = clashes === null
        if (isAnswerLost) apply(afterLostAnswer)
        onSaved?.(isAnswerLost ? [...new Set([...clashesInPart, ...submission.clashes])] : clashes)
      },
      onFailed: (failure) => {
        apply((current) => afterFailure(current, submission))
        onFailed?.(failure, formState.get().clashesInPart)
      },
    })

  return {
    write,
    send,
    /** Hides a failed save whose changes are not wanted any more. It is still told when it is stored after all. */
    hideFailure,
    /** Forgets a failed save that is not stored. */
    forget,
  }
}

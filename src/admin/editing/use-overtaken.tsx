import { useCallback, useState } from 'react'
import { ConflictError } from '../../data/errors'
import { ConfirmDialog } from '../ui/confirm-dialog'

/** What to do with a write when somebody else has changed its document: send it anyway, or keep theirs. */
type Question = { title: string; text: string; anyway: string; keep: string; onAnyway: () => void }

/** Asks before a write goes over a change that the screen did not show. */
export function useOvertaken() {
  const [question, setQuestion] = useState<Question | null>(null)
  /**
   * Waits for a write. Asks when it finds such a change, and resolves: the write has ended without one.
   * @param questionOf receives the stored document, null when it was deleted; null asks nothing
   */
  const asking = useCallback(
    async (write: Promise<unknown>, questionOf: (theirs: unknown) => Question | null): Promise<void> => {
      try {
        await write
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error
        setQuestion(questionOf(error.theirs))
      }
    },
    [],
  )
  const close = useCallback(() => setQuestion(null), [])
  const dialog = (
    <ConfirmDialog
      open={question !== null}
      variant="warning"
      title={question?.title ?? ''}
      description={question?.text ?? ''}
      confirmLabel={question?.anyway ?? ''}
      cancelLabel={question?.keep ?? ''}
      onConfirm={() => {
        close()
        question?.onAnyway()
      }}
      onCancel={close}
    />
  )
  return { asking, dialog }
}

import { RotateCcw } from 'lucide-react'
import { adminHistory as words } from '../../copy/admin-history'
import { formatMoment } from '../../lib/format'
import { ConfirmDialog } from '../ui/confirm-dialog'
import type { Entry } from './entries'

export type Question =
  { kind: 'restore'; entry: Entry } | { kind: 'erase'; entry: Entry } | { kind: 'since'; since: Date }

type Props = { question: Question | null; onConfirm: (question: Question) => void; onCancel: () => void }

/** Asked before something stored is replaced and before a version is deleted. */
export function HistoryQuestions({ question, onConfirm, onCancel }: Props) {
  const confirm = () => question && onConfirm(question)
  const entry = question && question.kind !== 'since' ? question.entry : null
  const since = question?.kind === 'since' ? formatMoment(question.since) : ''
  const title = <p className="mb-2 font-semibold text-ink wrap-anywhere">{entry?.change.title}</p>
  return (
    <>
      <ConfirmDialog
        open={question?.kind === 'restore'}
        variant="warning"
        icon={<RotateCcw size={24} aria-hidden />}
        title={words.restoreAsk.title}
        description={
          <>
            {title}
            <p>{words.restoreAsk.text}</p>
          </>
        }
        confirmLabel={words.restoreAsk.confirm}
        cancelLabel={words.restoreAsk.cancel}
        onConfirm={confirm}
        onCancel={onCancel}
      />
      <ConfirmDialog
        open={question?.kind === 'erase'}
        variant="danger"
        title={words.eraseAsk.title}
        description={
          <>
            {title}
            <p>{words.eraseAsk.text}</p>
            <p className="mt-2">{words.eraseAsk.person}</p>
          </>
        }
        confirmLabel={words.eraseAsk.confirm}
        cancelLabel={words.eraseAsk.cancel}
        onConfirm={confirm}
        onCancel={onCancel}
      />
      <ConfirmDialog
        open={question?.kind === 'since'}
        variant="warning"
        icon={<RotateCcw size={24} aria-hidden />}
        title={words.everything.title(since)}
        description={words.everything.text}
        confirmLabel={words.everything.confirm}
        cancelLabel={words.everything.cancel}
        onConfirm={confirm}
        onCancel={onCancel}
      />
    </>
  )
}

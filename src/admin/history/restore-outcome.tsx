import { admin } from '../../copy/admin'
import { countOf } from '../../copy/admin-counts'
import { adminHistory } from '../../copy/admin-history'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import type { WriteStatus } from '../editing/write-status'
import { ProgressBar } from '../ui/progress-bar'

const words = adminHistory.everything

export type Progress = { done: number; total: number }

/** The state of restoring everything since a moment. */
export function RestoreOutcome({ write, progress: { done, total } }: { write: WriteStatus; progress: Progress }) {
  if (write.status === 'idle') return null
  if (write.status === 'saved')
    return (
      <Notice tone="success" role="status" title={words.done} className="mb-4">
        <span className="block">{words.doneHint}</span>
      </Notice>
    )
  if (write.status === 'failed')
    return (
      <Notice tone="error" role="alert" title={words.failed} className="mb-4">
        <span className="block">{admin.reasons[write.reason]}</span>
        <span className="block">{words.failedHint}</span>
        <Button size="sm" className="mt-2.5" onClick={write.retry}>
          {words.retry}
        </Button>
      </Notice>
    )
  return (
    <div className="edged mb-4 grid gap-2 rounded-control bg-surface p-4.5 shadow-hairline">
      <p role="status" className="flex justify-between gap-3 text-card font-semibold text-night">
        {words.running}
        {total > 0 ? <span className="tabular-nums">{countOf(done, total)}</span> : null}
      </p>
      <ProgressBar value={total > 0 ? (done / total) * 100 : 0} label={words.running} />
      <p role="status" className="text-small text-hint">
        {write.status === 'waiting' ? words.waiting : words.hint}
      </p>
    </div>
  )
}

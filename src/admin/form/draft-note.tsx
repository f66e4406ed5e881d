import { admin } from '../../copy/admin'
import { formatMoment } from '../../lib/format'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'

/** Says that a form contains what was typed at an earlier visit. */
export function DraftNote({ at, onDiscard }: { at: Date | null; onDiscard: () => void }) {
  if (!at) return null
  return (
    <Notice
      tone="warn"
      role="status"
      title={admin.draft.title}
      action={
        <Button variant="quiet" size="sm" onClick={onDiscard}>
          {admin.draft.discard}
        </Button>
      }
    >
      {admin.draft.from} <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
    </Notice>
  )
}

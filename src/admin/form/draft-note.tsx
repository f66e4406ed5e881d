import { admin } from '../../copy/admin'
import { formatMoment } from '../../lib/format'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import type { DraftInfo } from './drafts'

/** Says that a form contains what was typed at an earlier visit. */
export function DraftNote({ draft, onDiscard }: { draft: DraftInfo | null; onDiscard: () => void }) {
  if (!draft) return null
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
      {admin.draft.from} <time dateTime={draft.at.toISOString()}>{formatMoment(draft.at)}</time>
      {draft.hasPictures ? <span className="block">{admin.draft.pictures}</span> : null}
    </Notice>
  )
}

import { admin } from '../../copy/admin/admin'
import { formatDateTime } from '../../lib/format'
import { Notice } from '../../ui/notice'
import { TextButton } from '../ui/buttons'
import { moveFocusOnRemoval } from '../ui/focus'
import type { DraftInfo } from './state/form-drafts'

type Props = {
  draft: DraftInfo | null
  onDiscard: () => void
}

/** Says that a form contains the changes of an earlier visit, or that its images were not kept. */
export function DraftNote({ draft, onDiscard }: Props) {
  if (!draft) return null
  if (draft.hasOnlyImages)
    return (
      <Notice tone="warn" role="status">
        {admin.draft.images}
      </Notice>
    )
  return (
    <div ref={moveFocusOnRemoval}>
      <Notice
        tone="warn"
        role="status"
        title={admin.draft.title}
        action={<TextButton text={admin.draft.discard} onClick={onDiscard} />}
      >
        {admin.draft.from}{' '}
        <time dateTime={draft.typedAt.toISOString()}>{formatDateTime(draft.typedAt)}</time>
        {draft.hasImages ? <span className="block">{admin.draft.images}</span> : null}
      </Notice>
    </div>
  )
}

import { admin } from '../../copy/admin'
import { formatMoment } from '../../lib/format'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'

type Props = {
  at: Date
  /** Somebody saved a newer version after the draft was written. */
  isStale?: boolean
  onRestore: () => void
  onDismiss: () => void
}

export function DraftNotice({ at, isStale = false, onRestore, onDismiss }: Props) {
  return (
    <Notice
      tone="warn"
      role="status"
      title={admin.draft.title}
      action={
        <>
          <Button variant="quiet" size="sm" onClick={onDismiss}>
            {admin.draft.dismiss}
          </Button>
          <Button variant="primary" size="sm" onClick={onRestore}>
            {admin.draft.restore}
          </Button>
        </>
      }
    >
      <span className="block">
        {admin.draft.from} <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
      </span>
      {isStale ? <span className="block">{admin.draft.stale}</span> : null}
    </Notice>
  )
}

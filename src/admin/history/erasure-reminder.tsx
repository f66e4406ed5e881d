import { Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminHistory } from '../../copy/admin-history'
import { restoring } from '../../copy/admin-restoring'
import { mayBeConfirmed } from '../../data/store/erasures'
import { nameText } from '../restoring/name-list'
import { HISTORY_SEARCH } from '../shell/tab-names'
import { ForwardIcon } from '../../ui/icons'
import { useErasures } from './use-erasures'

const words = adminHistory.erase

/** Reminds of what was asked to be erased and leads to the history; nothing when nothing waits. */
export function ErasureReminder() {
  const { erasures } = useErasures()
  if (erasures.length === 0) return null
  const isReady = erasures.some((erasure) => mayBeConfirmed(erasure))
  return (
    <Link
      to={HISTORY_SEARCH}
      className="press edged flex min-h-16 items-center gap-3 rounded-control bg-peach px-4 py-2 text-ink no-underline hover:bg-warm"
    >
      <Trash2 size={22} aria-hidden className="shrink-0 text-accent" />
      <span className="min-w-0 flex-1">
        <strong className="block text-card font-semibold">{isReady ? words.remindReady : words.remind}</strong>
        <span className="block text-tiny text-muted wrap-anywhere">
          {erasures.map(({ name }) => nameText(name)).join(restoring.join)}
        </span>
      </span>
      <ForwardIcon size={18} className="shrink-0 text-accent" />
    </Link>
  )
}

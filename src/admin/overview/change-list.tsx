import { overview } from '../../copy/admin-overview'
import { ChangeRow } from '../history/change-row'
import { useHistory } from '../history/use-history'
import { ChangesFailed, ChangesLoading } from './last-changes'

const SHOWN = 3

/** The newest changes, each with its undo. */
export function ChangeList() {
  const { state, entries, retry, refresh } = useHistory(SHOWN)
  if (state.status === 'loading') return <ChangesLoading />
  if (state.status === 'error') return <ChangesFailed onRetry={retry} />
  if (entries.length === 0) return <p className="px-4.5 pb-4 text-small text-muted">{overview.changes.empty}</p>
  return (
    <ul className="divide-y divide-hairline border-t border-hairline">
      {entries.map((entry) => (
        <ChangeRow key={entry.version.id} entry={entry} isShort onChange={(path) => void refresh(path)} />
      ))}
    </ul>
  )
}

import type { ReactNode } from 'react'
import { overview } from '../../copy/admin-overview'
import { LoadError } from '../live/load-error'
import { ChangeRow } from './change-row'
import { useHistory } from './use-history'

const SHORT = 3

/** The newest changes in the overview, each with its undo. */
export function ChangeList({ loading }: { loading: ReactNode }) {
  const { state, entries, retry, refresh } = useHistory({ count: SHORT })
  if (state.status === 'loading') return loading
  if (state.status === 'error')
    return (
      <LoadError
        words={overview.changes.loadError}
        error={state.error}
        onRetry={retry}
        className="mx-4.5 mb-4"
      />
    )
  if (entries.length === 0)
    return <p className="px-4.5 pb-4 text-small text-muted">{overview.changes.empty}</p>
  return (
    <ul className="divide-y divide-hairline border-t border-hairline">
      {entries.map((entry) => (
        <ChangeRow key={entry.version.id} entry={entry} isShort onChange={refresh} />
      ))}
    </ul>
  )
}

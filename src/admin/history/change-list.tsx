import type { ReactNode } from 'react'
import { adminOverview } from '../../copy/admin/overview'
import { WhenReady } from '../loading/when-ready'
import { ChangeRow } from './change-row'
import type { LoadedHistory } from './loaded-history'
import { useFirstBatch, useHistory } from './use-history'

const SHOWN_COUNT = 3

/** The newest changes, in the overview; each can be taken back. */
export function ChangeList({ loading }: { loading: ReactNode }) {
  return (
    <WhenReady
      state={useFirstBatch({ count: SHOWN_COUNT })}
      words={adminOverview.changes.loadError}
      className="mx-4.5 mb-4"
      skeleton={loading}
    >
      {(first) => <ChangeRows first={first} />}
    </WhenReady>
  )
}

function ChangeRows({ first }: { first: LoadedHistory }) {
  const { entries, refresh } = useHistory(first)
  if (entries.length === 0)
    return <p className="px-4.5 pb-4 text-small text-muted">{adminOverview.changes.empty}</p>
  return (
    <ul className="divide-y divide-hairline border-t border-hairline">
      {entries.slice(0, SHOWN_COUNT).map((entry) => (
        <ChangeRow key={entry.version.id} entry={entry} isShort onChange={refresh} />
      ))}
    </ul>
  )
}

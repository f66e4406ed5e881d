import type { ReactNode } from 'react'
import { adminOverview } from '../../copy/admin-overview'
import { Loaded } from '../live/live'
import { ChangeRow } from './change-row'
import { useHistory } from './use-history'

const SHOWN_COUNT = 3

/** The newest changes, in the overview; each can be taken back. */
export function ChangeList({ loading }: { loading: ReactNode }) {
  const { state, entries, refresh } = useHistory({ count: SHOWN_COUNT })
  return (
    <Loaded
      state={state}
      words={adminOverview.changes.loadError}
      className="mx-4.5 mb-4"
      skeleton={loading}
    >
      {() =>
        entries.length === 0 ? (
          <p className="px-4.5 pb-4 text-small text-muted">{adminOverview.changes.empty}</p>
        ) : (
          <ul className="divide-y divide-hairline border-t border-hairline">
            {entries.map((entry) => (
              <ChangeRow key={entry.version.id} entry={entry} isShort onChange={refresh} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

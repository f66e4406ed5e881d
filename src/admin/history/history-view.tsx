import { useState } from 'react'
import { adminHistory as words } from '../../copy/admin-history'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import type { Entry } from './entries'
import type { EntryActions } from './entry-row'
import { filtered, type Filter } from './filter'
import { HistoryFilter } from './history-filter'
import { HistoryList } from './history-list'
import type { MoreStatus } from './use-history'

type Props = Omit<EntryActions, 'showsWriter'> & {
  entries: readonly Entry[]
  hasMore: boolean
  more: MoreStatus
  onMore: () => void
}

/** The list of the history with its filter. */
export function HistoryView({ entries, hasMore, more, onMore, ...actions }: Props) {
  const [filter, setFilter] = useState<Filter>({ kind: 'all', period: null })
  const shown = filtered(entries, filter)
  const writers = new Set(entries.map(({ version }) => version.by))
  return (
    <>
      <HistoryFilter entries={entries} hasMore={hasMore} filter={filter} onChange={setFilter} />
      {shown.length === 0 ? <p className="py-4 text-card text-muted">{words.filter.none}</p> : null}
      <HistoryList entries={shown} showsWriter={writers.size > 1} {...actions} />
      {more === 'failed' ? <Notice tone="error" role="alert" title={words.moreFailed} className="mt-4" /> : null}
      {hasMore ? (
        <Button variant="outline" loading={more === 'loading'} onClick={onMore} className="mt-2 w-full md:w-auto">
          {words.more}
        </Button>
      ) : null}
    </>
  )
}

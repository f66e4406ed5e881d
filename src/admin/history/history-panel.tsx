import { useState } from 'react'
import { admin } from '../../copy/admin'
import { adminHistory as words } from '../../copy/admin-history'
import { EmptyArt } from '../../ui/art/state-art'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'
import { StateMessage } from '../../ui/state'
import { LoadError } from '../shell/load-error'
import { PanelHeading } from '../shell/tab-heading'
import { ToggleChip } from '../ui/toggle-chip'
import { ChangeRow } from './change-row'
import { useHistory } from './use-history'

/** What was changed or deleted in the last 30 days, and how to bring it back. */
export function HistoryPanel() {
  const { state, entries, more, retry, showMore, refresh } = useHistory()
  const [isRemovedOnly, setRemovedOnly] = useState(false)
  const shown = isRemovedOnly ? entries.filter(({ change }) => change?.isDeletion) : entries

  return (
    <div className="max-w-4xl">
      <PanelHeading title={admin.historyPanel.title} />
      <p className="mb-4 text-card text-muted">{words.lead}</p>
      {state.status === 'loading' ? (
        <SkeletonGroup label={words.loading} className="grid gap-3">
          <Skeleton className="h-11 w-44 rounded-control" />
          <Skeleton className="h-150 rounded-control" />
        </SkeletonGroup>
      ) : state.status === 'error' ? (
        <LoadError words={words.loadError} error={state.error} onRetry={retry} />
      ) : entries.length === 0 ? (
        <StateMessage art={<EmptyArt />} level={3} title={words.empty} />
      ) : (
        <>
          <div role="group" aria-label={words.filter.label} className="mb-3 flex gap-2">
            {[false, true].map((isRemoved) => (
              <ToggleChip
                key={String(isRemoved)}
                isPressed={isRemovedOnly === isRemoved}
                onClick={() => setRemovedOnly(isRemoved)}
              >
                {isRemoved ? words.filter.removed : words.filter.all}
              </ToggleChip>
            ))}
          </div>
          {shown.length === 0 ? (
            <p className="py-4 text-card text-muted">{words.filter.none}</p>
          ) : (
            <ul className="edged divide-y divide-hairline rounded-control bg-surface hairline">
              {shown.map((entry) => (
                <ChangeRow key={entry.version.id} entry={entry} onChange={(path) => void refresh(path)} />
              ))}
            </ul>
          )}
          {more === 'failed' ? <Notice tone="error" role="alert" title={words.moreFailed} className="mt-4" /> : null}
          {state.value.hasMore ? (
            <Button
              variant="outline"
              loading={more === 'loading'}
              onClick={() => void showMore()}
              className="mt-4 w-full md:w-auto"
            >
              {words.more}
            </Button>
          ) : null}
        </>
      )}
    </div>
  )
}

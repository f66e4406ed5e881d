import { useState } from 'react'
import { admin } from '../../copy/admin/admin'
import { adminHistory } from '../../copy/admin/history'
import type { VersionKind } from '../../data/store/history/list-versions'
import { EmptyArt } from '../../ui/art/state-art'
import { Button } from '../../ui/button'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'
import { StateMessage } from '../../ui/state-message'
import { LoadError } from '../loading/load-error'
import { WhenReady } from '../loading/when-ready'
import { moveFocusOnRemoval } from '../ui/focus'
import { ScreenHeading } from '../ui/screen-heading'
import { ToggleChip } from '../ui/toggle-chip'
import { ChangeRow } from './change-row'
import type { LoadedHistory } from './loaded-history'
import { useFirstBatch, useHistory } from './use-history'
import { useStoredImages } from './use-stored-images'

/** The changes and deletions of the last 30 days. Each can be taken back. */
export function HistoryPanel() {
  const [kind, setKind] = useState<VersionKind>('all')
  return (
    <div className="max-w-4xl">
      <ScreenHeading isPanel title={admin.historyPanel.title} />
      <p className="mb-4 text-card text-muted">{adminHistory.lead}</p>
      <div role="group" aria-label={adminHistory.filter.label} className="mb-3 flex gap-2">
        {(['all', 'deleted'] as const).map((choice) => (
          <ToggleChip key={choice} isPressed={kind === choice} onClick={() => setKind(choice)}>
            {adminHistory.filter[choice]}
          </ToggleChip>
        ))}
      </div>
      <Entries key={kind} kind={kind} />
    </div>
  )
}

function Entries({ kind }: { kind: VersionKind }) {
  const images = useStoredImages()
  return (
    <WhenReady
      state={useFirstBatch({ kind })}
      words={adminHistory.loadError}
      skeleton={
        <SkeletonGroup label={adminHistory.loading}>
          <Skeleton className="h-150 rounded-control" />
        </SkeletonGroup>
      }
    >
      {(first) => <EntryList first={first} kind={kind} images={images} />}
    </WhenReady>
  )
}

type EntryListProps = {
  first: LoadedHistory
  kind: VersionKind
  /** The stored images, by the path of their document. */
  images: ReadonlyMap<string, string>
}

function EntryList({ first, kind, images }: EntryListProps) {
  const { entries, hasMore, more, showMore, refresh } = useHistory(first, kind)
  // A video is deleted by a change of the list of videos, so `deleted` also fetches the changes of that list.
  const entriesOfKind =
    kind === 'deleted' ? entries.filter(({ change }) => change?.isDeletion) : entries
  const isNothing = entriesOfKind.length === 0
  if (isNothing && !hasMore)
    return <StateMessage art={<EmptyArt />} level={3} title={adminHistory.empty[kind]} />
  return (
    <>
      {isNothing ? <p className="py-4 text-card text-muted">{adminHistory.none}</p> : null}
      <ul className="edged divide-y divide-hairline rounded-control bg-surface hairline empty:hidden">
        {entriesOfKind.map((entry) => (
          <ChangeRow
            key={entry.version.id}
            entry={entry}
            image={images.get(entry.version.path)}
            onChange={refresh}
          />
        ))}
      </ul>
      {more.status === 'failed' ? (
        <LoadError
          words={adminHistory.moreError}
          error={more.error}
          onRetry={more.retry}
          className="mt-4"
        />
      ) : null}
      {hasMore && more.status !== 'failed' ? (
        <Button
          ref={moveFocusOnRemoval}
          variant="outline"
          isLoading={more.status === 'reading'}
          onClick={showMore}
          className="mt-4 w-full md:w-auto"
        >
          {adminHistory.more}
        </Button>
      ) : null}
    </>
  )
}

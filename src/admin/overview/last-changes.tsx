import { Undo2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminHistory } from '../../copy/admin-history'
import { overview } from '../../copy/admin-overview'
import { formatMoment } from '../../lib/format'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'
import { describe, type Entry } from '../history/entries'
import { Panel } from '../ui/panel'
import { RestoreStatus } from '../restoring/restore-status'
import type { RestoreStage } from '../restoring/use-restore'
import { HISTORY_SEARCH } from '../shell/tab-names'
import { IconButton } from '../ui/icon-button'
import { useLastChanges } from './use-last-changes'

const words = overview.changes

/** The newest three changes, each with its undo. */
export function LastChanges() {
  const { status, entries, isWorking, stageOf, undo } = useLastChanges()
  return (
    <Panel className="p-0! md:p-0!">
      <div className="flex min-h-13 items-center gap-3 px-4.5">
        <h3 className="me-auto text-h3">{words.title}</h3>
        <Link to={{ search: HISTORY_SEARCH }} className="flex min-h-11 items-center text-small font-semibold">
          {words.all}
        </Link>
      </div>
      {status === 'loading' ? (
        <SkeletonGroup label={words.loading} className="grid gap-2 px-4.5 pb-4">
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} className="h-12 rounded-control" />
          ))}
        </SkeletonGroup>
      ) : entries.length === 0 ? (
        <p className="px-4.5 pb-4 text-small text-muted">{status === 'error' ? words.loadFailed : words.empty}</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <Change
              key={entry.version.id}
              entry={entry}
              stage={stageOf(entry.version.id)}
              isDisabled={isWorking}
              onUndo={() => undo(entry.version.id)}
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}

type ChangeProps = { entry: Entry; stage: RestoreStage; isDisabled: boolean; onUndo: () => void }

function Change({ entry, stage, isDisabled, onUndo }: ChangeProps) {
  const described = describe(entry)
  if (!described) return null
  const { change, isCurrent } = described
  const { at } = entry.version
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 border-t border-hairline py-1.5 ps-4.5 pe-2">
      <div className="min-w-0 flex-1">
        <p className="line-clamp-1 text-small font-semibold text-ink">{change.title}</p>
        <p className="text-tiny text-muted">
          {isCurrent ? adminHistory.entry.current : <time dateTime={at.toISOString()}>{formatMoment(at)}</time>}
        </p>
      </div>
      {isCurrent ? null : (
        <IconButton
          label={`${words.undo}${adminHistory.entry.of(change.title, formatMoment(at))}`}
          text={words.undo}
          icon={<Undo2 size={18} aria-hidden />}
          disabled={isDisabled}
          onClick={onUndo}
        />
      )}
      <RestoreStatus
        stage={stage}
        done={adminHistory.restored}
        same={adminHistory.entry.current}
        className="my-1.5 w-full"
      />
    </li>
  )
}

import { Undo2 } from 'lucide-react'
import { adminHistory } from '../../copy/admin-history'
import { overview } from '../../copy/admin-overview'
import { formatMoment } from '../../lib/format'
import { describe, type Entry } from '../history/entries'
import { RestoreStatus } from '../restoring/restore-status'
import type { RestoreStage } from '../restoring/use-restore'
import { IconButton } from '../ui/icon-button'
import { ChangesLoading } from './changes-loading'
import { useLastChanges } from './use-last-changes'

const words = overview.changes

/** The newest three changes, each with its undo. */
export function ChangeList() {
  const { status, entries, isWorking, stageOf, undo } = useLastChanges()
  if (status === 'loading') return <ChangesLoading />
  if (entries.length === 0)
    return <p className="px-4.5 pb-4 text-small text-muted">{status === 'error' ? words.loadFailed : words.empty}</p>
  return (
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

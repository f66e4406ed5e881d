import { RotateCcw } from 'lucide-react'
import { adminHistory as words } from '../../copy/admin-history'
import { formatDate, formatTime } from '../../lib/format'
import { Ltr } from '../../ui/bdi'
import { IconButton } from '../ui/icon-button'
import { Panel } from '../panel'
import { dayOf, daysOf, type Entry, type Moment } from './entries'
import { EntryRow, type EntryActions } from './entry-row'

type Props = EntryActions & {
  /** Newest first. */
  entries: readonly Entry[]
  onRestoreSince: (since: Date) => void
}

/** The entries by day, and by what one person did within a minute. */
export function HistoryList({ entries, onRestoreSince, ...actions }: Props) {
  return (
    <div className="grid gap-6">
      {daysOf(entries).map(({ day, moments }) => (
        <section key={day} aria-labelledby={`day-${day}`} className="grid gap-3">
          <h3 id={`day-${day}`} className="text-h3">
            {nameOf(day)}
          </h3>
          {moments.map((moment) => (
            <MomentCard
              key={moment.entries[0]?.version.id}
              moment={moment}
              // Restoring the newest change is what its own button does.
              canRestoreSince={entries[0] !== moment.entries.at(-1)}
              onRestoreSince={onRestoreSince}
              {...actions}
            />
          ))}
        </section>
      ))}
    </div>
  )
}

type MomentProps = EntryActions & {
  moment: Moment
  canRestoreSince: boolean
  onRestoreSince: (since: Date) => void
}

function MomentCard({ moment, canRestoreSince, onRestoreSince, ...actions }: MomentProps) {
  const { since, by, entries } = moment
  const time = formatTime(since)
  return (
    <Panel className="grid">
      <div className="flex flex-wrap items-center gap-x-4 border-b border-hairline pb-2">
        <p className="me-auto flex min-h-11 flex-wrap items-center gap-x-2 text-small text-muted">
          <time dateTime={since.toISOString()} className="font-semibold text-ink">
            {time}
          </time>
          <Ltr className="wrap-anywhere">{by}</Ltr>
        </p>
        {canRestoreSince ? (
          <IconButton
            label={words.everything.open(time)}
            text={words.everything.open(time)}
            icon={<RotateCcw size={18} aria-hidden />}
            disabled={actions.isDisabled}
            onClick={() => onRestoreSince(since)}
            className="-ms-2.5 md:-me-2.5 md:ms-0"
          />
        ) : null}
      </div>
      <ul className="divide-y divide-hairline">
        {entries.map((entry) => (
          <EntryRow key={entry.version.id} entry={entry} {...actions} />
        ))}
      </ul>
    </Panel>
  )
}

const DAY_MS = 24 * 60 * 60_000

function nameOf(day: string): string {
  if (day === dayOf(new Date())) return words.today
  return day === dayOf(new Date(Date.now() - DAY_MS)) ? words.yesterday : formatDate(day)
}

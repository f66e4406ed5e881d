import { adminHistory as words } from '../../copy/admin-history'
import { formatDate } from '../../lib/format'
import { daysOf, type Entry } from './entries'
import { EntryRow, type EntryActions } from './entry-row'
import { periodOf } from './filter'

/** The entries by day, newest first. The heading of a day stays under the row of tabs while its entries pass. */
export function HistoryList({ entries, ...actions }: EntryActions & { entries: readonly Entry[] }) {
  return daysOf(entries).map(({ day, entries: ofDay }) => (
    <section key={day} aria-labelledby={`day-${day}`} className="mb-4">
      <h3 id={`day-${day}`} className="sticky top-13 z-[1] bg-desk py-2 text-card font-semibold text-night md:top-14">
        {nameOf(day)}
      </h3>
      <ul className="edged divide-y divide-hairline rounded-control bg-surface shadow-hairline">
        {ofDay.map((entry) => (
          <EntryRow key={entry.version.id} entry={entry} {...actions} />
        ))}
      </ul>
    </section>
  ))
}

function nameOf(day: string): string {
  const period = periodOf(day)
  return period === 'earlier' ? formatDate(day) : words[period]
}

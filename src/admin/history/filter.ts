import { dayOf, describe, type Entry } from './entries'

export const KINDS = ['all', 'removed', 'changed'] as const
export const PERIODS = ['today', 'yesterday', 'earlier'] as const

/** What the list shows. Without a period, of any time. */
export type Filter = { kind: (typeof KINDS)[number]; period: (typeof PERIODS)[number] | null }

const DAY_MS = 24 * 60 * 60_000

/** A day of the list in Riyadh, as people say it. */
export function periodOf(day: string, now = new Date()): (typeof PERIODS)[number] {
  if (day === dayOf(now)) return 'today'
  return day === dayOf(new Date(now.getTime() - DAY_MS)) ? 'yesterday' : 'earlier'
}

/** An entry that cannot be read belongs to all only. */
function kindOf(entry: Entry): 'removed' | 'changed' | null {
  const kind = describe(entry)?.change.kind
  return kind === 'moved' ? 'changed' : (kind ?? null)
}

export function filtered(entries: readonly Entry[], { kind, period }: Filter): Entry[] {
  return entries.filter(
    (entry) => (kind === 'all' || kindOf(entry) === kind) && (!period || periodOf(dayOf(entry.version.at)) === period),
  )
}

import * as v from 'valibot'
import { overlaps, toHours, toWeek, type Week } from '../../../lib/hours/week'
import { isSame } from '../../../lib/same'
import type { Fields } from '../../client/document'
import { centreSchema, type CentreFields } from '../../content/centre'

const LIST_FIELDS = ['phones', 'hours', 'exceptions', 'partners'] as const
type CentreLists = Pick<CentreFields, (typeof LIST_FIELDS)[number]>
/** The lists with the hours of each weekday. */
export type CentreRows = Omit<CentreLists, 'hours'> & { hours: Week }

/** The lists of the centre as they are stored: each row is a line. */
export const linesOf = ({ phones, hours, exceptions, partners }: CentreLists) => ({
  phones: phones.map(({ number, label }) => `${number} ${label}`),
  hours: hours.map(({ days, opens, closes }) => `${days.join('')} ${opens} ${closes}`),
  exceptions: exceptions.map(({ from, to, opens, closes, note }) =>
    [from, to, opens || '-', closes || '-', note].join(' '),
  ),
  partners: partners.map(({ id, logo, name }) => `${id} ${logo || '-'} ${name}`),
})

/**
 * Stored details with lists that can be merged: rows as objects, and the hours of each weekday. Null where the reader
 * drops or changes a line, because a merge would lose it.
 */
export function withRows(stored: Fields): Fields | null {
  const result = v.safeParse(centreSchema, stored)
  if (!result.success) return null
  const { phones, hours, exceptions, partners } = result.output
  const lines = linesOf({ phones, hours, exceptions, partners })
  if (LIST_FIELDS.some((name) => !isSame(lines[name], stored[name] ?? []))) return null
  return { ...stored, phones, hours: toWeek(hours), exceptions, partners }
}

/** The lists that the form would refuse: no telephone, hours that overlap, and the same special days twice. */
export function refusedLists({
  phones,
  hours,
  exceptions,
}: Omit<CentreRows, 'partners'>): (keyof CentreRows)[] {
  const days = exceptions.map(({ from, to }) => `${from} ${to}`)
  return [
    ...(phones.length === 0 ? (['phones'] as const) : []),
    ...(overlaps(hours).length > 0 ? (['hours'] as const) : []),
    ...(new Set(days).size < days.length ? (['exceptions'] as const) : []),
  ]
}

/** The merged details as they are stored. */
export function withLines(merged: Fields): Fields {
  const { phones, hours, exceptions, partners } = merged as CentreRows
  return { ...merged, ...linesOf({ phones, hours: toHours(hours), exceptions, partners }) }
}

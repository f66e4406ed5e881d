import { adminCentre } from '../../copy/admin/centre'
import { adminHistory } from '../../copy/admin/history'
import { contact } from '../../copy/contact'
import { dates, dayList, range } from '../../copy/hours-words'
import type { Centre, CentrePartner, CentrePhone } from '../../data/content/centre'
import { formatDate } from '../../lib/format'
import type { HoursException, Opening } from '../../lib/hours/openings'
import { WEEKDAYS } from '../../lib/hours/week'
import { isSame } from '../../lib/same'
import { isolate } from '../../lib/text/arabic'
import { displayPhone } from '../../lib/text/phone-number'
import {
  changeLine,
  describeLabelled,
  itemsChange,
  listChange,
  textChange,
  type DescribeValue,
} from './change-lines'

const { labels } = adminCentre
const hoursWords = adminHistory.hours
const { closedAllDay } = contact.hours

/** A phone number that no line break divides. */
const numberText = (number: string): string =>
  isolate(displayPhone(number).replaceAll(' ', '\u00a0'))
const phoneText = ({ number, label }: CentrePhone): string =>
  [numberText(number), label].filter(Boolean).join(' ')

const spansOn = (day: number, hours: readonly Opening[]): string[] =>
  hours.filter(({ days }) => days.includes(day)).map(({ opens, closes }) => range(opens, closes))

const spansText = (spans: readonly string[]): string =>
  spans.length > 0 ? spans.join(hoursWords.join) : closedAllDay

/** Describes the change of the hours of a day. Spans that stayed are left out when others were replaced. */
function dayChange(
  old: readonly string[],
  now: readonly string[],
): { change: string; now: string } {
  const removedSpans = old.filter((span) => !now.includes(span))
  const addedSpans = now.filter((span) => !old.includes(span))
  const isReplaced = removedSpans.length > 0 && addedSpans.length > 0
  const next = spansText(isReplaced ? addedSpans : now)
  return { change: hoursWords.change(spansText(isReplaced ? removedSpans : old), next), now: next }
}

/** Describes the changed opening hours. Days with the same change share a line. */
const hoursChange: DescribeValue<readonly Opening[]> = (before, after) => {
  const daysByChange = new Map<string, { days: number[]; now: string }>()
  for (const day of WEEKDAYS) {
    const oldSpans = spansOn(day, before)
    const newSpans = spansOn(day, after)
    if (isSame(oldSpans, newSpans)) continue
    const { change, now } = dayChange(oldSpans, newSpans)
    daysByChange.set(change, { days: [...(daysByChange.get(change)?.days ?? []), day], now })
  }
  return [...daysByChange].map(([change, { days, now }]) =>
    changeLine(hoursWords.of(dayList(days), change), hoursWords.of(dayList(days), now)),
  )
}

const exceptionText = ({ from, to, opens, closes, note }: HoursException): string =>
  [note, dates(from, to), opens && closes ? range(opens, closes) : closedAllDay]
    .filter(Boolean)
    .join(hoursWords.comma)

const partnersChange: DescribeValue<readonly CentrePartner[]> = (before, after) => {
  const logos = new Map(before.map(({ id, logo }) => [id, logo]))
  const partnersWithOtherLogo = after.filter(
    ({ id, logo }) => logos.has(id) && logos.get(id) !== logo,
  )
  return [
    ...listChange(labels.partners, ({ name }: CentrePartner) => name)(before, after),
    ...partnersWithOtherLogo.map(({ name }) => changeLine(adminHistory.logoOf(name))),
  ]
}

function dateText(date: string): string {
  const day = new Date(date)
  return Number.isNaN(day.getTime()) ? date : formatDate(day)
}

export const describeCentre = describeLabelled<Centre>(labels, {
  phones: listChange(labels.phones, phoneText),
  whatsapp: textChange(labels.whatsapp, (digits) => numberText(`+${digits}`)),
  legalReviewed: textChange(labels.legalReviewed, dateText),
  hours: hoursChange,
  // Without their order, because the dashboard sorts them by date.
  exceptions: itemsChange(labels.exceptions, exceptionText),
  partners: partnersChange,
})

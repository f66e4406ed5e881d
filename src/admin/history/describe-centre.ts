import { adminCentre } from '../../copy/admin-centre'
import { adminHistory } from '../../copy/admin-history'
import { contact } from '../../copy/contact'
import type { Centre, CentrePartner, CentrePhone } from '../../data/content/centre'
import { formatDate } from '../../lib/format'
import type { HoursException, Opening } from '../../lib/hours'
import { displayPhone } from '../../lib/phone-number'
import { isSame } from '../../lib/same'
import { isolate } from '../../lib/words'
import {
  describeLabelled,
  itemsChange,
  line,
  listChange,
  textChange,
  type DescribeValue,
} from './change-lines'

const { labels } = adminCentre
const hoursWords = adminHistory.hours
const { range, dayList, dates, closedAllDay } = contact.hours

/** A number in one piece. */
const numberText = (number: string): string =>
  isolate(displayPhone(number).replaceAll(' ', '\u00a0'))
const phoneText = ({ number, label }: CentrePhone): string =>
  [numberText(number), label].filter(Boolean).join(' ')

const spansOn = (day: number, hours: readonly Opening[]): string[] =>
  hours.filter(({ days }) => days.includes(day)).map(({ opens, closes }) => range(opens, closes))

/** The opening hours before and after, one line for the days that changed alike. Spans that stayed are left out. */
const hoursChange: DescribeValue<readonly Opening[]> = (before, after) => {
  const daysByChange = new Map<string, { days: number[]; now: string }>()
  for (const day of [0, 1, 2, 3, 4, 5, 6]) {
    const [old, now] = [spansOn(day, before), spansOn(day, after)]
    if (isSame(old, now)) continue
    const [gone, added] = [
      old.filter((span) => !now.includes(span)),
      now.filter((span) => !old.includes(span)),
    ]
    const isReplaced = gone.length > 0 && added.length > 0
    const show = (spans: string[]) =>
      spans.length > 0 ? spans.join(hoursWords.join) : closedAllDay
    const next = show(isReplaced ? added : now)
    const change = hoursWords.change(show(isReplaced ? gone : old), next)
    daysByChange.set(change, {
      days: [...(daysByChange.get(change)?.days ?? []), day],
      now: next,
    })
  }
  return [...daysByChange].map(([change, { days, now }]) =>
    line(hoursWords.of(dayList(days), change), hoursWords.of(dayList(days), now)),
  )
}

const exceptionText = ({ from, to, opens, closes, note }: HoursException): string =>
  [note, dates(from, to), opens && closes ? range(opens, closes) : closedAllDay]
    .filter(Boolean)
    .join(hoursWords.comma)

const partnersChange: DescribeValue<readonly CentrePartner[]> = (before, after) => {
  const logos = new Map(before.map(({ id, logo }) => [id, logo]))
  const redrawn = after.filter(({ id, logo }) => logos.has(id) && logos.get(id) !== logo)
  return [
    ...listChange(labels.partners, ({ name }: CentrePartner) => name)(before, after),
    ...redrawn.map(({ name }) => line(adminHistory.logoOf(name))),
  ]
}

const dateText = (date: string): string => {
  const day = new Date(date)
  return Number.isNaN(day.getTime()) ? date : formatDate(day)
}

export const describeCentre = describeLabelled<Centre>(labels, {
  phones: listChange(labels.phones, phoneText),
  whatsapp: textChange(labels.whatsapp, (digits) => numberText(`+${digits}`)),
  legalReviewed: textChange(labels.legalReviewed, dateText),
  hours: hoursChange,
  // The dashboard sorts them.
  exceptions: itemsChange(labels.exceptions, exceptionText),
  partners: partnersChange,
})

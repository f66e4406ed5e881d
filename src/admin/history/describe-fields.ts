import { adminCentre } from '../../copy/admin-centre'
import { adminHistory } from '../../copy/admin-history'
import { contact } from '../../copy/contact'
import type {
  Centre,
  CentrePartner,
  CentrePhone,
  HoursException,
  Opening,
} from '../../data/content/centre'
import { displayPhone } from '../../lib/phone-number'
import { trimmed } from '../../lib/plain-text'
import { isSame } from '../../lib/same'
import { isolate } from '../../lib/words'

const fieldWords = adminHistory.field
const SHOWN_CHARS = 80

/** Lines about a changed value; none when it is the same. */
export type DescribeValue<T> = (before: T, after: T) => string[]

/** What is said about each field of a document; null for one that its title tells. A new field has to be named. */
export type DescribeFields<T> = { readonly [K in keyof T]-?: DescribeValue<T[K]> | null }

/** Lines about all changed fields, in the order of `fields`. */
export const describeFields =
  <T extends object>(fields: DescribeFields<T>): DescribeValue<T> =>
  (before, after) =>
    (Object.keys(fields) as (keyof T)[]).flatMap(
      (key) => fields[key]?.(before[key], after[key]) ?? [],
    )

/** Cuts a long text, because a line of the history names it and does not show it. */
const short = (text: string): string =>
  text.length > SHOWN_CHARS ? `${trimmed(text.slice(0, SHOWN_CHARS))}…` : text

/** At most one line about a text or number that was changed, added or removed. */
export const textChange =
  (
    field: string,
    show = (value: string) => value,
  ): DescribeValue<string | number | null | undefined> =>
  (before, after) => {
    const [old, now] = [before, after].map((value) =>
      value ? show(String(value)) : String(value ?? ''),
    )
    if (!old || !now)
      return old === now
        ? []
        : [
            now
              ? fieldWords.added(field, [short(now)])
              : fieldWords.removed(field, [short(old ?? '')]),
          ]
    return old === now ? [] : [fieldWords.changed(field, short(old), short(now))]
  }

/** Lines about what was added to a list and removed from it, by a text for each item. */
export const itemsChange =
  <T>(field: string, textOf: (item: T) => string): DescribeValue<readonly T[]> =>
  (before, after) => {
    const [old, now] = [before.map(textOf), after.map(textOf)]
    const added = now.filter((text) => !old.includes(text))
    const removed = old.filter((text) => !now.includes(text))
    return [
      ...(added.length > 0 ? [fieldWords.added(field, added.map(short))] : []),
      ...(removed.length > 0 ? [fieldWords.removed(field, removed.map(short))] : []),
    ]
  }

/** The same about a list whose order somebody chooses. */
export const listChange =
  <T = string>(field: string, textOf: (item: T) => string = String): DescribeValue<readonly T[]> =>
  (before, after) => {
    const [old, now] = [before.map(textOf), after.map(textOf)]
    const kept = (list: readonly string[], other: readonly string[]) =>
      list.filter((text) => other.includes(text))
    return [
      ...itemsChange(field, textOf)(before, after),
      ...(isSame(kept(old, now), kept(now, old)) ? [] : [fieldWords.ordered(field)]),
    ]
  }

/** The name of a part whose values are not said in words, such as a long text. */
export const otherChange =
  (field: string): DescribeValue<unknown> =>
  (before, after) =>
    isSame(before ?? '', after ?? '') ? [] : [field]

const { fields: labels, groups, partners: partnerWords } = adminCentre
const hoursWords = adminHistory.hours
const { range, dayList, dates, closedAllDay } = contact.hours

/** A number in one piece. */
const phoneText = ({ number, label }: CentrePhone): string =>
  [isolate(displayPhone(number).replaceAll(' ', '\u00a0')), label].filter(Boolean).join(' ')

const spansOn = (day: number, hours: readonly Opening[]): string[] =>
  hours.filter(({ days }) => days.includes(day)).map(({ opens, closes }) => range(opens, closes))

/** The opening hours before and after, one line for the days that changed alike. Spans that stayed are left out. */
const hoursChange: DescribeValue<readonly Opening[]> = (before, after) => {
  const daysByChange = new Map<string, number[]>()
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
    const change = hoursWords.change(show(isReplaced ? gone : old), show(isReplaced ? added : now))
    daysByChange.set(change, [...(daysByChange.get(change) ?? []), day])
  }
  return [...daysByChange].map(([change, days]) => hoursWords.of(dayList(days), change))
}

const exceptionText = ({ from, to, opens, closes, note }: HoursException): string =>
  [note, dates(from, to), opens && closes ? range(opens, closes) : closedAllDay]
    .filter(Boolean)
    .join(hoursWords.comma)

const partnersChange: DescribeValue<readonly CentrePartner[]> = (before, after) => {
  const logos = new Map(before.map(({ id, logo }) => [id, logo]))
  const redrawn = after.filter(({ id, logo }) => logos.has(id) && logos.get(id) !== logo)
  return [
    ...listChange(groups.partners, ({ name }: CentrePartner) => name)(before, after),
    ...redrawn.map(({ name }) => partnerWords.logoOf(name)),
  ]
}

const TEXTS = Object.fromEntries(
  Object.entries(labels).map(([key, label]) => [key, textChange(label)]),
) as Record<keyof typeof labels, ReturnType<typeof textChange>>

export const describeCentre = describeFields<Centre>({
  phones: listChange(adminHistory.phones, phoneText),
  ...TEXTS,
  hours: hoursChange,
  // The dashboard sorts them.
  exceptions: itemsChange(groups.exceptions, exceptionText),
  partners: partnersChange,
  updatedAt: null,
})

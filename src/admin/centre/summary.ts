import { adminCentre } from '../../copy/admin/centre'
import { addDays, NEAR_DAYS, todayInRiyadh } from '../../lib/hours/openings'
import { toHours } from '../../lib/hours/week'
import { isolate } from '../../lib/text/arabic'
import { displayPhone } from '../../lib/text/phone-number'
import { trimText } from '../../lib/text/plain-text'
import { isDay } from '../../lib/time'
import { toE164 } from './phone-entry'
import { textsOf, type GroupName } from './texts'
import { isPast, type ExceptionRow, type TypedCentre } from './typed-centre'

const { summary } = adminCentre

/** The values of a group in one line; null while something is missing that visitors look for. */
export function summaryOf(group: GroupName, typed: TypedCentre): string | null {
  const names = textsOf(group)
  const filled = names.filter((name) => trimText(typed[name]) !== '')
  switch (group) {
    case 'contact': {
      const [phone] = typed.phones.map((row) => shownPhone(row.typedNumber)).filter(Boolean)
      if (!phone) return null
      const whatsapp = shownPhone(typed.whatsapp)
      return join([phone, whatsapp && summary.whatsapp(whatsapp)])
    }
    case 'hours':
      return typed.hours.some((spans) => spans.length > 0)
        ? adminCentre.hours.week(toHours(typed.hours))
        : null
    case 'exceptions': {
      const [next, ...others] = typed.exceptions.filter((row) => !isPast(row))
      if (!next) return adminCentre.exceptions.empty
      return join([
        next.note,
        adminCentre.exceptions.value(next, todayInRiyadh()),
        others.length > 0 ? isolate(`+${others.length}`) : '',
      ])
    }
    case 'location':
      return join([typed.address, typed.city])
    case 'legal':
      return trimText(typed.licence) ? summary.licence(trimText(typed.licence)) : null
    case 'answers':
      return summary.filled(filled.length, names.length)
    case 'figures':
      return filled.length > 0 ? summary.filled(filled.length, names.length) : null
    case 'partners':
      return join(typed.partners.map(({ name }) => name))
    case 'other':
      return join([typed.replyPromise, typed.agencyName])
    case 'social':
      return join(filled.map((name) => adminCentre.labels[name]))
  }
}

/** Says of the days of an exception that they have passed, or from when families see them. */
export function exceptionDays(row: ExceptionRow, now = new Date()): string {
  const { past, ahead } = adminCentre.exceptions
  const today = todayInRiyadh(now)
  const value = adminCentre.exceptions.value(row, today)
  if (isPast(row, now)) return past(value)
  const day = isDay(row.from) ? addDays(row.from, -NEAR_DAYS) : today
  return day > today ? ahead(value, day, today) : value
}

function shownPhone(text: string): string {
  const number = toE164(text)
  return trimText(text) && isolate(number ? displayPhone(number) : trimText(text))
}

const join = (parts: readonly string[]): string | null =>
  parts.filter((part) => trimText(part) !== '').join(summary.separator) || null

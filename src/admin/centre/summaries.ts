import { adminCentre as words } from '../../copy/admin-centre'
import { todayInRiyadh } from '../../lib/hours'
import { displayPhone, toE164 } from '../../lib/phone-number'
import { isolate } from '../../lib/words'
import { ANSWERS, FIGURES, type CentreForm, type ExceptionRow, type TextName } from './form'
import { TEXTS_OF, type GroupName } from './places'
import { toHours } from './week'

const copy = words.summary

/** The values of a group in one line; null where something that visitors look for is missing. */
export function summaryOf(group: GroupName, form: CentreForm): string | null {
  const { texts, week, exceptions, partners } = form
  const filled = (names: readonly TextName[] = []) => names.filter((name) => texts[name].trim() !== '')
  switch (group) {
    case 'contact': {
      const phones = form.phones.map(({ number }) => shownPhone(number)).filter(Boolean)
      const whatsapp = texts.whatsapp.trim() ? copy.whatsapp(shownPhone(texts.whatsapp)) : ''
      return join(phones.length > 0 ? [phones[0] ?? '', whatsapp] : [])
    }
    case 'hours':
      return week.some((spans) => spans.length > 0) ? words.hours.week(toHours(week)) : null
    case 'exceptions': {
      const [next, ...others] = comingOf(exceptions)
      if (!next) return words.exceptions.empty
      return join([next.note, words.exceptions.value(next), others.length > 0 ? `+${others.length}` : ''])
    }
    case 'place':
      return join([texts.address, texts.city])
    case 'legal':
      return texts.licence.trim() ? copy.licence(texts.licence.trim()) : null
    case 'answers':
      return copy.filled(filled(ANSWERS).length, ANSWERS.length)
    case 'figures':
      return filled(FIGURES).length > 0 ? copy.filled(filled(FIGURES).length, FIGURES.length) : null
    case 'partners':
      return join(partners.map(({ name }) => name))
    case 'other':
      return join([texts.replyPromise, texts.agencyName])
    case 'social':
      return join(filled(TEXTS_OF.social).map((name) => words.fields[name]))
  }
}

/** The exceptions that have not ended, in their order. */
export const comingOf = (rows: readonly ExceptionRow[], today = todayInRiyadh()): ExceptionRow[] =>
  rows.filter(({ to }) => to === '' || to >= today)

const shownPhone = (text: string): string => {
  const number = toE164(text)
  return text.trim() && isolate(number ? displayPhone(number) : text.trim())
}

const join = (parts: readonly string[]): string | null =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(copy.separator) || null

import { adminCentre as words } from '../../copy/admin-centre'
import { phoneRefusal, toE164 } from '../../lib/phone-entry'
import { trimmed } from '../../lib/plain-text'
import { isDay, isTime } from '../../lib/time'
import { EXCEPTIONS_MAX, PARTNERS_SHOWN, PHONES_MAX } from '../../limits'
import type { FieldError } from '../form/field-errors'
import { lengthErrors } from '../ui/too-long'
import { type CentreForm } from './form'
import { textKindOf, TEXT_NAMES } from './texts'
import { limitedTexts } from './limited-texts'
import { overlaps, type Span } from '../../lib/week'

type Problem = keyof typeof words.errors
type Control = { name: string; label: string }

const dayLabel = (day: number): string => words.hours.days[day] ?? ''

/** Every invalid control, by its name: `whatsapp`, `phones.0.number`, `hours.4.1.opens`. */
export function centreErrors(form: CentreForm): FieldError[] {
  const { phones, hours, exceptions, partners } = form
  const errors = new Map<string, FieldError>()
  const check = ({ name, label }: Control, isValid: boolean, problem: Problem) => {
    if (!isValid && !errors.has(name))
      errors.set(name, { name, label, message: words.errors[problem] })
  }
  const checkSpan = ({ name, label }: Control, { opens, closes }: Span) => {
    check({ name: `${name}.opens`, label }, isTime(opens), 'timeMissing')
    check({ name: `${name}.closes`, label }, isTime(closes), 'timeMissing')
    check({ name: `${name}.closes`, label }, opens !== closes, 'timeEqual')
  }

  const phone = (index: number): Control => ({
    name: `phones.${index}.number`,
    label: words.phones.label(index + 1),
  })
  const filled = phones.filter(
    ({ number, label }) => trimmed(number) !== '' || trimmed(label) !== '',
  )
  phones.forEach((row, index) =>
    check(
      phone(index),
      !filled.includes(row) || toE164(row.number) !== null,
      phoneRefusal(row.number),
    ),
  )
  check(phone(0), filled.length > 0, 'phoneMissing')
  for (const error of lengthErrors(limitedTexts(form))) errors.set(error.name, error)
  for (const name of TEXT_NAMES) {
    const { isValid, normal, problem, isRequired } = textKindOf(name)
    const text = trimmed(form[name])
    if (problem)
      check(
        { name, label: words.labels[name] },
        (text === '' && !isRequired) || isValid(normal(text)),
        problem,
      )
  }
  hours.forEach((spans, day) =>
    spans.forEach((span, index) =>
      checkSpan({ name: `hours.${day}.${index}`, label: dayLabel(day) }, span),
    ),
  )
  for (const key of overlaps(hours)) {
    const [day] = key.split('.')
    check({ name: `hours.${key}.opens`, label: dayLabel(Number(day)) }, false, 'timeOverlap')
  }
  exceptions.forEach((row, index) => {
    const name = `exceptions.${index}`
    const label = trimmed(row.note) || words.exceptions.nameless
    check({ name: `${name}.from`, label }, isDay(row.from), 'dateMissing')
    check({ name: `${name}.to`, label }, isDay(row.to), 'dateMissing')
    check({ name: `${name}.to`, label }, row.to >= row.from, 'dateOrder')
    if (!row.isClosed) checkSpan({ name, label }, row)
  })
  const partner = (index: number): Control => ({
    name: `partners.${index}.name`,
    label: words.partners.item(index + 1),
  })
  partners.forEach(({ name }, index) => check(partner(index), trimmed(name) !== '', 'partnerName'))
  // An undo may bring back a row of a list that has been filled since.
  check(phone(phones.length - 1), filled.length <= PHONES_MAX, 'tooMany')
  check(
    { name: `exceptions.${exceptions.length - 1}.from`, label: words.groups.exceptions },
    exceptions.length <= EXCEPTIONS_MAX,
    'tooMany',
  )
  check(partner(partners.length - 1), partners.length <= PARTNERS_SHOWN, 'tooMany')
  return [...errors.values()]
}

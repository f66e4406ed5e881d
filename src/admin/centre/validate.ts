import { adminCentre as words } from '../../copy/admin-centre'
import { toE164 } from '../../lib/phone-number'
import { EXCEPTIONS_MAX, PARTNERS_SHOWN, PHONES_MAX } from '../../limits'
import type { FieldError } from '../form/error-summary'
import { kindOf, TEXT_NAMES, type CentreForm } from './form'
import { overlaps, type Span } from './week'

type Problem = keyof typeof words.errors

/** Every invalid control, by its name: `whatsapp`, `phones.0.number`, `hours.4.1.opens`. */
export function validate(form: CentreForm): FieldError[] {
  const { phones, hours, exceptions, partners } = form
  const errors = new Map<string, FieldError>()
  const check = (name: string, label: string, isValid: boolean, problem: Problem) => {
    if (!isValid && !errors.has(name)) errors.set(name, { name, label, message: words.errors[problem] })
  }
  const checkSpan = (name: string, label: string, { opens, closes }: Span) => {
    check(`${name}.opens`, label, opens !== '', 'timeMissing')
    check(`${name}.closes`, label, closes !== '', 'timeMissing')
    check(`${name}.closes`, label, opens !== closes, 'timeEqual')
  }

  const phone = (index: number) => [`phones.${index}.number`, words.phones.label(index + 1)] as const
  const filled = phones.filter(({ number, label }) => number.trim() !== '' || label.trim() !== '')
  phones.forEach((row, index) => check(...phone(index), !filled.includes(row) || toE164(row.number) !== null, 'phone'))
  check(...phone(0), filled.length > 0, 'phoneMissing')
  for (const name of TEXT_NAMES) {
    const { isValid, normal, problem, input } = kindOf(name)
    const text = form[name].trim()
    if (problem) check(name, words.fields[name], (text === '' && !input?.required) || isValid(normal(text)), problem)
  }
  hours.forEach((spans, day) =>
    spans.forEach((span, index) => checkSpan(`hours.${day}.${index}`, words.hours.days[day] ?? '', span)),
  )
  for (const key of overlaps(hours))
    check(`hours.${key}.opens`, words.hours.days[Number(key[0])] ?? '', false, 'timeOverlap')
  exceptions.forEach((row, index) => {
    const [name, label] = [`exceptions.${index}`, row.note.trim() || words.exceptions.nameless]
    check(`${name}.from`, label, row.from !== '', 'dateMissing')
    check(`${name}.to`, label, row.to !== '', 'dateMissing')
    check(`${name}.to`, label, row.to >= row.from, 'dateOrder')
    if (!row.isClosed) checkSpan(name, label, row)
  })
  const partner = (index: number) => [`partners.${index}.name`, words.partners.item(index + 1)] as const
  partners.forEach(({ name }, index) => check(...partner(index), name.trim() !== '', 'partnerName'))
  // An undo may bring back a row of a list that has been filled since.
  check(...phone(phones.length - 1), filled.length <= PHONES_MAX, 'tooMany')
  check(
    `exceptions.${exceptions.length - 1}.from`,
    words.groups.exceptions,
    exceptions.length <= EXCEPTIONS_MAX,
    'tooMany',
  )
  check(...partner(partners.length - 1), partners.length <= PARTNERS_SHOWN, 'tooMany')
  return [...errors.values()]
}

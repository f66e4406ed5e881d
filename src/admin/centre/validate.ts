import type { adminCentre } from '../../copy/admin-centre'
import { toE164, toWhatsAppDigits } from '../../lib/phone-number'
import { EXCEPTIONS_MAX, FIGURE_MAX, PARTNERS_SHOWN, PHONES_MAX } from '../../limits'
import { FIGURES, LINKS, toFields, toFigure, toLink, type CentreForm } from './form'
import { overlaps, type Span } from './week'

export type Problem = keyof typeof adminCentre.errors
/** The problem of each invalid control, by its name: `whatsapp`, `phones.0.number`, `hours.4.1.opens`. */
export type Problems = Readonly<Record<string, Problem>>

const EMAIL = /^[A-Za-z0-9._+-]{1,64}@(?=.{3,95}$)[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/

/** Finds every invalid field of the form. */
export function validate(form: CentreForm): Problems {
  const { texts, phones, week, exceptions, partners } = form
  const fields = toFields(form)
  const problems: Record<string, Problem> = {}
  const check = (name: string, isValid: boolean, problem: Problem) => {
    if (!isValid && !problems[name]) problems[name] = problem
  }

  phones.forEach(({ number, label }, index) => {
    const isBlank = number.trim() === '' && label.trim() === ''
    check(`phones.${index}.number`, isBlank || toE164(number) !== null, 'phone')
  })
  check('phones.0.number', fields.phones.length > 0, 'phoneMissing')
  check('whatsapp', toWhatsAppDigits(texts.whatsapp) !== null, 'whatsapp')
  check('email', fields.email === '' || EMAIL.test(fields.email), 'email')
  for (const name of LINKS) check(name, fields[name] === '' || toLink(texts[name]) !== null, 'link')
  check('registration', /^(\d{10})?$/.test(fields.registration), 'registration')
  check('vat', /^(3\d{13}3)?$/.test(fields.vat), 'vat')
  for (const name of FIGURES) {
    const figure = toFigure(texts[name])
    check(name, figure === null || (Number.isInteger(figure) && figure <= FIGURE_MAX), 'figure')
    if (name === 'satisfactionPercent') check(name, figure === null || figure <= 100, 'percent')
  }

  const checkSpan = (name: string, { opens, closes }: Span) => {
    check(`${name}.opens`, opens !== '', 'timeMissing')
    check(`${name}.closes`, closes !== '', 'timeMissing')
    check(`${name}.closes`, opens !== closes, 'timeEqual')
  }
  week.forEach((spans, day) => spans.forEach((span, index) => checkSpan(`hours.${day}.${index}`, span)))
  for (const key of overlaps(week)) check(`hours.${key}.opens`, false, 'timeOverlap')

  exceptions.forEach((exception) => {
    const name = `exceptions.${exception.id}`
    check(`${name}.from`, exception.from !== '', 'dateMissing')
    check(`${name}.to`, exception.to !== '', 'dateMissing')
    check(`${name}.to`, exception.to >= exception.from, 'dateOrder')
    if (!exception.isClosed) checkSpan(name, exception)
  })
  partners.forEach(({ name }, index) => check(`partners.${index}.name`, name.trim() !== '', 'partnerName'))
  // An undo may bring back a row of a list that has been filled since.
  check(`phones.${phones.length - 1}.number`, fields.phones.length <= PHONES_MAX, 'tooMany')
  check(`exceptions.${exceptions.length - 1}.from`, exceptions.length <= EXCEPTIONS_MAX, 'tooMany')
  check(`partners.${partners.length - 1}.name`, partners.length <= PARTNERS_SHOWN, 'tooMany')
  return problems
}

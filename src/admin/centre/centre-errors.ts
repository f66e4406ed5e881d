import { adminCentre } from '../../copy/admin/centre'
import { overlaps, type Span } from '../../lib/hours/week'
import { trimText } from '../../lib/text/plain-text'
import { isDay, isTime } from '../../lib/time'
import { EXCEPTIONS_MAX, PARTNERS_MAX, PHONES_MAX } from '../../limits'
import type { FieldError } from '../form/field-errors'
import { lengthErrors } from '../ui/too-long'
import { limitedTexts } from './limited-texts'
import { phoneRefusal, toE164 } from './phone-entry'
import { TEXT_NAMES, textKindOf } from './texts'
import { isFilled, isPast, isSpanFilled, type ExceptionRow, type TypedCentre } from './typed-centre'

type Control = { name: string; label: string }

const invalid = (
  { name, label }: Control,
  problem: keyof typeof adminCentre.errors,
): FieldError => ({
  name,
  label,
  message: adminCentre.errors[problem],
})

/**
 * The errors of the invalid controls, by their names, such as `whatsapp`, `phones.0.typedNumber` and `hours.4.1.opens`.
 */
export const centreErrors = (typed: TypedCentre): FieldError[] => [
  ...phoneErrors(typed),
  ...lengthErrors(limitedTexts(typed)),
  ...textErrors(typed),
  ...hoursErrors(typed),
  ...exceptionErrors(typed),
  ...partnerErrors(typed),
  ...fullLists(typed),
]

const phoneControl = (index: number): Control => ({
  name: `phones.${index}.typedNumber`,
  label: adminCentre.phones.label(index + 1),
})

const phoneErrors = ({ phones }: TypedCentre): FieldError[] => [
  ...phones.flatMap((row, index) =>
    isFilled(row) && toE164(row.typedNumber) === null
      ? [invalid(phoneControl(index), phoneRefusal(row.typedNumber))]
      : [],
  ),
  ...(phones.some(isFilled) ? [] : [invalid(phoneControl(0), 'phoneMissing')]),
]

const textErrors = (typed: TypedCentre): FieldError[] =>
  TEXT_NAMES.flatMap((name) => {
    const { isValid, normalize, problem, isRequired } = textKindOf(name)
    const text = trimText(typed[name])
    const isAllowed = (text === '' && !isRequired) || isValid(normalize(text))
    return problem && !isAllowed
      ? [invalid({ name, label: adminCentre.labels[name] }, problem)]
      : []
  })

function spanErrors({ name, label }: Control, { opens, closes }: Span): FieldError[] {
  const start = { name: `${name}.opens`, label }
  const end = { name: `${name}.closes`, label }
  return [
    ...(isTime(opens) ? [] : [invalid(start, 'timeMissing')]),
    ...(isTime(closes) ? [] : [invalid(end, 'timeMissing')]),
    ...(opens === closes ? [invalid(end, 'timeEqual')] : []),
  ]
}

const dayLabel = (day: number): string => adminCentre.hours.days[day] ?? ''

const hoursErrors = ({ hours }: TypedCentre): FieldError[] => [
  ...hours.flatMap((spans, day) =>
    spans.flatMap((span, index) =>
      isSpanFilled(span, index)
        ? spanErrors({ name: `hours.${day}.${index}`, label: dayLabel(day) }, span)
        : [],
    ),
  ),
  ...[...overlaps(hours)].map((key) => {
    const [day] = key.split('.')
    return invalid({ name: `hours.${key}.opens`, label: dayLabel(Number(day)) }, 'timeOverlap')
  }),
]

/** Whether a row below has the same days: visitors would see only one of them. The error is at the upper, newer row. */
const hasTwin = (row: ExceptionRow, below: readonly ExceptionRow[]): boolean =>
  isDay(row.from) &&
  !isPast(row) &&
  below.some(({ from, to }) => from === row.from && to === row.to)

const exceptionErrors = ({ exceptions }: TypedCentre): FieldError[] =>
  exceptions.flatMap((row, index) => {
    if (!isFilled(row)) return []
    const name = `exceptions.${index}`
    const label = trimText(row.note) || adminCentre.exceptions.nameless
    const from = { name: `${name}.from`, label }
    const to = { name: `${name}.to`, label }
    return [
      ...(isDay(row.from) ? [] : [invalid(from, 'dateMissing')]),
      ...(isDay(row.to) ? [] : [invalid(to, 'dateMissing')]),
      ...(row.to >= row.from ? [] : [invalid(to, 'dateOrder')]),
      ...(hasTwin(row, exceptions.slice(index + 1)) ? [invalid(from, 'dateTwice')] : []),
      ...(row.isClosed ? [] : spanErrors({ name, label }, row)),
    ]
  })

const partnerControl = (index: number): Control => ({
  name: `partners.${index}.name`,
  label: adminCentre.partners.item(index + 1),
})

const partnerErrors = ({ partners }: TypedCentre): FieldError[] =>
  partners.flatMap((row, index) =>
    isFilled(row) && trimText(row.name) === ''
      ? [invalid(partnerControl(index), 'partnerName')]
      : [],
  )

/** The lists with too many rows, as after an undo that brings one back. */
function fullLists({ phones, exceptions, partners }: TypedCentre): FieldError[] {
  const lastException = {
    name: `exceptions.${exceptions.length - 1}.from`,
    label: adminCentre.groups.exceptions,
  }
  const check = (list: Parameters<typeof isFilled>[0][], max: number, control: Control) =>
    list.filter(isFilled).length > max ? [invalid(control, 'tooMany')] : []
  return [
    ...check(phones, PHONES_MAX, phoneControl(phones.length - 1)),
    ...check(exceptions, EXCEPTIONS_MAX, lastException),
    ...check(partners, PARTNERS_MAX, partnerControl(partners.length - 1)),
  ]
}

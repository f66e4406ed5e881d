import { defaultCentre, type CentreFields, type CentrePartner } from '../../data/content/centre'
import { openState, todayInRiyadh, type HoursException } from '../../lib/hours/openings'
import { toHours, toWeek, type Span, type Week } from '../../lib/hours/week'
import { displayPhone } from '../../lib/text/phone-number'
import { trimText } from '../../lib/text/plain-text'
import { toE164, toWhatsAppDigits } from './phone-entry'
import { isFigure, TEXT_NAMES, textKindOf, type TextName } from './texts'

/** A telephone. Its number is not named `number`, because no link takes it as it is typed. */
export type PhoneRow = { label: string; typedNumber: string }
export type ExceptionRow = HoursException & { isClosed: boolean }
export type PartnerRow = CentrePartner

/** The details of the centre as they are typed. */
export type TypedCentre = Record<TextName, string> & {
  phones: PhoneRow[]
  hours: Week
  exceptions: ExceptionRow[]
  partners: PartnerRow[]
}

const textsBy = <T>(textOf: (name: TextName) => T) =>
  Object.fromEntries(TEXT_NAMES.map((name) => [name, textOf(name)])) as Record<TextName, T>

/** The stored details as they are typed. Saudi numbers have their local form, and foreign ones a plus sign. */
export const toTypedCentre = (fields: CentreFields): TypedCentre =>
  cleanTypedCentre({
    ...textsBy((name) =>
      name === 'whatsapp' && fields.whatsapp ? `+${fields.whatsapp}` : String(fields[name] ?? ''),
    ),
    phones: fields.phones.map(({ label, number }) => ({ label, typedNumber: number })),
    hours: toWeek(fields.hours),
    exceptions: fields.exceptions.map((row) => ({ ...row, isClosed: row.opens === '' })),
    partners: [...fields.partners],
  })

type Row = PhoneRow & ExceptionRow & PartnerRow
/** Whether something was typed or chosen in a row. A blank row is not saved. */
export const isFilled = ({ id: _, isClosed = true, ...texts }: Partial<Row>): boolean =>
  !isClosed || Object.values(texts).some((text) => trimText(text) !== '')
/** The first span of a day is never left out, because without it the day would be closed. */
export const isSpanFilled = (span: Span, index: number) => index === 0 || isFilled(span)

/** The typed details, cleaned: normalised, without blank rows, past exceptions last. */
export function cleanTypedCentre(typed: TypedCentre): TypedCentre {
  const now = new Date()
  const exceptions = typed.exceptions
    .filter(isFilled)
    .map((row) => ({
      ...row,
      note: trimText(row.note),
      ...(row.isClosed && { opens: '', closes: '' }),
    }))
    .sort((a, b) => Number(isPast(a, now)) - Number(isPast(b, now)) || a.from.localeCompare(b.from))
  return {
    ...textsBy((name) => textKindOf(name).normalize(trimText(typed[name]))),
    phones: typed.phones.filter(isFilled).map((row) => ({
      label: trimText(row.label),
      typedNumber: displayPhone(toE164(row.typedNumber) ?? trimText(row.typedNumber)),
    })),
    hours: toWeek(toHours(typed.hours.map((spans) => spans.filter(isSpanFilled)))),
    exceptions,
    partners: typed.partners.filter(isFilled).map((row) => ({ ...row, name: trimText(row.name) })),
  }
}

/** The fields of a draft. An earlier release called the number of a telephone `typed`. */
export const fromCentreDraft = ({
  phones,
  ...others
}: Partial<TypedCentre>): Partial<TypedCentre> => ({
  ...others,
  ...(phones && { phones: phones.map(withTypedNumber) }),
})

function withTypedNumber(row: PhoneRow & { typed?: string }): PhoneRow {
  const { typed, ...others } = { ...row }
  return typed === undefined ? others : { ...others, typedNumber: typed }
}

/** Whether an exception is over, also its last opening, which may last past midnight. */
export function isPast(row: ExceptionRow, now = new Date()): boolean {
  if (row.to === '' || row.to >= todayInRiyadh(now)) return false
  return row.isClosed || openState([], [row], now)?.isOpen !== true
}

/**
 * The details as they are stored. An invalid figure is null, and an invalid WhatsApp number the default: the form
 * refuses both.
 */
export function toCentreFields(typed: TypedCentre): CentreFields {
  const cleaned = cleanTypedCentre(typed)
  const texts = textsBy((name) => {
    const text = cleaned[name]
    if (isFigure(name)) return textKindOf(name).isValid(text) ? Number(text) : null
    return name === 'whatsapp' ? (toWhatsAppDigits(text) ?? defaultCentre.whatsapp) : text
  }) as Pick<CentreFields, TextName>
  return {
    ...texts,
    phones: cleaned.phones.map((row) => ({
      label: row.label,
      number: toE164(row.typedNumber) ?? row.typedNumber,
    })),
    hours: toHours(cleaned.hours),
    exceptions: cleaned.exceptions.map(({ isClosed: _, ...row }) => row),
    partners: cleaned.partners,
  }
}

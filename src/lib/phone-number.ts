import { latinDigits } from './digits'

/** A Saudi number in E.164: mobile, landline, 9200 or 800. */
const SAUDI = /^\+966(5\d{8}|1\d{8}|92\d{7}|800\d{7})$/
/** Whether a stored value is a Saudi number in E.164. */
export const isSaudiPhone = (value: unknown): value is string =>
  typeof value === 'string' && SAUDI.test(value)

const SEPARATORS = /[\s()./\-\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const withoutSpaces = (text: string): string => latinDigits(text).replace(SEPARATORS, '')

/** A Saudi telephone number as people type it, in E.164; null when it is not one. */
export function toE164(text: string): string | null {
  const typed = withoutSpaces(text).replace(/^00/, '+')
  const local = typed.replace(/^\+?966(?=\d{8,})/, '').replace(/^0(?=[15])/, '')
  // A foreign number keeps its plus sign and is refused.
  const number = `+966${local}`
  return SAUDI.test(number) ? number : null
}

/** A WhatsApp number as people type it, in international digits; null when it is not one. */
export function toWhatsAppDigits(text: string): string | null {
  const saudi = toE164(text)
  if (saudi) return saudi.slice(1)
  const typed = withoutSpaces(text).replace(/^00/, '+')
  return /^\+[1-9]\d{10,14}$/.test(typed) && !typed.startsWith('+966') ? typed.slice(1) : null
}

/** A shown number for screen readers, which would read its groups as hundreds and thousands. */
export function spokenPhone(number: string): string {
  return displayPhone(number)
    .replaceAll(' ', ', ')
    .replaceAll(/\d(?=\d)/g, '$& ')
}

/** A Saudi number in the form in which it is dialled at home: +966500000000 is «050 000 0000». */
export function displayPhone(number: string): string {
  const local = number.replace(/^\+966(?=[15])/, '0').replace(/^\+966/, '')
  return local.startsWith('9')
    ? local.replace(/^(\d{4})(\d{5})$/, '$1 $2')
    : local.replace(/^(\d{3})(\d{3})(\d{3,4})$/, '$1 $2 $3')
}

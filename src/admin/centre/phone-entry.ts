import { isWhatsAppDigits } from '../../data/content/centre'
import { isSaudiPhone } from '../../lib/text/phone-number'
import { plainNumber } from '../../lib/text/plain-number'

/** Characters that people put between the digits. */
const SEPARATORS = /[\s()[\].,/\\|_~\u00b7\u2022\u2212\u060c'’:*\p{Pd}]|\ufe0f|\u20e3/gu
/** One number, with words or signs before and after it. */
const ONE_NUMBER = /^[^\d+]*([\d+]+)\D*$/
/** The number in a link to a chat. */
const CHAT_LINK =
  /(?:\bwa\.me\/|whatsapp(?:\.com|:)\/{1,2}send\/?\?(?:[^#]*&)?phone=)((?:[+\d\s-]|%2B|%20)+)/i

/** The digits of a typed or pasted number, with a plus sign before a country; empty when there is not one number. */
function dialled(text: string): string {
  const plain = plainNumber(text)
  const chat = CHAT_LINK.exec(plain)?.[1]
  if (chat === undefined && plain.includes('//')) return ''
  const typed = (chat ?? plain)
    .replace(/%2B/gi, '+')
    .replaceAll('%20', ' ')
    // The (0) of +44 (0)20 is dialled only inside the country.
    .replace('(0)', '')
  const number = ONE_NUMBER.exec(typed.replace(SEPARATORS, ''))?.[1] ?? ''
  // In a text from right to left the plus sign may have been typed at the other end.
  const digits = number.replaceAll('+', '')
  if (chat !== undefined && !digits.startsWith('0')) return `+${digits}`
  // Right-to-left text may also have turned the country to the end.
  if (/^[15]\d{8}966$/.test(digits)) return `+966${digits.slice(0, -3)}`
  if (/^00?966/.test(digits)) return digits.replace(/^00?/, '+')
  if (digits.startsWith('00')) return digits.replace('00', '+')
  return number.includes('+') && !digits.startsWith('0') ? `+${digits}` : digits
}

/** A Saudi telephone number as people type it, in E.164; null when it is not one. */
export function toE164(text: string): string | null {
  const local = dialled(text)
    .replace(/^\+?966(?=\d{8,})/, '')
    .replace(/^0(?=[15])/, '')
  // A foreign number keeps its plus sign and is refused.
  const number = `+966${local}`
  return isSaudiPhone(number) ? number : null
}

/** A WhatsApp number as people type it, in international digits; null when it is not one. */
export function toWhatsAppDigits(text: string): string | null {
  const saudi = toE164(text)
  if (saudi) return saudi.slice(1)
  const typed = dialled(text)
  // A wrong Saudi number would have enough digits, too.
  const isForeign = typed.startsWith('+') && !typed.startsWith('+966')
  const digits = typed.slice(1)
  return isForeign && isWhatsAppDigits(digits) ? digits : null
}

/** As many digits as one number can have: 00966 and ten more. */
const MOST_DIGITS = 15

/** The reason why a text is no Saudi number: another country, more than one number, or anything else. */
export function phoneRefusal(text: string): 'phoneForeign' | 'phoneMany' | 'phone' {
  if (toWhatsAppDigits(text) !== null) return 'phoneForeign'
  return plainNumber(text).replace(/\D/g, '').length > MOST_DIGITS ? 'phoneMany' : 'phone'
}

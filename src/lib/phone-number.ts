/** A Saudi number in E.164: mobile, landline, 9200 or 800. */
const SAUDI = /^\+966(5\d{8}|1\d{8}|92\d{7}|800\d{7})$/
const SEPARATORS = /[\s()./\-\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const ARABIC_ZERO = 0x660
const PERSIAN_ZERO = 0x6f0

/** Replaces Arabic-Indic and Persian digits by Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO))
  })
}

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

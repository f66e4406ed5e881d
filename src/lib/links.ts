/** A link that dials `number` (E.164). */
export function telHref(number: string): string {
  return `tel:${number}`
}

/**
 * A WhatsApp chat with `digits` (international, digits only), with `text` already written when given. Arabic letters
 * stand as they are, as an address in HTML may have them; the browser encodes them when it follows the link.
 */
export function chatHref(digits: string, text = ''): string {
  return text
    ? `https://wa.me/${digits}?text=${text.replace(/[^\w.\xA0-\u{10FFFD}]/gu, encodeURIComponent)}`
    : `https://wa.me/${digits}`
}

export function mailHref(address: string): string {
  return `mailto:${address}`
}

import { readOwnPath, readWebUrl } from './safe-url'

/** A link that dials `number` (E.164). */
export function telHref(number: string): string {
  return `tel:${number}`
}

/**
 * A WhatsApp chat with `digits` (international, digits only), with `text` already written when given. Arabic letters
 * stand as they are, as an address in HTML may have them; the browser encodes them when it follows the link.
 */
export function chatHref(digits: string, text = ''): string {
  return text ? `https://wa.me/${digits}?text=${text.replace(/[^\w.\xA0-\u{10FFFD}]/gu, encodeURIComponent)}` : `https://wa.me/${digits}`
}

export function mailHref(address: string): string {
  return `mailto:${address}`
}

const PHONE = /^tel:(\+?\d{3,15})$/i
const MAIL = /^mailto:([\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+)$/i

/**
 * The one gate for links that come from the database or a form: what may stand in `href`, or null.
 * Accepts https (http is raised to it), `tel:`, `mailto:` without further fields, and paths inside the site.
 */
export function safeHref(text: unknown): string | null {
  if (typeof text !== 'string') return null
  const link = text.trim()
  const phone = PHONE.exec(link.replace(/[ ().-]/g, ''))?.[1]
  if (phone) return telHref(phone)
  const address = MAIL.exec(link)?.[1]
  if (address) return mailHref(address)
  const url = readWebUrl(link)
  return url instanceof URL ? url.href : readOwnPath(link)
}

import { parseUrl } from './parse-url'

/** A telephone link for `number` (E.164). */
export const telHref = (number: string): string => `tel:${number}`

/**
 * The characters to encode in an address: all of ASCII but letters, digits, `_` and `.`. Arabic letters stay readable.
 */
const UNSAFE = /[^\w.\xA0-\u{10FFFD}]/gu

/** A WhatsApp link to `digits` (international, digits only), with an optional prepared text. */
export function chatHref(digits: string, text = ''): string {
  return text
    ? `https://wa.me/${digits}?text=${text.replace(UNSAFE, encodeURIComponent)}`
    : `https://wa.me/${digits}`
}

/** A WhatsApp link that lets the visitor choose who gets `text` and the address `url`. */
export const shareHref = (text: string, url: string): string => chatHref('', `${text}\n${url}`)

/** A link that writes to `address` and takes nothing else from it, such as another recipient. */
export const mailHref = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`

/** The address of an account; empty for the bare front page of a network, which names nobody. */
export function accountUrl(link: string): string {
  const url = parseUrl(link)
  return url && url.pathname + url.search !== '/' ? link : ''
}

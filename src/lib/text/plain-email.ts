import { plainNumber } from './plain-number'
import { trimText } from './plain-text'

/**
 * The characters that stand around an address and are in none: spaces, brackets, quotes, signs of a chat, and emoji.
 */
const AROUND = String.raw`\s<>()[\]{}"«»“”:;,?!*|/\u060c\u061b\u061f\u066b\u066c\ufe0f\p{So}`
const PART = `[^${AROUND}@]+`
const DOMAIN = `[^${AROUND}@.]+(?:\\.[^${AROUND}@.]+)+`
const ADDRESS = new RegExp(`^${PART}@${DOMAIN}$`, 'u')
/**
 * Also finds what a comma or a semicolon divides before the "@": such a text is no address, and neither is its last
 * part.
 */
const ADDRESSES = new RegExp(`${PART}(?:[,;\\u060c\\u061b]${PART})*@${DOMAIN}`, 'gu')
/** A name of Latin and other characters in a domain, as Chromium changes it: "com،" becomes "xn--com-nwe". */
const MIXED_NAME = /[@.]xn--[^.]+-/

/** A typed e-mail address: what people paste with it is left out. A text without one, or with two, is only trimmed. */
export function plainEmail(text: string): string {
  if (!/[@\uff20]|%40/.test(text)) return trimText(text)
  const plain = plainNumber(text).replaceAll('%40', '@')
  const withoutSpaces = plain.replace(/\s/g, '')
  for (const candidate of [plain, withoutSpaces]) {
    const addresses: string[] = candidate.match(ADDRESSES) ?? []
    const [address] = addresses
    const isSameAddress = new Set(addresses.map((each) => each.toLowerCase())).size === 1
    // A part of two addresses without a space between them can look like a third address.
    const hasNoOther = addresses.length === candidate.split('@').length - 1
    if (address !== undefined && isSameAddress && hasNoOther && ADDRESS.test(address))
      return address
  }
  return trimText(text)
}

/** Whether a typed text is an e-mail address, apart from what `plainEmail` leaves out. */
export function isEmail(text: string): boolean {
  const address = plainEmail(text)
  return ADDRESS.test(address) && !MIXED_NAME.test(address)
}

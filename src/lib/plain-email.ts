import { plainNumber, trimText } from './plain-text'

/** The characters that stand around an address and are in none: spaces, brackets, quotes, signs of a chat, and emoji. */
const AROUND = String.raw`\s<>()[\]{}"«»“”:;,?!*|/\u060c\u061b\u061f\ufe0f\p{So}`
const ADDRESSES = new RegExp(`[^${AROUND}@]+@[^${AROUND}@.]+(?:\\.[^${AROUND}@.]+)+`, 'gu')

/** A typed e-mail address: what people paste with it is left out. A text without one, or with two, is only trimmed. */
export function plainEmail(text: string): string {
  if (!/[@\uff20]|%40/.test(text)) return trimText(text)
  const plain = plainNumber(text).replaceAll('%40', '@')
  const withoutSpaces = plain.replace(/\s/g, '')
  for (const candidate of [plain, withoutSpaces]) {
    const addresses: string[] = candidate.match(ADDRESSES) ?? []
    const [address] = addresses
    const isSameAddress = new Set(addresses.map((found) => found.toLowerCase())).size === 1
    // A part of two addresses without a space between them can look like a third address.
    const hasNoOther = addresses.length === candidate.split('@').length - 1
    if (address !== undefined && isSameAddress && hasNoOther) return address
  }
  return trimText(text)
}

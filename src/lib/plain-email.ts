import { plainNumber, trimText } from './plain-text'

/** What stands around an address, and in none: also the signs of a chat, and emoji. */
const AROUND = String.raw`\s<>()[\]{}"«»“”:;,?!*|/\u060c\u061b\u061f\ufe0f\p{So}`
const ADDRESSES = new RegExp(`[^${AROUND}@]+@[^${AROUND}@.]+(?:\\.[^${AROUND}@.]+)+`, 'gu')

/** A typed e-mail address: what people paste with it is left out. A text without one, or with two, is only trimmed. */
export function plainEmail(text: string): string {
  if (!/[@\uff20]|%40/.test(text)) return trimText(text)
  const plain = plainNumber(text).replaceAll('%40', '@')
  for (const one of [plain, plain.replace(/\s/g, '')]) {
    const found: string[] = one.match(ADDRESSES) ?? []
    const [address] = found
    const isOne = new Set(found.map((each) => each.toLowerCase())).size === 1
    // Of two addresses that stand close together a part can look like a third one.
    if (address !== undefined && isOne && found.length === one.split('@').length - 1) return address
  }
  return trimText(text)
}

import { trimText, withoutMarks } from '../text/plain-text'

/**
 * A web address with the character before it: none, a space, a bracket, an Arabic letter or an emoji, also with a colon
 * or a dash. Latin letters there could be its own.
 */
const ADDRESS = /(?:^|[^!-~]|[([{<"'*|])[:\uff1a=>|-]?((?:https?:\/\/|www\.)\S+)/iu
/** The code that embeds a player; its group is the address in it. */
const IFRAME = /^<iframe\b[^>]*?\ssrc=["'](https:\/\/[^"'\s]+)/i
/** An address that was pasted twice. */
const TWICE = /^(https?:\/\/.{4,}?)\1+$/i
const SENTENCE_END = /[\ufe0f\p{So}.,;:!*"'»”’>\]}\u060c\u061b\u061f\u2026]$/u

/**
 * The link in a pasted text, with its scheme: "Look: www.a.example/x." becomes "https://www.a.example/x". Leaves out
 * what stands before and after the link, and invisible marks in it. A text without a link, or with one that may go on
 * after a space, stays as it is.
 */
export function pastedLink(text: string): string {
  const plain = withoutMarks(text)
  const frameAddress = IFRAME.exec(plain)?.[1]
  if (frameAddress) return frameAddress.replaceAll('&amp;', '&')
  const match = ADDRESS.exec(plain)
  const link = match?.[1]
  if (!match || !link) return plain
  const textAfter = plain.slice(match.index + match[0].length)
  if (mayGoOn(link, textAfter)) return plain
  const single = TWICE.exec(link)?.[1] ?? link
  return withHttps(withoutEnd(single).replaceAll('&amp;', '&'))
}

/**
 * Whether a part of the link may follow after a space or a line's end. In "https://a.example/x? id=1" and in
 * "https://a.example/my film.mp4" it may, in "https://a.example/x, thank you" it does not.
 */
function mayGoOn(link: string, rest: string): boolean {
  const [next = '', ...others] = trimText(rest).split(/\s+/)
  if (/[/?=&%_-]$/.test(link)) return /^[\w%/?&=#-]/.test(next)
  return /^[\w-]*[/?=&%#]/.test(next) || (/^[\w-]+(\.\w+)?$/.test(next) && others.length === 0)
}

const withHttps = (link: string): string => (/^www\./i.test(link) ? `https://${link}` : link)

function withoutEnd(link: string): string {
  const open = link.split('(').length
  const isClosedTooOften = link.endsWith(')') && link.split(')').length > open
  return SENTENCE_END.test(link) || isClosedTooOften ? withoutEnd(link.replace(/.$/u, '')) : link
}

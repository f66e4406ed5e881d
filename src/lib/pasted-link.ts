import { trimText, withoutMarks } from './plain-text'

/**
 * A web address with the character before it: none, a space, a bracket, an Arabic letter or an emoji, also with a colon or a
 * dash. Latin letters there could be its own.
 */
const ADDRESS = /(?:^|[^!-~]|[([{<"'*|])[:\uff1a=>|-]?((?:https?:\/\/|www\.)\S+)/iu
const IFRAME = /^<iframe\b[^>]*?\ssrc=["'](https:\/\/[^"'\s]+)/i
/** An address that was pasted twice. */
const TWICE = /^(https?:\/\/.{4,}?)\1+$/i
const SENTENCE_END = /[\ufe0f\p{So}.,;:!*"'»”’>\]}\u060c\u061b\u061f\u2026]$/u

/**
 * The link in a pasted text: without a greeting before it, a full stop or bracket after it, invisible marks in it, and
 * with its scheme. A text with no link, or with one that may go on after a space, stays as it is.
 */
export function pastedLink(text: string): string {
  const plain = withoutMarks(text)
  const embedded = IFRAME.exec(plain)?.[1]
  if (embedded) return embedded.replaceAll('&amp;', '&')
  const found = ADDRESS.exec(plain)
  const link = found?.[1]
  if (!found || !link || mayGoOn(link, plain.slice(found.index + found[0].length))) return plain
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

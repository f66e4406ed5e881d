import { LINK_MAX_CHARS } from '../../limits'
import { withoutMarks } from '../text/plain-text'
import { pastedLink } from './pasted-link'
import { parseWebUrl, WEB_ADDRESS, type RefusedLink } from './safe-url'

/** A link as it is stored, with its host for people to read; or the reason why it cannot be stored. */
type StoredLink = { kind: 'accepted'; href: string; host: string } | RefusedLink

/** The host of a link, in the letters in which the link has it. */
export const hostOf = (link: string): string =>
  WEB_ADDRESS.exec(link)?.[1]?.replace(/:\d+$/, '') ?? ''

/**
 * A typed link in the one form in which links are stored: https, an encoded path, and an international domain in its
 * own letters. No reader accepts punycode, which hides look-alike letters.
 */
export function toStoredLink(text: string): StoredLink {
  const plainLink = pastedLink(text)
  const webLink = parseWebUrl(plainLink)
  if (webLink.kind === 'refused') return webLink
  const { url } = webLink
  const host = url.hostname.includes('xn--')
    ? hostOf(plainLink).normalize('NFKC').toLowerCase()
    : url.hostname
  const href = url.href.replace(url.hostname, host)
  // An encoded Arabic letter takes six characters.
  return href.length > LINK_MAX_CHARS
    ? { kind: 'refused', reason: 'too-long' }
    : { kind: 'accepted', href, host }
}

/** `toStoredLink` for a link that may lack its scheme, as phones copy it. */
export function toLink(text: string): StoredLink {
  const link = toStoredLink(text)
  if (link.kind === 'accepted') return link
  const linkWithScheme = toStoredLink(`https://${withoutMarks(text)}`)
  return linkWithScheme.kind === 'accepted' ? linkWithScheme : link
}

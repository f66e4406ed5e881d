import { LINK_MAX_CHARS } from '../limits'
import { pastedLink } from './pasted-link'
import { withoutMarks } from './plain-text'
import { parseWebUrl, WEB, type UrlRefusal } from './safe-url'

type StoredLink = { href: string; host: string }

/**
 * A typed link in the one form in which links are stored: https, an encoded path, and an international domain in its
 * own letters. No reader accepts punycode, which hides look-alike letters.
 */
export function toStoredLink(text: string): StoredLink | UrlRefusal {
  const link = pastedLink(text)
  const url = parseWebUrl(link)
  if (!(url instanceof URL)) return url
  const typedHost = WEB.exec(link)?.[1]?.replace(/:\d+$/, '') ?? ''
  const host = url.hostname.includes('xn--')
    ? typedHost.normalize('NFKC').toLowerCase()
    : url.hostname
  const href = url.href.replace(url.hostname, host)
  // An encoded Arabic letter takes six characters.
  return href.length > LINK_MAX_CHARS ? 'too-long' : { href, host }
}

/** `toStoredLink` for a link that may lack its scheme, as phones copy it. */
export function toLink(text: string): StoredLink | UrlRefusal {
  const link = toStoredLink(text)
  if (typeof link !== 'string') return link
  const completed = toStoredLink(`https://${withoutMarks(text)}`)
  return typeof completed === 'string' ? link : completed
}

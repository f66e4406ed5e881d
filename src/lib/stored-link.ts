import { LINK_MAX_CHARS } from '../limits'
import { pastedLink } from './pasted-link'
import { parseWebUrl, WEB, type UrlRefusal } from './safe-url'

/**
 * A typed link in the one form in which links are stored: https, an encoded path, and an international domain in its
 * own letters. No reader accepts punycode, which hides look-alike letters.
 */
export function toStoredLink(text: string): { href: string; host: string } | UrlRefusal {
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

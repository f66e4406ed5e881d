import { LINK_MAX_CHARS } from '../../limits'
import { withoutMarks } from '../text/plain-text'
import { parseUrl } from './parse-url'
import { SUSPICIOUS } from './safe-url'

/** A path of this site, such as `/team?x=1#top`; null when it leads elsewhere. */
export function parseOwnPath(text: string): string | null {
  const link = withoutMarks(text)
  if (!link.startsWith('/') || link.length > LINK_MAX_CHARS || SUSPICIOUS.test(link)) return null
  const here = 'https://site.invalid'
  const url = parseUrl(link, here)
  // `//host` and `/..//host` lead to other sites.
  if (url?.origin !== here || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

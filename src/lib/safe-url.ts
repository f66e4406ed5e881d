import { LINK_MAX_CHARS } from '../limits'

/** Why a text is not a link that the site may use. */
export type UrlRefusal = 'empty' | 'too-long' | 'not-a-link' | 'unsafe-scheme' | 'unsafe-host'

/** Spaces, control and invisible characters (direction marks, joiners), quotes, angle brackets, backslashes. */
const SUSPICIOUS = /[\s\p{Cc}\p{Cf}"<>`\\]/u
const WEB = /^https?:\/\/([^/?#]*)/i
const ANY_SCHEME = /^[a-z][a-z\d+.-]*:/i
/** A label of a host as somebody types it: plain Latin, or Arabic throughout. Other scripts imitate Latin letters. */
const HONEST_LABEL = /^(?:[a-z\d-]+|[\p{Script=Arabic}\d-]+)$/iu

/** Refused: a user name in front, an address in numbers, a name without a dot, and letters that imitate others. */
function isSafeHost(url: URL, typedHost: string): boolean {
  const host = url.hostname
  if (url.username || url.password || typedHost.includes('@')) return false
  if (!host.includes('.') || host.endsWith('.') || host.startsWith('[') || /^[\d.]+$/.test(host)) return false
  if (!host.includes('xn--')) return true
  // Punycode cannot be read here, so only what was typed in readable letters can be judged.
  return typedHost
    .replace(/:\d+$/, '')
    .split('.')
    .every((label) => !/^xn--/i.test(label) && HONEST_LABEL.test(label))
}

/**
 * Reads a text as an https address; http is raised to https.
 * Used for everything that somebody can store as a link, when it is typed and again when it is shown.
 */
export function readWebUrl(text: unknown): URL | UrlRefusal {
  if (typeof text !== 'string') return 'not-a-link'
  const link = text.trim()
  if (link === '') return 'empty'
  if (link.length > LINK_MAX_CHARS) return 'too-long'
  if (SUSPICIOUS.test(link)) return 'not-a-link'
  const typedHost = WEB.exec(link)?.[1]
  if (typedHost === undefined) return ANY_SCHEME.test(link) ? 'unsafe-scheme' : 'not-a-link'
  if (!URL.canParse(link)) return 'not-a-link'
  const url = new URL(link)
  if (url.protocol === 'http:') url.protocol = 'https:'
  return isSafeHost(url, typedHost) ? url : 'unsafe-host'
}

/** A path inside the site, such as `/team?x=1#top`; null when it would leave it. */
export function readOwnPath(text: string): string | null {
  const link = text.trim()
  if (!link.startsWith('/') || link.length > LINK_MAX_CHARS || SUSPICIOUS.test(link)) return null
  const here = 'https://site.invalid'
  if (!URL.canParse(link, here)) return null
  const url = new URL(link, here)
  // `//host` and `/..//host` both leave the site.
  if (url.origin !== here || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

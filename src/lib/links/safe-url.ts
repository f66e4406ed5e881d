import { LINK_MAX_CHARS } from '../../limits'
import { trimText } from '../text/plain-text'
import { parseUrl } from './parse-url'

export type UrlRefusal = 'empty' | 'too-long' | 'not-a-link' | 'unsafe-scheme' | 'unsafe-host'

export type RefusedLink = { kind: 'refused'; reason: UrlRefusal }

/** A web link that may be opened, or the reason why not. */
type WebLink = { kind: 'accepted'; url: URL } | RefusedLink

/** Spaces, control and invisible characters, quotes, angle brackets, backslashes. */
export const SUSPICIOUS = /[\s\p{Cc}\p{Cf}"<>`\\]/u
/** A web address; its group is the host. */
export const WEB_ADDRESS = /^https?:\/\/([^/?#]*)/i
const ANY_SCHEME = /^[a-z][a-z\d+.-]*:/i
/** A host label in plain Latin or all Arabic. Other scripts can imitate Latin letters. */
const HONEST_LABEL = /^(?:[a-z\d-]+|[\p{Script=Arabic}\d-]+)$/iu

/** Refuses user names, IP addresses, names without a dot, and look-alike letters. */
function isSafeHost(url: URL, typedHost: string): boolean {
  const host = url.hostname
  if (typedHost.includes('@')) return false
  // An IPv6 address has no dot.
  if (!host.includes('.') || host.endsWith('.') || /^[\d.]+$/.test(host)) return false
  if (!host.includes('xn--')) return true
  // Punycode hides its letters, so check the host as it was typed.
  return typedHost
    .replace(/:\d+$/, '')
    .split('.')
    .every((label) => !/^xn--/i.test(label) && HONEST_LABEL.test(label))
}

const refuse = (reason: UrlRefusal): RefusedLink => ({ kind: 'refused', reason })

/** Parses an https URL; http becomes https. Used when a link is typed and again when it is shown. */
export function parseWebUrl(text: unknown): WebLink {
  if (typeof text !== 'string') return refuse('not-a-link')
  const link = trimText(text)
  if (link === '') return refuse('empty')
  if (link.length > LINK_MAX_CHARS) return refuse('too-long')
  if (SUSPICIOUS.test(link)) return refuse('not-a-link')
  const typedHost = WEB_ADDRESS.exec(link)?.[1]
  if (typedHost === undefined) return refuse(ANY_SCHEME.test(link) ? 'unsafe-scheme' : 'not-a-link')
  const url = parseUrl(link)
  if (!url) return refuse('not-a-link')
  if (url.protocol === 'http:') url.protocol = 'https:'
  return isSafeHost(url, typedHost) ? { kind: 'accepted', url } : refuse('unsafe-host')
}

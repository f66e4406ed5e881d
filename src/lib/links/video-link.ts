import { trimText } from '../text/plain-text'
import { pastedLink } from './pasted-link'
import { parseWebUrl, type RefusedLink } from './safe-url'
import { redirectTarget, videoHost, type VideoHost } from './video-hosts'

/** A parsed video link. All URLs are https. */
export type VideoLink =
  /** An embedded player. `start` is in seconds. `thumbnail` is loaded from YouTube and needs consent. */
  | {
      kind: 'youtube'
      id: string
      start?: number
      embedUrl: string
      watchUrl: string
      thumbnail: string
    }
  /** An embedded player that works only when the file is shared with "anyone with the link". */
  | { kind: 'drive'; id: string; embedUrl: string; openUrl: string }
  /** Opened in a new tab, because it cannot be embedded. `page`: no film that is known, and no file. */
  | { kind: 'facebook' | 'page'; url: string }
  /** A media file. `isFile`: the path has a video extension. */
  | { kind: 'direct'; url: string; isFile: boolean }
  | RefusedLink
  /** An address of the cloud drive that is not one file. */
  | { kind: 'refused'; reason: 'no-video' }

/** Two player pages have names as long as an id. */
const YOUTUBE_ID = /^(?!videoseries$|live_stream$)[\w-]{11}$/
const DRIVE_ID = /^[\w-]{10,}$/
const VIDEO_FILE = /\.(?:mp4|webm|ogg|ogv|m4v|mov)$/i
/** The end of a path that never belongs to a film. */
const OTHER_FILE =
  /(?:^\/?|\.(?:html?|php|aspx?|jsp|pdf|docx?|pptx?|xlsx?|txt|zip|rar|jpe?g|png|gif|webp|svg|heic|mp3|m4a|wav))$/i
const DURATION = /^(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s?)?$/i

/** Recognises a link by its parsed host and path, not by searching in the text. */
export function parseVideoLink(text: unknown): VideoLink {
  const webLink = parseWebUrl(typeof text === 'string' ? knownAddressIn(pastedLink(text)) : text)
  if (webLink.kind === 'refused') return webLink
  const { url } = webLink
  const target = redirectTarget(url)
  const film = target === null ? null : filmAt(target)
  return film ?? linkAt(url)
}

const linkAt = (url: URL): VideoLink => PARSERS[videoHost(url.hostname)](url)

/** The film to which another link leads; null when it leads to something else. */
function filmAt(target: string): VideoLink | null {
  const webLink = parseWebUrl(target)
  if (webLink.kind === 'refused' || redirectTarget(webLink.url) !== null) return null
  const link = linkAt(webLink.url)
  const isFilm = link.kind === 'direct' ? link.isFile : !['page', 'refused'].includes(link.kind)
  return isFilm ? link : null
}

const PARSERS: Record<VideoHost, (url: URL) => VideoLink> = {
  youtube: parseYoutube,
  drive: parseDrive,
  facebook: parseFacebook,
  dropbox: parseDropbox,
  page: (url) => ({ kind: 'page', url: url.href }),
  other: (url) => {
    const path = decodePath(url)
    if (VIDEO_FILE.test(path)) return { kind: 'direct', url: url.href, isFile: true }
    return OTHER_FILE.test(path)
      ? { kind: 'page', url: url.href }
      : { kind: 'direct', url: url.href, isFile: false }
  },
}

/** The first address of a known site in a text without a scheme, as https; the text itself where there is none. */
function knownAddressIn(text: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return text
  const hostBefore = (word: string) => word.split(/[/?#]/, 1)[0]?.toLowerCase() ?? ''
  const address = text
    .split(/[\s,;:()<>«»"'\u060c]+/)
    .find((word) => videoHost(hostBefore(word)) !== 'other')
  return address ? pastedLink(`https://${address}`) : text
}

function decodePath(url: URL): string {
  try {
    return decodeURIComponent(url.pathname)
  } catch {
    return url.pathname
  }
}

const partsOf = (url: URL): string[] => url.pathname.split('/').filter(Boolean)

/** Pages of a player or an editor, with the id after their name. */
const YOUTUBE_PAGES = new Set(['shorts', 'live', 'embed', 'v', 'e', 'vi', 'video', 'watch', 'clip'])

function parseYoutube(linkUrl: URL): VideoLink {
  const url = withQuery(linkUrl)
  const [first, second] = partsOf(url)
  const idInQuery = first === undefined || first === 'watch' ? url.searchParams.get('v') : null
  const idAfterPage = first !== undefined && YOUTUBE_PAGES.has(first) ? second : undefined
  const idOfShortLink = url.hostname.endsWith('youtu.be') ? first : undefined
  const id = trimText(idInQuery ?? idAfterPage ?? idOfShortLink ?? '')
  if (!YOUTUBE_ID.test(id)) return { kind: 'page', url: linkUrl.href }
  const start = parseSeconds(
    url.searchParams.get('t') ??
      url.searchParams.get('start') ??
      /^#(?:.*&)?t=([^&]+)/.exec(url.hash)?.[1],
  )
  return {
    kind: 'youtube',
    id,
    ...(start ? { start } : {}),
    // The player and its captions in Arabic, where YouTube has them.
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}?${start ? `start=${start}&` : ''}rel=0&hl=ar&cc_lang_pref=ar`,
    watchUrl: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}` : ''}`,
    thumbnail: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
  }
}

/** The address with its query where one was written with `&`, or after the `#` of the old site for phones. */
function withQuery(url: URL): URL {
  const old = /^#!?\/(watch\?.+)/.exec(url.hash)?.[1]
  if (old !== undefined) return new URL(`/${old}`, url.origin)
  const [path = '', ...query] = url.pathname.split('&')
  if (query.length === 0) return url
  // The parts are set one by one, because a path that begins with two slashes would be read as a host.
  const correctedUrl = new URL(url)
  correctedUrl.pathname = path
  correctedUrl.search = [...query, url.search.slice(1)].filter(Boolean).join('&')
  return correctedUrl
}

/** Converts "90", "90s" or "1h2m3s" to seconds; 0 when invalid. */
function parseSeconds(text: string | undefined): number {
  const match = text ? DURATION.exec(text) : null
  return match
    ? Number(match[1] ?? 0) * 3600 + Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0)
    : 0
}

/** The id in `/file/d/…`. */
function driveId(parts: readonly string[]): string | undefined {
  const at = parts.indexOf('d')
  return parts[0] === 'file' && at > 0 ? parts[at + 1] : undefined
}

/** Whether the id stands in the query, as in `/open?id=…`. */
const isDriveQuery = (parts: readonly string[]): boolean =>
  parts.length === 1 && ['open', 'uc', 'download', 'leaf', 'thumbnail'].includes(parts[0] ?? '')

function parseDrive(url: URL): VideoLink {
  const parts = partsOf(url)
  // The domain of an organisation and the number of an account may stand before the rest.
  while (parts.length > 2 && ['a', 'u'].includes(parts[0] ?? '')) parts.splice(0, 2)
  const id = driveId(parts) ?? (isDriveQuery(parts) ? url.searchParams.get('id') : null)
  if (!id || !DRIVE_ID.test(id)) return { kind: 'refused', reason: 'no-video' }
  // Files shared before 2021 need the key in their link.
  const key = url.searchParams.get('resourcekey')
  const query = key && /^[\w-]+$/.test(key) ? `?resourcekey=${key}` : ''
  const file = `https://drive.google.com/file/d/${id}`
  return { kind: 'drive', id, embedUrl: `${file}/preview${query}`, openUrl: `${file}/view${query}` }
}

/** The file itself, instead of the page on which the service shows it. */
function parseDropbox(url: URL): VideoLink {
  if (!VIDEO_FILE.test(decodePath(url))) return { kind: 'page', url: url.href }
  const file = new URL(url)
  file.hostname = 'www.dropbox.com'
  file.searchParams.delete('dl')
  file.searchParams.set('raw', '1')
  return { kind: 'direct', url: file.href, isFile: true }
}

function parseFacebook(url: URL): VideoLink {
  const page = { kind: 'page', url: url.href } as const
  const parts = partsOf(url)
  if (url.hostname.endsWith('fb.watch')) {
    const code = parts[0] === 'v' ? parts[1] : parts[0]
    return code && /^[\w-]+$/.test(code)
      ? { kind: 'facebook', url: `https://fb.watch/${code}/` }
      : page
  }
  if (url.hostname.endsWith('fb.me')) return page
  const query = facebookQuery(url)
  const [first, second] = parts
  const isNamedInQuery =
    ['watch', 'video.php', 'story.php', 'permalink.php'].includes(first ?? '') && query !== ''
  const isNamedInPath =
    ((first === 'reel' || first === 'share') && second !== undefined) ||
    ['videos', 'posts', 'reels'].some((part) => parts.includes(part) && parts.at(-1) !== part)
  return isNamedInQuery || isNamedInPath
    ? { kind: 'facebook', url: `https://www.facebook.com${url.pathname}${query}` }
    : page
}

/** The number of a film, or of a post and its author; empty without one. */
function facebookQuery({ searchParams }: URL): string {
  const video = searchParams.get('v')
  if (video && /^\d+$/.test(video)) return `?v=${video}`
  const post = searchParams.get('story_fbid')
  const author = searchParams.get('id')
  const isPost = /^\w+$/.test(post ?? '') && /^\d+$/.test(author ?? '')
  return isPost ? `?story_fbid=${post}&id=${author}` : ''
}

import { withoutMarks } from './plain-text'
import { readWebUrl, type UrlRefusal } from './safe-url'

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
  /** Opened in a new tab, because it cannot be embedded. `page`: on YouTube or Facebook, but not one film. */
  | { kind: 'facebook' | 'page'; url: string }
  /** A media file. `isFile`: the path has a video extension. */
  | { kind: 'direct'; url: string; isFile: boolean }
  /** `no-video`: an address of the cloud drive that is not one file. */
  | { kind: 'refused'; reason: UrlRefusal | 'no-video' }

const YOUTUBE_HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
  'youtu.be',
  'www.youtu.be',
])
const DRIVE_HOSTS = new Set(['drive.google.com', 'drive.usercontent.google.com'])
const FACEBOOK_HOSTS = new Set([
  'facebook.com',
  'www.facebook.com',
  'm.facebook.com',
  'web.facebook.com',
  'mbasic.facebook.com',
  'fb.watch',
  'www.fb.watch',
])

/** Two player pages have names as long as an id. */
const YOUTUBE_ID = /^(?!videoseries$|live_stream$)[\w-]{11}$/
const DRIVE_ID = /^[\w-]{10,}$/
const VIDEO_FILE = /\.(?:mp4|webm|ogg|ogv|m4v|mov)$/i
const DURATION = /^(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s?)?$/i

/** Recognises a link by its parsed host and path, not by searching in the text. */
export function parseVideoLink(text: unknown): VideoLink {
  const url = readWebUrl(withScheme(text))
  if (!(url instanceof URL)) return { kind: 'refused', reason: url }
  if (YOUTUBE_HOSTS.has(url.hostname)) return youtube(url)
  if (DRIVE_HOSTS.has(url.hostname)) return drive(url)
  if (FACEBOOK_HOSTS.has(url.hostname)) return facebook(url)
  return { kind: 'direct', url: url.href, isFile: VIDEO_FILE.test(decodePath(url)) }
}

/** A link without a scheme is read as https for known sites only. */
function withScheme(text: unknown): unknown {
  if (typeof text !== 'string') return text
  const link = withoutMarks(text)
  const host = link.split(/[/?#]/, 1)[0]?.toLowerCase() ?? ''
  const isKnown = [YOUTUBE_HOSTS, DRIVE_HOSTS, FACEBOOK_HOSTS].some((hosts) => hosts.has(host))
  return isKnown ? `https://${link}` : link
}

function decodePath(url: URL): string {
  try {
    return decodeURIComponent(url.pathname)
  } catch {
    return url.pathname
  }
}

const partsOf = (url: URL): string[] => url.pathname.split('/').filter(Boolean)

function youtube(url: URL): VideoLink {
  const [first, second] = partsOf(url)
  const isPlayer = first === 'shorts' || first === 'live' || first === 'embed' || first === 'v'
  const id = url.hostname.endsWith('youtu.be')
    ? first
    : isPlayer
      ? second
      : first === 'watch'
        ? url.searchParams.get('v')
        : null
  if (!id || !YOUTUBE_ID.test(id)) return { kind: 'page', url: url.href }
  const start = seconds(
    url.searchParams.get('t') ?? url.searchParams.get('start') ?? /^#t=(.+)/.exec(url.hash)?.[1],
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

/** Converts "90", "90s" or "1h2m3s" to seconds; 0 when invalid. */
function seconds(text: string | undefined): number {
  const match = text ? DURATION.exec(text) : null
  return match
    ? Number(match[1] ?? 0) * 3600 + Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0)
    : 0
}

function drive(url: URL): VideoLink {
  const parts = partsOf(url)
  const at = parts.indexOf('d')
  const isFile = parts[0] === 'file' && at > 0
  const isQuery = parts.length === 1 && ['open', 'uc', 'download'].includes(parts[0] ?? '')
  const id = isFile ? parts[at + 1] : isQuery ? url.searchParams.get('id') : null
  if (!id || !DRIVE_ID.test(id)) return { kind: 'refused', reason: 'no-video' }
  // Files shared before 2021 need the key in their link.
  const key = url.searchParams.get('resourcekey')
  const query = key && /^[\w-]+$/.test(key) ? `?resourcekey=${key}` : ''
  const file = `https://drive.google.com/file/d/${id}`
  return { kind: 'drive', id, embedUrl: `${file}/preview${query}`, openUrl: `${file}/view${query}` }
}

function facebook(url: URL): VideoLink {
  const page = { kind: 'page', url: url.href } as const
  const parts = partsOf(url)
  if (url.hostname.endsWith('fb.watch')) {
    const code = parts[0]
    return code && /^[\w-]+$/.test(code)
      ? { kind: 'facebook', url: `https://fb.watch/${code}/` }
      : page
  }
  const id = url.searchParams.get('v')
  const query = id && /^\d+$/.test(id) ? `?v=${id}` : ''
  const [first, second] = parts
  const isVideo =
    ((first === 'watch' || first === 'video.php') && query !== '') ||
    ((first === 'reel' || first === 'share') && second !== undefined) ||
    ['videos', 'posts'].some((part) => parts.includes(part) && parts.at(-1) !== part)
  return isVideo
    ? { kind: 'facebook', url: `https://www.facebook.com${url.pathname}${query}` }
    : page
}

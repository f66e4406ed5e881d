/** Hosts are compared by their registered name, so that `youtube.com.evil.com` is none of them. */
const isAt = (host: string, names: ReadonlySet<string>): boolean =>
  names.has(host) || names.has(host.split('.').slice(-2).join('.'))

const YOUTUBE = new Set(['youtube.com', 'youtube-nocookie.com', 'youtu.be', 'youtubekids.com'])
const FACEBOOK = new Set(['facebook.com', 'fb.com', 'fb.watch', 'fb.me'])
const DRIVE = new Set(['drive.google.com', 'drive.usercontent.google.com', 'docs.google.com'])
const DROPBOX = new Set(['dropbox.com', 'www.dropbox.com', 'm.dropbox.com'])
/** Hosts whose addresses contain another address, and only lead there. */
const REDIRECTS = new Set([
  'l.facebook.com',
  'lm.facebook.com',
  'l.instagram.com',
  'l.messenger.com',
  'l.threads.net',
  'google.com',
  'www.google.com',
  'www.google.com.sa',
])
/** Networks and clouds that show a film on a page of their own and never give its file. */
const PAGES = new Set(
  `
    instagram.com instagr.am threads.net threads.com messenger.com whatsapp.com tiktok.com
    snapchat.com twitter.com x.com t.co linkedin.com lnkd.in pinterest.com pin.it reddit.com
    redd.it tumblr.com likee.video kwai.com telegram.org telegram.me t.me wa.me discord.com
    discord.gg slack.com vimeo.com dailymotion.com dai.ly twitch.tv rumble.com bilibili.com
    vk.com ok.ru loom.com streamable.com wistia.com canva.com zoom.us capcut.com 1drv.ms
    live.com sharepoint.com icloud.com box.com mega.nz mega.io mediafire.com wetransfer.com
    we.tl pcloud.com terabox.com 4shared.com goo.gl bit.ly tinyurl.com linktr.ee db.tt
    forms.gle
  `
    .split(/\s+/)
    .filter(Boolean),
)
const PAGE_HOSTS = new Set([
  'photos.google.com',
  'sites.google.com',
  'meet.google.com',
  'classroom.google.com',
  'maps.google.com',
  'accounts.google.com',
  'google.com',
  'www.google.com',
  'www.google.com.sa',
])
/** Hosts of the networks and clouds above that give files. */
const FILE_HOSTS = new Set([
  'player.vimeo.com',
  'dl.box.com',
  'video.twimg.com',
  'cdn.discordapp.com',
])

/** The kinds of hosts, by which a link is read: `page` shows a film only on its own pages, `other` may give a file. */
export type VideoHost = 'youtube' | 'facebook' | 'drive' | 'dropbox' | 'page' | 'other'

export function videoHost(host: string): VideoHost {
  if (isAt(host, YOUTUBE)) return 'youtube'
  if (isAt(host, FACEBOOK)) return 'facebook'
  if (DRIVE.has(host)) return 'drive'
  if (DROPBOX.has(host)) return 'dropbox'
  if (FILE_HOSTS.has(host)) return 'other'
  return PAGE_HOSTS.has(host) || isAt(host, PAGES) ? 'page' : 'other'
}

/** The address to which a link of a redirecting host leads; null for any other link. */
export function redirectTarget(url: URL): string | null {
  const { searchParams: query, pathname, hostname } = url
  const isPath = (...paths: string[]) => paths.includes(pathname.replace(/\/$/, ''))
  if (REDIRECTS.has(hostname) && isPath('/l.php', '/url', ''))
    return query.get('u') ?? query.get('q') ?? query.get('url')
  const host = videoHost(hostname)
  if (host === 'youtube' && isPath('/redirect')) return query.get('q')
  if (host === 'youtube' && isPath('/attribution_link'))
    return `https://www.youtube.com/${query.get('u') ?? ''}`
  if (host === 'youtube' && isPath('/oembed')) return query.get('url')
  if (hostname === 'consent.youtube.com' || hostname === 'accounts.google.com')
    return query.get('continue')
  if (host === 'facebook' && isPath('/plugins/video.php', '/plugins/post.php', '/flx/warn'))
    return query.get('href') ?? query.get('u')
  if (host === 'facebook' && isPath('/login.php', '/login')) return query.get('next')
  return null
}

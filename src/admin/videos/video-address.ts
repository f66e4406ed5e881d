import type { VideoLink } from '../../lib/video-link'

/** The page or the file that a link leads to; null for one that is refused. */
export function addressOf(link: VideoLink): string | null {
  if (link.kind === 'youtube') return link.watchUrl
  if (link.kind === 'drive') return link.openUrl
  return link.kind === 'refused' ? null : link.url
}

import type { VideoLink } from '../../lib/links/video-link'

/** The address that opens a video in its own page; null for a link that is refused. */
export function addressOf(link: VideoLink): string | null {
  if (link.kind === 'youtube') return link.watchUrl
  if (link.kind === 'drive') return link.openUrl
  return link.kind === 'refused' ? null : link.url
}

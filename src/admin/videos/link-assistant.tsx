import { ExternalLink as NewTabIcon, TriangleAlert } from 'lucide-react'
import { adminVideos } from '../../copy/admin/videos'
import { uiWords } from '../../copy/ui'
import type { VideoFields } from '../../data/store/videos'
import { parseVideoLink, type VideoLink } from '../../lib/links/video-link'
import { trimText } from '../../lib/text/plain-text'
import { Chip, type Tone } from '../../ui/chip'
import { ExternalLink } from '../../ui/link'
import { addressOf } from './video-address'

const TONES: Record<VideoLink['kind'], Tone> = {
  youtube: 'tint',
  drive: 'mint',
  facebook: 'sky',
  page: 'sky',
  direct: 'tint',
  refused: 'rose',
}

/** A chip that says where a video is hosted. */
export function KindChip({ link }: { link: VideoLink }) {
  return <Chip tone={TONES[link.kind]}>{adminVideos.kind[link.kind]}</Chip>
}

function noteOf(link: VideoLink): string {
  if (link.kind === 'refused') return adminVideos.refused[link.reason]
  if (link.kind === 'direct') return link.isFile ? '' : adminVideos.note['direct-page']
  return link.kind === 'youtube' ? '' : adminVideos.note[link.kind]
}

/** Says what a link is while it is typed, and whether another video has it. */
export function LinkAssistant({ url, duplicate }: { url: string; duplicate: VideoFields | null }) {
  if (trimText(url) === '') return null
  const link = parseVideoLink(url)
  const address = addressOf(link)
  return (
    <div role="status" className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <KindChip link={link} />
        <p className="min-w-0 flex-1 basis-40 text-small text-muted">{noteOf(link)}</p>
        {address ? (
          <ExternalLink
            href={address}
            className="press inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-small font-semibold text-primary no-underline hover:bg-tint"
          >
            {adminVideos.openLink}
            <span className="sr-only">{uiWords.newTab}</span>
            <NewTabIcon size={16} />
          </ExternalLink>
        ) : null}
      </div>
      {duplicate ? (
        <p className="flex items-start gap-2 rounded-chip bg-peach px-3 py-2 text-small text-ink">
          <TriangleAlert size={18} className="mt-1 shrink-0 text-accent" />
          {adminVideos.duplicate(adminVideos.titleOf(duplicate))}
        </p>
      ) : null}
    </div>
  )
}

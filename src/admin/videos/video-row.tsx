import { ExternalLink as NewTabIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminVideos as words } from '../../copy/admin-videos'
import { uiCopy } from '../../copy/ui'
import type { VideoFields } from '../../data/store/videos'
import { cn } from '../../lib/cn'
import { formatDate } from '../../lib/format'
import { isShown } from '../../lib/order'
import { trimmed } from '../../lib/plain-text'
import { isSame } from '../../lib/same'
import { parseVideoLink, type VideoLink } from '../../lib/video-link'
import { Ltr } from '../../ui/bdi'
import { Chip, type Tone } from '../../ui/chip'
import { ExternalLink } from '../../ui/link'
import { VideoPicture } from '../../ui/video-picture'
import { HiddenMark, RowControls } from '../list/item'
import { showCard } from '../ui/fields'

export const titleOf = ({ title }: Pick<VideoFields, 'title'>): string =>
  trimmed(title) || words.row.untitled

export const thingOf = (video: VideoFields): string => words.thing(titleOf(video))

type Props = {
  video: VideoFields
  /** As it is stored; null for a new one. */
  before: VideoFields | null
  /** As it will be saved. */
  cleaned: VideoFields
  handle: ReactNode
  /** 1-based, among the shown videos. */
  position: number
  total: number
  takesFocus: boolean
  onEdit: () => void
  onMove: (position: number) => void
  onToggleHidden: () => void
  onRemove: () => void
}

export function VideoRow({ video, before, cleaned, takesFocus, ...acts }: Props) {
  const title = video.title || words.row.untitled
  const isOnSite = isShown(video)
  return (
    <article
      ref={takesFocus ? showCard : undefined}
      className="edged flex scroll-mt-32 gap-3 rounded-control bg-surface p-3.5 hairline md:items-center md:gap-4"
    >
      <VideoPicture
        place={acts.position - 1}
        image={video.image ?? ''}
        frame={undefined}
        mark="small"
        className={cn('w-24 shrink-0 self-start md:w-32', !isOnSite && 'opacity-45')}
      />
      <div className="min-w-0 flex-1">
        <h3 className="line-clamp-3 text-[1.0625rem]/[1.8125rem] md:line-clamp-2">{title}</h3>
        <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-tiny text-muted">
          <KindChip link={parseVideoLink(video.url)} />
          {isOnSite ? null : <HiddenMark />}
          {isSame(before, cleaned) ? null : (
            <Chip tone="peach">{before ? words.row.changed : words.row.isNew}</Chip>
          )}
          {video.duration ? <Ltr>{video.duration}</Ltr> : null}
          <time dateTime={video.createdAt}>{formatDate(video.createdAt)}</time>
        </div>
        {video.description ? (
          <p className="mt-1 line-clamp-1 text-small text-muted max-md:hidden">
            {video.description}
          </p>
        ) : null}
      </div>
      <RowControls
        {...acts}
        name={title}
        isHidden={!isOnSite}
        className="md:flex-row-reverse md:items-center md:self-center"
      />
    </article>
  )
}

const TONES: Record<VideoLink['kind'], Tone> = {
  youtube: 'tint',
  drive: 'mint',
  facebook: 'sky',
  page: 'sky',
  direct: 'tint',
  refused: 'rose',
}

const KindChip = ({ link }: { link: VideoLink }) => (
  <Chip tone={TONES[link.kind]}>{words.kind[link.kind]}</Chip>
)

function noteOf(link: VideoLink): string {
  if (link.kind === 'refused') return words.refused[link.reason]
  if (link.kind === 'direct') return link.isFile ? '' : words.note['direct-page']
  return link.kind === 'youtube' ? '' : words.note[link.kind]
}

export function LinkAssistant({ url, duplicate }: { url: string; duplicate: VideoFields | null }) {
  if (trimmed(url) === '') return null
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
            {words.openLink}
            <span className="sr-only">{uiCopy.newTab}</span>
            <NewTabIcon size={16} />
          </ExternalLink>
        ) : null}
      </div>
      {duplicate ? (
        <p className="flex items-start gap-2 rounded-chip bg-peach px-3 py-2 text-small text-ink">
          <TriangleAlert size={18} className="mt-1 shrink-0 text-accent" />
          {words.duplicate(duplicate.title || words.row.untitled)}
        </p>
      ) : null}
    </div>
  )
}

export function addressOf(link: VideoLink): string | null {
  if (link.kind === 'youtube') return link.watchUrl
  if (link.kind === 'drive') return link.openUrl
  return link.kind === 'refused' ? null : link.url
}

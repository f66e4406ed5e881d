import type { ReactNode } from 'react'
import { adminVideos } from '../../copy/admin/videos'
import type { VideoFields } from '../../data/store/videos'
import { cn } from '../../lib/cn'
import { formatDate } from '../../lib/format'
import { parseVideoLink } from '../../lib/links/video-link'
import { isolateParts } from '../../lib/text/arabic'
import { isVisible } from '../../lib/visibility'
import { Ltr } from '../../ui/bdi'
import { Chip } from '../../ui/chip'
import { VideoImage } from '../../ui/video-image'
import type { ItemControls } from '../list/controls'
import { HiddenMark } from '../list/hidden-note'
import { RowControls } from '../list/item-menu'
import { focusCard } from '../ui/focus'
import { toDuration } from './duration'
import type { EditState } from './edited-videos'
import { KindChip } from './link-assistant'

type Props = {
  video: VideoFields
  /** The difference between the video and the stored one. */
  state: EditState
  controls: ItemControls
  handle: ReactNode
  takesFocus: boolean
}

export function VideoRow({ video, state, controls, handle, takesFocus }: Props) {
  const isHidden = !isVisible(video)
  return (
    <article
      ref={takesFocus ? focusCard : undefined}
      className="edged flex scroll-mt-32 gap-3 rounded-control bg-surface p-3.5 hairline md:items-center md:gap-4"
    >
      <VideoImage
        index={controls.position - 1}
        image={video.image}
        mark="small"
        className={cn('w-24 shrink-0 self-start md:w-32', isHidden && 'opacity-45')}
      />
      <div className="min-w-0 flex-1">
        <h3 className="line-clamp-3 text-[1.0625rem]/[1.8125rem] md:line-clamp-2">
          {isolateParts(controls.name)}
        </h3>
        <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-tiny wrap-anywhere text-muted">
          <KindChip link={parseVideoLink(video.url)} />
          {isHidden ? <HiddenMark /> : null}
          {state === 'stored' ? null : <Chip tone="peach">{adminVideos.row.states[state]}</Chip>}
          {video.duration ? <Ltr>{toDuration(video.duration) ?? video.duration}</Ltr> : null}
          <time dateTime={video.createdAt}>{formatDate(video.createdAt)}</time>
        </div>
        {video.description ? (
          <p className="mt-1 line-clamp-1 text-small text-muted max-md:hidden">
            {isolateParts(video.description)}
          </p>
        ) : null}
      </div>
      <RowControls
        controls={controls}
        handle={handle}
        className="md:flex-row-reverse md:items-center md:self-center"
      />
    </article>
  )
}

import { Check, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminVideos as words } from '../../copy/admin-videos'
import type { Video } from '../../data/content/videos'
import { cn } from '../../lib/cn'
import { formatDate } from '../../lib/format'
import { isShown } from '../../lib/order'
import { parseVideoLink } from '../../lib/video-link'
import { Ltr } from '../../ui/bdi'
import { Chip } from '../../ui/chip'
import { HiddenMark, HideButton } from '../lists/hidden'
import { PlaceButtons } from '../lists/place-buttons'
import { IconButton } from '../ui/icon-button'
import { KindChip } from './link-assistant'
import { fieldsOf, type VideoFields } from './form'
import { VideoForm } from './video-form'
import { VideoThumb } from './video-thumb'

type Props = {
  video: Video
  index: number
  list: readonly Video[]
  /** How many videos are shown. */
  total: number
  mark: 'new' | 'changed' | null
  draft: VideoFields | null
  handle: ReactNode
  onDraft: (draft: VideoFields | null) => void
  onDone: (draft: VideoFields) => void
  onMove: (position: number) => void
  onToggleHidden: () => void
  onRemove: () => void
}

export function VideoRow({
  video,
  index,
  list,
  total,
  mark,
  draft,
  handle,
  onDraft,
  onDone,
  onMove,
  onToggleHidden,
  onRemove,
}: Props) {
  const title = video.title || words.row.untitled
  const position = index + 1
  const isOnSite = isShown(video)
  if (draft)
    return (
      <div data-paste-area className="edged rounded-control border-2 border-primary bg-surface p-4">
        <VideoForm
          fields={draft}
          onChange={onDraft}
          list={list}
          ownId={video.id}
          submit={{ label: words.row.done, icon: <Check size={18} aria-hidden /> }}
          onSubmit={() => onDone(draft)}
          cancelLabel={words.row.cancel}
          onCancel={() => onDraft(null)}
          takesFocus
        />
      </div>
    )
  return (
    <article className="edged rounded-control bg-surface px-3.5 pt-3.5 pb-1.5 shadow-hairline md:flex md:items-center md:gap-5 md:p-3.5">
      <div className="flex min-w-0 flex-1 gap-3 md:items-center md:gap-4">
        <VideoThumb video={video} className={cn('w-24 shrink-0 self-start md:w-32', !isOnSite && 'opacity-45')} />
        <div className="min-w-0 flex-1">
          <h3 className="line-clamp-3 text-[1.0625rem]/[1.8125rem] md:line-clamp-2">{title}</h3>
          <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-tiny text-muted">
            <KindChip link={parseVideoLink(video.url)} />
            {isOnSite ? null : <HiddenMark />}
            {mark ? <Chip tone="peach">{mark === 'new' ? words.row.isNew : words.row.changed}</Chip> : null}
            {video.duration ? <Ltr>{video.duration}</Ltr> : null}
            <time dateTime={video.createdAt}>{formatDate(video.createdAt)}</time>
          </div>
          {video.description ? (
            <p className="mt-1 line-clamp-1 text-small text-muted max-md:hidden">{video.description}</p>
          ) : null}
        </div>
        <div className="-me-2 -mt-2 shrink-0 md:m-0">{handle}</div>
      </div>
      <div
        data-card={video.id}
        className="mt-2.5 flex items-center gap-1 border-t border-hairline pt-1 md:mt-0 md:border-0 md:pt-0"
      >
        <IconButton
          data-act="edit"
          label={words.row.edit(title)}
          icon={<Pencil size={20} aria-hidden />}
          onClick={() => onDraft(fieldsOf(video))}
        />
        <div className="flex flex-1 items-center justify-center">
          {isOnSite ? (
            <PlaceButtons
              kind="list"
              name={title}
              position={position}
              total={total}
              words={words.row}
              onMove={onMove}
            />
          ) : null}
        </div>
        <HideButton item={video} name={title} onClick={onToggleHidden} />
        <IconButton
          name={`videos.${video.id}`}
          tone="danger"
          label={words.row.remove(title)}
          icon={<Trash2 size={20} aria-hidden />}
          onClick={onRemove}
        />
      </div>
    </article>
  )
}

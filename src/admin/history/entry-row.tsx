import {
  Building2,
  CircleCheck,
  Ellipsis,
  History,
  RotateCcw,
  Trash2,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'
import type { RefObject } from 'react'
import { adminHistory } from '../../copy/admin-history'
import { formatTime } from '../../lib/format'
import { Ltr } from '../../ui/bdi'
import { IconBubble } from '../../ui/card'
import { SafeImage } from '../../ui/safe-image'
import { RestoreStatus } from '../restoring/restore-status'
import type { RestoreStage } from '../restoring/use-restore'
import { TAB_ICONS } from '../shell/tab-names'
import { IconButton } from '../ui/icon-button'
import { Menu } from '../ui/menu'
import { pictureField } from './describe-change'
import { describe, type Entry } from './entries'
import { useEntryPictures } from './use-entry-picture'

const words = adminHistory.entry

export type EntryActions = {
  /** While something is being restored. */
  isDisabled: boolean
  /** The e-mail addresses are shown where more than one person edits. */
  showsWriter: boolean
  /** The restore of an entry, by the id of its version. */
  stageOf: (id: string) => RestoreStage
  onRestore: (entry: Entry, title: string) => void
  onRestoreSince: (since: Date) => void
  onErase: (entry: Entry) => void
}

const ICONS: Record<string, LucideIcon | undefined> = {
  products: TAB_ICONS.products,
  team: TAB_ICONS.team,
  videos: TAB_ICONS.videos,
  'director-texts': TAB_ICONS['director-text'],
  'director-photos': TAB_ICONS.director,
  settings: Building2,
}

/** What was replaced or removed, when, and how it comes back. */
export function EntryRow({ entry, ...actions }: EntryActions & { entry: Entry }) {
  const { version } = entry
  const { frame, picture, pictures } = useEntryPictures(entry, pictureField(version.path) !== undefined)
  const described = describe(entry, pictures)
  if (!described) return <UnreadableRow entry={entry} frame={frame} />
  const { change, isCurrent } = described
  const { isDisabled, showsWriter, stageOf, onRestore, onRestoreSince, onErase } = actions
  const stage = stageOf(version.id)
  const time = formatTime(version.at)
  return (
    <li ref={frame} className="flex min-h-18 flex-wrap items-center gap-x-2.5 gap-y-1 px-2.5 py-2 md:gap-x-3 md:px-4">
      <Picture path={version.path} src={picture} />
      <div className="min-w-0 flex-1 basis-28">
        <p className="text-small font-semibold text-ink wrap-anywhere">{change.title}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-tiny text-muted">
          <time dateTime={version.at.toISOString()}>{time}</time>
          {showsWriter ? <Ltr className="wrap-anywhere">{version.by}</Ltr> : null}
          {version.eraseAskedAt ? <span className="font-semibold text-accent">{words.waits}</span> : null}
        </p>
      </div>
      <div className="-me-2 ms-auto flex items-center">
        {isCurrent ? (
          <p className="flex items-center gap-1.5 px-2 text-tiny font-semibold text-secondary">
            <CircleCheck size={18} aria-hidden />
            {words.current}
          </p>
        ) : (
          <IconButton
            label={words.restore + words.of(change.title, time)}
            text={words.restore}
            icon={null}
            disabled={isDisabled}
            onClick={() => onRestore(entry, change.title)}
            className="px-1.5 md:px-2.5"
          />
        )}
        <Menu
          label={words.more + words.of(change.title, time)}
          icon={<Ellipsis size={20} aria-hidden />}
          disabled={isDisabled}
          items={[
            {
              label: adminHistory.everything.open(time),
              icon: <RotateCcw size={18} aria-hidden />,
              onSelect: () => onRestoreSince(version.at),
            },
            {
              label: adminHistory.erase.open,
              icon: <Trash2 size={18} aria-hidden />,
              tone: 'danger',
              onSelect: () => onErase(entry),
            },
          ]}
        />
      </div>
      {change.details.length > 0 ? (
        <ul className="w-full text-tiny text-muted sm:ps-15">
          {change.details.map((detail, index) => (
            <li key={index} className="wrap-anywhere">
              {detail}
            </li>
          ))}
        </ul>
      ) : null}
      <RestoreStatus stage={stage} done={adminHistory.restored} same={words.current} className="w-full" />
    </li>
  )
}

function Picture({ path, src }: { path: string; src: string }) {
  const Icon = ICONS[path.split('/')[0] ?? ''] ?? History
  const icon = (
    <IconBubble tone="sky" size={48}>
      <Icon size={22} aria-hidden />
    </IconBubble>
  )
  return (
    <SafeImage
      src={src}
      alt=""
      fallback={{ drawing: icon }}
      className="edged size-12 shrink-0 rounded-badge bg-tint object-contain"
    />
  )
}

function UnreadableRow({ entry: { version }, frame }: { entry: Entry; frame: RefObject<HTMLLIElement | null> }) {
  return (
    <li ref={frame} className="flex min-h-18 items-center gap-3 px-3 py-2 md:px-4">
      <IconBubble tone="peach" size={48}>
        <TriangleAlert size={22} aria-hidden />
      </IconBubble>
      <div className="min-w-0">
        <p className="text-small font-semibold text-ink">{adminHistory.unreadable.title}</p>
        <p className="text-tiny text-muted">
          {adminHistory.unreadable.text} <time dateTime={version.at.toISOString()}>{formatTime(version.at)}</time>
        </p>
      </div>
    </li>
  )
}

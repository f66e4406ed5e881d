import { Building2, History, RotateCcw, Trash2, type LucideIcon } from 'lucide-react'
import { adminHistory as words } from '../../copy/admin-history'
import { Button } from '../../ui/button'
import { IconBubble } from '../../ui/card'
import { SafeImage } from '../../ui/safe-image'
import { CardStatus } from '../card-status'
import { isBusy, type WriteStatus } from '../editing/write-status'
import { TAB_ICONS } from '../tab-names'
import { IconButton } from '../ui/icon-button'
import type { Entry } from './entries'

export type EntryActions = {
  /** While everything is being restored. */
  isDisabled: boolean
  restoring: (id: string) => WriteStatus
  erasing: (id: string) => WriteStatus
  onRestore: (entry: Entry) => void
  onErase: (entry: Entry) => void
  onGiveUp: (id: string) => void
}

const ICONS: Record<string, LucideIcon | undefined> = {
  products: TAB_ICONS.products,
  team: TAB_ICONS.team,
  videos: TAB_ICONS.videos,
  'director-texts': TAB_ICONS['director-text'],
  'director-photos': TAB_ICONS.director,
  settings: Building2,
}

/** What was replaced or removed, with its buttons. */
export function EntryRow({
  entry,
  isDisabled,
  restoring,
  erasing,
  onRestore,
  onErase,
  onGiveUp,
}: EntryActions & { entry: Entry }) {
  const { version, change, isCurrent } = entry
  const restore = restoring(version.id)
  const erase = erasing(version.id)
  const isOff = isDisabled || isBusy(restore) || isBusy(erase)
  const giveUp = () => onGiveUp(version.id)
  const { entry: text } = words
  return (
    <li className="flex flex-wrap items-start gap-x-3.5 gap-y-2 py-3 last:pb-0">
      <Picture entry={entry} />
      <div className="min-w-0 flex-1 basis-40 self-center">
        <p className="text-card font-semibold text-ink wrap-anywhere">{change.title}</p>
        {change.details.length > 0 ? (
          <ul className="mt-1 grid list-disc gap-0.5 ps-5 text-small text-muted">
            {change.details.map((detail, index) => (
              <li key={index} className="wrap-anywhere">
                {detail}
              </li>
            ))}
          </ul>
        ) : null}
        <CardStatus
          write={restore}
          words={{ running: text.restoring, failed: text.unrestored, giveUp: text.giveUp }}
          onGiveUp={giveUp}
        />
        <CardStatus
          write={erase}
          words={{ running: text.erasing, failed: text.unerased, giveUp: text.giveUp }}
          onGiveUp={giveUp}
        />
      </div>
      <div className="flex items-center gap-2 max-md:basis-full">
        {isCurrent ? (
          <p className="text-small text-muted">{text.current}</p>
        ) : (
          <Button
            variant="outline"
            size="sm"
            icon={<RotateCcw size={18} aria-hidden />}
            loading={isBusy(restore)}
            disabled={isOff}
            keepsFocus
            onClick={() => onRestore(entry)}
          >
            {text.restore}
            <span className="sr-only">{text.of(change.title)}</span>
          </Button>
        )}
        <IconButton
          tone="danger"
          label={text.erase + text.of(change.title)}
          text={text.erase}
          icon={<Trash2 size={18} aria-hidden />}
          disabled={isOff}
          onClick={() => onErase(entry)}
        />
      </div>
    </li>
  )
}

function Picture({ entry: { version, picture } }: { entry: Entry }) {
  const Icon = ICONS[version.path.split('/')[0] ?? ''] ?? History
  const icon = (
    <IconBubble tone="sky" size={48}>
      <Icon size={22} aria-hidden />
    </IconBubble>
  )
  return (
    <SafeImage
      src={picture}
      alt=""
      fallback={{ drawing: icon }}
      className="edged size-12 shrink-0 rounded-badge bg-tint object-contain"
    />
  )
}

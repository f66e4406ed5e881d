import { Building2, History, type LucideIcon } from 'lucide-react'
import { adminHistory } from '../../copy/admin/history'
import type { Collection } from '../../data/entities'
import { cn } from '../../lib/cn'
import { Ltr } from '../../ui/bdi'
import { IconBubble } from '../../ui/card'
import { SafeImage } from '../../ui/safe-image'
import { useSession } from '../session/session-context'
import { TAB_ICONS } from '../ui/tab-icons'
import { changeLine } from './change-lines'
import type { Entry } from './entries'
import { formatWhen, formatWhenShort } from './format-when'
import { TakeBackButton } from './take-back-button'

const ICONS: Record<Collection, LucideIcon> = {
  products: TAB_ICONS.products,
  team: TAB_ICONS.team,
  videos: TAB_ICONS.videos,
  'director-texts': TAB_ICONS['director-text'],
  'director-photos': TAB_ICONS.director,
  settings: Building2,
}

type Props = {
  entry: Entry
  /** The image that the document has now. */
  image?: string | undefined
  /** Whether the title has two lines at most, and one line has the rest. */
  isShort?: boolean
  /** Called with the path of the document when something was stored in it. */
  onChange: (path: string) => void
}

/** A change: what was done, when and by whom, and the button that takes it back. */
export function ChangeRow(props: Props) {
  const { entry, image = '', isShort = false } = props
  const { version, change } = entry
  const { session } = useSession()
  const isOwn = session.status === 'admin' && session.admin.email === version.by
  const Icon = change ? ICONS[change.collection] : History
  const { title, details } = change ?? {
    title: adminHistory.unreadable.title,
    details: [changeLine(adminHistory.unreadable.text)],
  }
  return (
    <li className={cn('flex flex-wrap items-center gap-x-3 px-4.5', isShort ? 'py-0.75' : 'py-2')}>
      {isShort ? null : (
        // The image stays beside the title, however many details follow.
        <span className="mt-1 self-start">
          <SafeImage
            src={image}
            alt=""
            fallback={{
              drawing: (
                <IconBubble tone={change?.isDeletion ? 'rose' : 'sky'} size={32}>
                  <Icon size={18} />
                </IconBubble>
              ),
            }}
            className="edged size-8 rounded-badge bg-tint object-cover object-top"
          />
        </span>
      )}
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p
          className={cn(
            'text-small leading-snug font-semibold text-ink',
            isShort && 'line-clamp-2',
          )}
        >
          {title}
        </p>
        {(isShort ? [] : details).map((detail, index) => (
          <p key={index} className="text-tiny text-ink">
            {detail.text}
          </p>
        ))}
        <p className={cn('text-tiny text-muted', isShort && 'line-clamp-1')}>
          <time dateTime={version.at.toISOString()}>
            {(isShort ? formatWhenShort : formatWhen)(version.at)}
          </time>
          {isOwn ? null : ' · '}
          {isOwn ? null : <Ltr>{version.by}</Ltr>}
          {isShort && details[0] ? (
            <span className="text-ink"> · {details[0].newValue}</span>
          ) : null}
        </p>
      </div>
      {change ? (
        <div
          className={cn('-me-2.5 flex items-center justify-end', !isShort && 'max-md:basis-full')}
        >
          <TakeBackButton {...props} title={title} />
        </div>
      ) : null}
    </li>
  )
}

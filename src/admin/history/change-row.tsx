import { Building2, CircleCheck, History, RotateCcw, Undo2, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { admin } from '../../copy/admin'
import { adminHistory } from '../../copy/admin-history'
import { cn } from '../../lib/cn'
import { Ltr } from '../../ui/bdi'
import { IconBubble } from '../../ui/card'
import { Spinner } from '../../ui/icons'
import { useWrite } from '../form/use-writes'
import { useAdminSession } from '../session/session-provider'
import { TAB_ICONS } from '../shell/tab-names'
import { IconButton } from '../ui/icon-button'
import type { Collection } from './describe-change'
import type { Entry } from './entries'
import { canTakeBack, takeBack } from './take-back'
import { shortWhen, when } from './when'

const words = adminHistory.entry

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
  /** In the overview: two lines and the first detail. */
  isShort?: boolean
  /** Called when another state is stored. */
  onChange: (path: string) => void
}

/** What was done, when and by whom, and how it is taken back. */
export function ChangeRow({ entry: { version, change, isTakenBack }, isShort = false, onChange }: Props) {
  const { session } = useAdminSession()
  const isOwn = session.status === 'admin' && session.admin.email === version.by
  const Icon = change ? ICONS[change.collection] : History
  const { title, details } = change ?? { title: adminHistory.unreadable.title, details: [adminHistory.unreadable.text] }
  return (
    <li className={cn('flex flex-wrap items-center gap-x-3 px-4.5', isShort ? 'py-1.5' : 'py-2')}>
      {isShort ? null : (
        <IconBubble tone={change?.isDeletion ? 'rose' : 'sky'} size={40}>
          <Icon size={20} />
        </IconBubble>
      )}
      <div className="min-w-0 flex-1">
        <p className={cn('text-small font-semibold text-ink wrap-anywhere', isShort && 'line-clamp-2')}>{title}</p>
        {(isShort ? [] : details).map((detail, index) => (
          <p key={index} className="text-tiny text-ink wrap-anywhere">
            {detail}
          </p>
        ))}
        <p className={cn('text-tiny text-muted', isShort && 'line-clamp-1')}>
          <time dateTime={version.at.toISOString()}>{(isShort ? shortWhen : when)(version.at)}</time>
          {isOwn ? null : ' · '}
          {isOwn ? null : <Ltr className="wrap-anywhere">{version.by}</Ltr>}
          {isShort && details[0] ? <span className="text-ink"> · {details[0]}</span> : null}
        </p>
      </div>
      {change ? (
        <div className={cn('-me-2.5 flex items-center justify-end', !isShort && 'max-md:basis-full')}>
          <TakeBack version={version} title={title} isShort={isShort} isTakenBack={isTakenBack} onChange={onChange} />
        </div>
      ) : null}
    </li>
  )
}

type ActProps = Pick<Entry, 'version' | 'isTakenBack'> & {
  title: string
  isShort: boolean
  onChange: Props['onChange']
}

function TakeBack({ version, title, isShort, isTakenBack, onChange }: ActProps) {
  const { status, run, reset } = useWrite()
  const [undo, setUndo] = useState<Awaited<ReturnType<typeof takeBack>>>(null)
  const button = (text: string, icon: ReactNode, onClick: () => void) => (
    <IconButton label={text + words.of(title, when(version.at))} text={text} icon={icon} onClick={onClick} />
  )
  const start = () =>
    void run(async () => {
      const next = await takeBack(version)
      setUndo(() => next)
      onChange(version.path)
    })
  const startUndo = () =>
    void run(async () => {
      await undo?.()
      setUndo(null)
      // As before it was taken back.
      reset()
      onChange(version.path)
    })

  switch (status.status) {
    case 'saving':
    case 'waiting':
      return (
        <p role="status" className="flex min-h-11 items-center gap-2 px-2 text-tiny font-semibold text-muted">
          <Spinner size={18} />
          {status.status === 'waiting' ? words.waiting : words.working}
        </p>
      )
    case 'failed':
      return (
        <div role="alert" className="flex flex-wrap items-center justify-end gap-x-2 text-tiny text-red-600">
          {admin.reasons[status.reason]}
          {button(words.retry, <RotateCcw size={18} />, status.retry)}
        </div>
      )
    default: {
      if (status.status === 'idle' && !isTakenBack) {
        if (!canTakeBack(version)) return null
        const text = version.isDeletion ? words.restore : words.restoreBefore
        const icon = isShort ? null : <Undo2 size={18} />
        return button(isShort || version.isAddition ? words.undo : text, icon, start)
      }
      return (
        <>
          <p role="status" className="flex items-center gap-1.5 px-2 text-tiny font-semibold text-secondary">
            <CircleCheck size={18} />
            {version.isAddition ? words.removed : words.back}
          </p>
          {undo ? button(words.undo, null, startUndo) : null}
        </>
      )
    }
  }
}

import { Building2, CircleCheck, History, RotateCcw, Undo2, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { admin } from '../../copy/admin'
import { adminHistory } from '../../copy/admin-history'
import { removePhoto } from '../../data/store/director'
import { getStored, restoreVersion, type Version } from '../../data/store/history'
import { removeFrom } from '../../data/store/order'
import { cn } from '../../lib/cn'
import { formatDate, formatDayMonth, formatTime } from '../../lib/format'
import { Ltr } from '../../ui/bdi'
import { IconBubble } from '../../ui/card'
import { Spinner } from '../../ui/icons'
import { isBusy, useWrite } from '../form/use-writes'
import { useAdminSession } from '../session/session'
import { TAB_ICONS } from '../shell/tab-parts'
import { IconButton } from '../ui/buttons'
import type { Collection, Entry } from './describe-change'

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
  /** In the overview: two lines, and one for the first detail. */
  isShort?: boolean
  /** Called when another state is stored. */
  onChange: (path: string) => void
}

/** What was done, when and by whom, and how it is taken back. */
export function ChangeRow(props: Props) {
  const { entry, isShort = false } = props
  const { version, change } = entry
  const { session } = useAdminSession()
  const isOwn = session.status === 'admin' && session.admin.email === version.by
  const Icon = change ? ICONS[change.collection] : History
  const { title, details } = change ?? {
    title: adminHistory.unreadable.title,
    details: [adminHistory.unreadable.text],
  }
  return (
    <li className={cn('flex flex-wrap items-center gap-x-3 px-4.5', isShort ? 'py-0.75' : 'py-2')}>
      {isShort ? null : (
        <IconBubble tone={change?.isDeletion ? 'rose' : 'sky'} size={40}>
          <Icon size={20} />
        </IconBubble>
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
            {detail}
          </p>
        ))}
        <p className={cn('text-tiny text-muted', isShort && 'line-clamp-1')}>
          <time dateTime={version.at.toISOString()}>
            {(isShort ? shortWhen : when)(version.at)}
          </time>
          {isOwn ? null : ' · '}
          {isOwn ? null : <Ltr>{version.by}</Ltr>}
          {isShort && details[0] ? <span className="text-ink"> · {details[0]}</span> : null}
        </p>
      </div>
      {change ? (
        <div
          className={cn('-me-2.5 flex items-center justify-end', !isShort && 'max-md:basis-full')}
        >
          <TakeBack {...props} title={title} />
        </div>
      ) : null}
    </li>
  )
}

function TakeBack({
  entry: { version, isTakenBack },
  isShort,
  onChange,
  title,
}: Props & { title: string }) {
  const { status, run, reset } = useWrite()
  const [undo, setUndo] = useState<Undo>(null)
  const button = (text: string, icon: ReactNode, onClick: () => void) => (
    <IconButton
      label={text + words.of(title, when(version.at))}
      text={text}
      icon={icon}
      onClick={onClick}
    />
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

  if (isBusy(status))
    return (
      <p
        role="status"
        className="flex min-h-11 items-center gap-2 px-2 text-tiny font-semibold text-muted"
      >
        <Spinner size={18} />
        {status.status === 'waiting' ? words.waiting : words.working}
      </p>
    )
  if (status.status === 'failed')
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center justify-end gap-x-2 text-tiny text-red-600"
      >
        {admin.reasons[status.reason]}
        {button(words.retry, <RotateCcw size={18} />, status.retry)}
      </div>
    )
  if (status.status === 'idle' && !isTakenBack) {
    if (!canTakeBack(version)) return null
    const text = version.isDeletion ? words.restore : words.restoreBefore
    return button(
      isShort || version.isAddition ? words.undo : text,
      isShort ? null : <Undo2 size={18} />,
      start,
    )
  }
  return (
    <>
      <p
        role="status"
        className="flex items-center gap-1.5 px-2 text-tiny font-semibold text-secondary"
      >
        <CircleCheck size={18} />
        {version.isAddition ? words.removed : words.back}
      </p>
      {undo ? button(words.undo, null, startUndo) : null}
    </>
  )
}

type Undo = (() => Promise<unknown>) | null

/** Whether a document at this path can be deleted here. */
const isRemovable = (path: string): boolean => /^(products|team|director-photos)\//.test(path)

const canTakeBack = ({ path, isAddition }: Version): boolean => !isAddition || isRemovable(path)

/** Deletes a document. Returns the id of its version. */
function remove(path: string): Promise<string | null> {
  const [collection = '', id = ''] = path.split('/')
  return collection === 'director-photos' ? removePhoto() : removeFrom(collection, [], id)
}

/** Stores again what stood there before a change or a deletion, or deletes what was added. Returns how to undo that. */
async function takeBack({ id, path, isAddition }: Version): Promise<Undo> {
  if (isAddition) {
    const removed = await remove(path)
    return removed === null ? null : () => restoreVersion(removed)
  }
  const before = (await getStored([path])).get(path)
  const replaced = await restoreVersion(id)
  if (replaced !== null) return () => restoreVersion(replaced)
  // Something stored and nothing replaced: it was stored like this already.
  return !before && isRemovable(path) ? () => remove(path) : null
}

const isToday = (date: Date): boolean => formatDate(date) === formatDate(new Date())

/** The day as people say it, and the time. */
const when = (date: Date): string =>
  isToday(date)
    ? adminHistory.today(formatTime(date))
    : adminHistory.dayAndTime(formatDayMonth(date), formatTime(date))

/** The time of today, or the day. */
const shortWhen = (date: Date): string => (isToday(date) ? formatTime(date) : formatDayMonth(date))

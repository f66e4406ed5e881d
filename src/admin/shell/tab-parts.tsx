import {
  FileText,
  ImagePlus,
  LayoutDashboard,
  Package,
  Users,
  Video,
  type LucideIcon,
} from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { admin } from '../../copy/admin'
import { isLasting, reasonOf } from '../../data/client/errors'
import type { Subscribable } from '../../data/client/subscribable'
import { useLive } from '../../data/client/use-live'
import { DASHBOARD_TABS } from '../../limits'
import { ErrorArt } from '../../ui/art/state-art'
import { BackIcon } from '../../ui/icons'
import { Link } from '../../ui/link'
import { Notice } from '../../ui/notice'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'
import { StateMessage } from '../../ui/state'
import { TextButton } from '../ui/buttons'
import { notify } from '../ui/toast'

export type TabName = (typeof DASHBOARD_TABS)[number]

export const isTabName = (value: string | null | undefined): value is TabName =>
  DASHBOARD_TABS.some((name) => name === value)

export const tabSearch = (name: TabName): string => (name === 'overview' ? '' : `?tab=${name}`)

/** The addresses of the screens that are not tabs. */
export const CENTRE_SEARCH = '?panel=centre'
export const FOOTER_SEARCH = '?panel=footer'
export const HISTORY_SEARCH = '?panel=history'

export const TAB_ICONS: Record<TabName, LucideIcon> = {
  overview: LayoutDashboard,
  products: Package,
  team: Users,
  videos: Video,
  director: ImagePlus,
  'director-text': FileText,
}

type HeadingProps = {
  title: string
  /** A count, a hint or a status; on phones in a line of its own when there is an `action`. */
  aside?: ReactNode
  action?: ReactNode
  /** A screen that is not a tab has the way back to the overview. */
  isPanel?: boolean
}

/** As high as a button, so that the headings of all tabs are at the same place. */
export function TabHeading({ title, aside, action, isPanel = false }: HeadingProps) {
  const heading = (
    <h2 className="me-auto text-[1.5rem]/[2.25rem] md:text-[2rem]/[2.75rem]">{title}</h2>
  )
  return (
    <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 md:mb-5 md:gap-x-6">
      {isPanel ? (
        <div className="edged me-auto flex items-center gap-1 rounded-control bg-sky pe-4">
          <Link
            to={tabSearch('overview') || '?'}
            aria-label={admin.back}
            title={admin.back}
            className="grid size-11 shrink-0 place-items-center rounded-control text-primary hover:bg-sky-deep md:size-13"
          >
            <BackIcon size={22} />
          </Link>
          {heading}
        </div>
      ) : (
        heading
      )}
      {aside ? (
        <div
          className={`text-small text-muted ${action ? 'max-md:order-last max-md:basis-full' : ''}`}
        >
          {aside}
        </div>
      ) : null}
      {action}
    </div>
  )
}

/** Stands while the code or the content of a tab is loading. */
export const TabSkeleton = () => (
  <SkeletonGroup label={admin.loadingTab} className="grid gap-4">
    <Skeleton className="h-9 w-48" />
    <Skeleton className="h-40 w-full rounded-control" />
    <Skeleton className="h-40 w-full rounded-control" />
  </SkeletonGroup>
)

type ErrorProps = {
  words: { title: string; text: string; retry: string }
  error: Error
  onRetry: () => void
  /** A message that names the failure, too. */
  toast?: { title: string; text: string } | undefined
}

/** Why a load failed, where trying again is not enough. */
function textOf(error: Error): string | null {
  const reason = reasonOf(error)
  return isLasting(reason) ? admin.reasons[reason] : null
}

/** With its id, so that a second failure replaces the message of the first. */
export const notifyLoadFailed = ({ title, text }: { title: string; text: string }) =>
  notify({ id: 'load-failed', type: 'error', title, description: text })

function useLoadFailed(toast: ErrorProps['toast']): void {
  useEffect(() => {
    if (toast) notifyLoadFailed(toast)
  }, [toast])
}

/** Stands in for content that could not be loaded. */
export function LoadError({ words, error, onRetry, toast }: ErrorProps) {
  useLoadFailed(toast)
  return (
    <StateMessage
      role="alert"
      art={<ErrorArt />}
      level={3}
      title={words.title}
      text={textOf(error) ?? words.text}
      actions={<TextButton text={words.retry} onClick={onRetry} variant="primary" />}
    />
  )
}

type NoticeProps = Omit<ErrorProps, 'words'> & { words: { text: string; retry: string } }

/** Stands above a form that can still be used although its content could not be loaded. */
export function LoadErrorNotice({ words, error, onRetry, toast }: NoticeProps) {
  useLoadFailed(toast)
  return (
    <Notice tone="error" role="alert" action={<TextButton text={words.retry} onClick={onRetry} />}>
      {words.text} {textOf(error)}
    </Notice>
  )
}

type LiveProps<T> = Pick<ErrorProps, 'words' | 'toast'> & {
  source: Subscribable<T>
  /** Stands above what is loading or has failed. */
  heading?: ReactNode
  skeleton?: ReactNode
  children: (value: T) => ReactNode
}

/** A live value, once it is loaded. */
export function Live<T>({
  source,
  words,
  toast,
  heading,
  skeleton = <TabSkeleton />,
  children,
}: LiveProps<T>) {
  const live = useLive(source)
  if (live.status === 'ready') return children(live.value)
  return (
    <>
      {heading}
      {live.status === 'loading' ? (
        skeleton
      ) : (
        <LoadError words={words} error={live.error} onRetry={live.retry} toast={toast} />
      )}
    </>
  )
}

type SkeletonsProps = { label: string; count: number; className: string; item: string }

/** Stands in for the `count` items of a list. */
export const Skeletons = ({ label, count, className, item }: SkeletonsProps) => (
  <SkeletonGroup label={label} className={className}>
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} className={`rounded-control ${item}`} />
    ))}
  </SkeletonGroup>
)

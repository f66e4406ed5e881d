import { CircleCheck, CloudOff, TriangleAlert } from 'lucide-react'
import { useSyncExternalStore, type ReactNode } from 'react'
import { admin } from '../../copy/admin'
import { fieldErrors } from '../../copy/admin-errors'
import { formatTime } from '../../lib/format'
import { cn } from '../../lib/cn'
import { Button } from '../../ui/button'
import { Spinner } from '../../ui/icons'
import type { ErrorSummaryProps } from './error-summary'
import type { WriteStatus } from './use-writes'

const words = admin.save
type State = 'clean' | 'dirty' | 'saving' | 'saved' | 'waiting' | 'failed'
type Shown = { state: State; text: ReactNode; detail?: ReactNode }

const INK: Record<State, string> = {
  clean: 'text-muted',
  dirty: 'text-ink',
  saving: 'text-primary',
  saved: 'text-secondary',
  waiting: 'text-accent',
  failed: 'text-red-600',
}

const MARK: Record<State, ReactNode> = {
  clean: null,
  dirty: <span aria-hidden className="edged size-2.5 shrink-0 rounded-full bg-booking" />,
  saving: <Spinner size={18} />,
  saved: <CircleCheck size={18} className="shrink-0" />,
  waiting: <CloudOff size={18} className="shrink-0" />,
  failed: <TriangleAlert size={18} className="shrink-0" />,
}

type Props = {
  /** The number of changes; 0 hides the bar unless a save is running or was just made, or there is a `title`. */
  changes: number
  write: WriteStatus
  onSave: () => void
  /** The button beside the save. */
  undo?: { label: string; onClick: () => void } | null
  saveLabel?: string
  /** Names what is open without changes. */
  title?: string
  /** What a save has done, by default that it is on the site since a time. */
  saved?: string
  /** What else is to be known while there are changes. */
  detail?: ReactNode
  /** The invalid fields that a save has found. */
  invalid?: ErrorSummaryProps
  /** The width of the form's column. */
  className?: string
}

/** The one status of a form. Every state has the same height, to avoid layout shifts. */
export function SaveBar(props: Props) {
  const { changes, write, onSave, undo, saveLabel = words.save, saved, title, detail, invalid, className } = props
  const isOnline = useSyncExternalStore(subscribeNetwork, () => navigator.onLine)
  const [first] = invalid?.errors ?? []
  const shown = first
    ? { state: 'failed' as const, text: invalid?.title }
    : statusOf(write, isOnline, openOf(changes, title, detail), saved)
  if (!shown) return null
  const { state } = shown
  const busy = state === 'saving'
  const second =
    first && !title
      ? { label: fieldErrors.show(invalid?.errors.length ?? 0), onClick: () => invalid?.onShow(first.name) }
      : changes > 0 || title
        ? undo
        : null
  return (
    <BottomBar className={className}>
      <p
        role="status"
        className={cn('flex min-w-0 flex-1 items-center gap-2 text-small font-semibold max-md:basis-full', INK[state])}
      >
        {MARK[state]}
        <span className="min-w-0">
          {shown.text}
          {'detail' in shown && shown.detail ? (
            <span className="block text-tiny font-normal text-muted">{shown.detail}</span>
          ) : null}
        </span>
      </p>
      {second ? (
        <Button
          variant="quiet"
          size="sm"
          disabled={busy || state === 'saved'}
          onClick={second.onClick}
          className="max-md:flex-auto"
        >
          {second.label}
        </Button>
      ) : null}
      <Button
        size="sm"
        disabled={state === 'saved'}
        keepsFocus
        loading={busy}
        onClick={onSave}
        className="max-md:flex-auto"
      >
        {state === 'failed' && !first ? words.retry : saveLabel}
      </Button>
    </BottomBar>
  )
}

/** The bar at the bottom of the screen. */
export function BottomBar({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div
      data-save-bar
      className="rise-in fixed inset-x-0 bottom-0 z-bar bg-surface pb-[env(safe-area-inset-bottom)] shadow-raised forced-colors:border-t"
    >
      <div className="container-page">
        <div className={cn('flex min-h-16 flex-wrap items-center gap-x-2.5 gap-y-1.5 py-2', className)}>{children}</div>
      </div>
    </div>
  )
}

function openOf(changes: number, title: string | undefined, detail: ReactNode): Shown | null {
  if (changes > 0) return { state: 'dirty', text: words.unsaved(changes), detail }
  return title ? { state: 'clean', text: title } : null
}

function statusOf(write: WriteStatus, isOnline: boolean, open: Shown | null, saved?: string): Shown | null {
  if (write.status === 'saving') return { state: 'saving', text: words.saving }
  if (write.status === 'waiting') return { state: 'waiting', text: words.waiting, detail: words.waitingHint }
  if (write.status === 'failed' && write.reason === 'offline')
    return isOnline ? { state: 'dirty', text: words.online } : { state: 'failed', text: words.offline }
  if (write.status === 'failed') return { state: 'failed', text: words.failed, detail: admin.reasons[write.reason] }
  if (open) return open
  return write.status === 'saved' ? { state: 'saved', text: saved ?? `${words.saved} ${formatTime(write.at)}` } : null
}

function subscribeNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

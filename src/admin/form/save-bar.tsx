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
  saved: <CircleCheck size={18} aria-hidden className="shrink-0" />,
  waiting: <CloudOff size={18} aria-hidden className="shrink-0" />,
  failed: <TriangleAlert size={18} aria-hidden className="shrink-0" />,
}

type Props = {
  /** The number of changes; 0 hides the bar unless a save is running or was just made. */
  changes: number
  write: WriteStatus
  onSave: () => void
  onUndo?: () => void
  saveLabel?: string
  /** What else is to be known while there are changes. */
  detail?: ReactNode
  /** The invalid fields that a save has found. */
  invalid?: ErrorSummaryProps
  /** The width of the form's column. */
  className?: string
}

/** The one status of a form. Every state has the same height, to avoid layout shifts. */
export function SaveBar({ changes, write, onSave, onUndo, saveLabel = words.save, detail, invalid, className }: Props) {
  const isOnline = useSyncExternalStore(subscribeNetwork, () => navigator.onLine)
  const [first] = invalid?.errors ?? []
  const shown: Shown = first ? { state: 'failed', text: invalid?.title } : statusOf(changes, write, isOnline, detail)
  const { state } = shown
  if (state === 'clean') return null
  const busy = state === 'saving'
  const second = first
    ? { label: fieldErrors.show(invalid?.errors.length ?? 0), onClick: () => invalid?.onShow(first.name) }
    : onUndo && changes > 0
      ? { label: words.undo, onClick: onUndo }
      : null
  return (
    <BottomBar className={className}>
      <p
        role="status"
        className={cn('flex min-w-0 flex-[999_1_7rem] items-center gap-2 text-small font-semibold', INK[state])}
      >
        {MARK[state]}
        <span className="min-w-0">
          {shown.text}
          {shown.detail ? <span className="block text-tiny font-normal text-muted">{shown.detail}</span> : null}
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

function statusOf(changes: number, write: WriteStatus, isOnline: boolean, detail: ReactNode): Shown {
  if (write.status === 'saving') return { state: 'saving', text: words.saving }
  if (write.status === 'waiting') return { state: 'waiting', text: words.waiting, detail: words.waitingHint }
  if (write.status === 'failed' && write.reason === 'offline')
    return isOnline ? { state: 'dirty', text: words.online } : { state: 'failed', text: words.offline }
  if (write.status === 'failed') return { state: 'failed', text: words.failed, detail: admin.reasons[write.reason] }
  if (changes > 0) return { state: 'dirty', text: words.unsaved(changes), detail }
  if (write.status === 'saved') return { state: 'saved', text: `${words.saved} ${formatTime(write.at)}` }
  return { state: 'clean', text: '' }
}

function subscribeNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

import { CircleCheck, CloudOff, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../../lib/cn'
import { Button } from '../../ui/button'
import { Spinner } from '../../ui/icons'

/** `waiting`: sent, not yet confirmed by the server. */
export type SaveState = 'clean' | 'dirty' | 'saving' | 'saved' | 'waiting' | 'failed'

const INK: Record<SaveState, string> = {
  clean: 'text-muted',
  dirty: 'text-ink',
  saving: 'text-primary',
  saved: 'text-secondary',
  waiting: 'text-accent',
  failed: 'text-red-600',
}

function Mark({ state }: { state: SaveState }) {
  if (state === 'dirty') return <span aria-hidden className="edged size-2.5 shrink-0 rounded-full bg-booking" />
  if (state === 'saving') return <Spinner size={18} />
  if (state === 'saved') return <CircleCheck size={18} aria-hidden className="shrink-0" />
  if (state === 'waiting') return <CloudOff size={18} aria-hidden className="shrink-0" />
  if (state === 'failed') return <TriangleAlert size={18} aria-hidden className="shrink-0" />
  return null
}

export function SaveStatus({
  state,
  text,
  detail,
  className,
}: {
  state: SaveState
  text: ReactNode
  detail?: ReactNode
  className?: string
}) {
  return (
    <p role="status" className={cn('flex items-center gap-2 text-small font-semibold', INK[state], className)}>
      <Mark state={state} />
      <span className="min-w-0">
        {text}
        {detail ? <span className="block text-tiny font-normal text-muted">{detail}</span> : null}
      </span>
    </p>
  )
}

type Props = {
  state: SaveState
  text: ReactNode
  detail?: ReactNode
  saveLabel: string
  onSave: () => void
  retryLabel: string
  undoLabel?: string
  onUndo?: () => void
  /** The width of the form's column. */
  className?: string
}

/** Every state has the same height, to avoid layout shifts; `clean` renders nothing. */
export function SaveBar({ state, text, detail, saveLabel, onSave, retryLabel, undoLabel, onUndo, className }: Props) {
  if (state === 'clean') return null
  const busy = state === 'saving'
  const idle = busy || state === 'saved'
  return (
    <div
      data-save-bar
      className="rise-in fixed inset-x-0 bottom-0 z-bar bg-surface pb-[env(safe-area-inset-bottom)] shadow-raised forced-colors:border-t"
    >
      <div className="container-page">
        <div className={cn('flex min-h-16 flex-wrap items-center gap-x-2.5 gap-y-1.5 py-2', className)}>
          <SaveStatus
            state={state}
            text={text}
            {...(detail !== undefined && { detail })}
            className="min-w-0 flex-[999_1_7rem]"
          />
          {onUndo && undoLabel ? (
            <Button variant="quiet" size="sm" disabled={idle} onClick={onUndo} className="max-md:flex-auto">
              {undoLabel}
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
            {state === 'failed' ? retryLabel : saveLabel}
          </Button>
        </div>
      </div>
    </div>
  )
}

import { CircleCheck, CloudOff, TriangleAlert } from 'lucide-react'
import { useSyncExternalStore, type ReactNode } from 'react'
import { admin } from '../../copy/admin/admin'
import { adminErrors } from '../../copy/admin/errors'
import { cn } from '../../lib/cn'
import { formatTime } from '../../lib/format'
import { Spinner } from '../../ui/icons'
import { TextButton } from '../ui/buttons'
import { windowEvents } from '../ui/window-events'
import { isBusy, type WriteState } from '../writes/write-state'
import type { ErrorSummaryProps } from './field-errors'
import { SaveBarFrame } from './save-bar-frame'

const subscribeNetwork = windowEvents('online', 'offline')
type State = 'clean' | 'dirty' | 'saving' | 'saved' | 'slow' | 'failed'
type BarStatus = { state: State; text: string; detail?: string }

const LOOKS: Record<State, { ink: string; mark: ReactNode }> = {
  clean: { ink: 'text-muted', mark: null },
  dirty: {
    ink: 'text-ink',
    mark: <span aria-hidden className="edged size-2.5 shrink-0 rounded-full bg-booking" />,
  },
  saving: { ink: 'text-primary', mark: <Spinner size={18} /> },
  saved: { ink: 'text-secondary', mark: <CircleCheck size={18} className="shrink-0" /> },
  slow: { ink: 'text-accent', mark: <CloudOff size={18} className="shrink-0" /> },
  failed: { ink: 'text-red-600', mark: <TriangleAlert size={18} className="shrink-0" /> },
}

type BarWords = Record<'save' | 'saving' | 'failed' | 'unconfirmed' | 'offline' | 'online', string>

export type SaveBarProps = {
  /** The number of changes. At 0 the bar is hidden, unless a save runs or was just made, or the bar has a `title`. */
  changes: number
  write: WriteState
  onSave: () => void
  /** The button beside the save. It also works while a field is invalid. */
  discard: { label: string; onClick: () => void }
  /** The invalid fields of a refused save; absent where none can be. */
  invalid?: ErrorSummaryProps
  /** The words that replace the default ones. */
  ownWords?: Partial<BarWords> & {
    /** The words about changes that are not saved; by default their number. */
    unsaved?: string
    /** The name of the open item, shown while nothing is changed. */
    title?: string
    /** The words after a save; by default the time since when the change is on the site. */
    saved?: string
  }
  /** The width of the form's column. */
  className?: string
}

/** The one status of a form. Every state has the same height, to avoid layout shifts. */
export function SaveBar({
  changes,
  write,
  onSave,
  discard,
  invalid,
  ownWords = {},
  className,
}: SaveBarProps) {
  const words = { ...admin.save, ...ownWords }
  const isOnline = useSyncExternalStore(subscribeNetwork, () => navigator.onLine)
  const firstError = invalid?.errors[0]
  const idle = idleStatusOf(changes, ownWords)
  const status: BarStatus | null = firstError
    ? { state: 'failed', text: invalid.title }
    : barStatusOf(write, { isOnline, idle, words, saved: ownWords.saved })
  if (!status) return null
  const { state, text, detail } = status
  const isOff = state === 'saving' || state === 'slow' || state === 'saved'
  return (
    <SaveBarFrame className={className}>
      <div
        className={cn(
          'flex min-w-0 flex-1 items-center gap-x-1',
          state !== 'saved' && 'max-md:basis-full',
        )}
      >
        <p
          role="status"
          className={cn(
            'flex min-w-0 flex-1 items-center gap-2 text-small font-semibold',
            LOOKS[state].ink,
          )}
        >
          {LOOKS[state].mark}
          <span className="min-w-0">
            <span>{text}</span>
            {detail ? (
              <span className="block text-tiny font-normal text-muted">{detail}</span>
            ) : null}
          </span>
        </p>
        {firstError ? (
          <button
            type="button"
            onClick={() => invalid.onShow(firstError.name)}
            className="-my-2.5 min-h-11 shrink-0 rounded-chip px-1 text-small font-semibold text-primary underline underline-offset-4 hover:bg-tint"
          >
            {adminErrors.show}
          </button>
        ) : null}
      </div>
      {idle ? (
        <TextButton
          text={discard.label}
          disabled={isOff}
          onClick={discard.onClick}
          className="max-md:flex-auto"
        />
      ) : null}
      <TextButton
        variant="primary"
        text={state === 'failed' && !firstError ? admin.save.retry : words.save}
        disabled={state === 'saved'}
        keepsFocus
        // A slow write is still under way, and a second one would send the same again.
        isLoading={isBusy(write)}
        onClick={onSave}
        // After a save there is nothing to save, but the button keeps the focus.
        className={state === 'saved' ? 'not-focus-visible:sr-only' : 'max-md:flex-auto'}
      />
    </SaveBarFrame>
  )
}

/** The words of the bar while no write is running. */
function idleStatusOf(
  changes: number,
  { title, unsaved }: { title?: string; unsaved?: string },
): BarStatus | null {
  if (changes > 0) return { state: 'dirty', text: unsaved ?? admin.save.unsaved(changes) }
  return title === undefined ? null : { state: 'clean', text: title }
}

type Conditions = {
  isOnline: boolean
  idle: BarStatus | null
  words: BarWords
  saved: string | undefined
}

function barStatusOf(
  write: WriteState,
  { isOnline, idle, words, saved }: Conditions,
): BarStatus | null {
  if (write.status === 'saving') return { state: 'saving', text: words.saving }
  if (write.status === 'slow')
    return { state: 'slow', text: admin.save.slow, detail: admin.save.slowHint }
  if (write.status === 'failed' && write.reason === 'offline')
    return isOnline
      ? { state: 'dirty', text: words.online }
      : { state: 'failed', text: words.offline }
  if (write.status === 'failed') {
    const text = write.reason === 'timeout' ? words.unconfirmed : words.failed
    return { state: 'failed', text, detail: admin.reasons[write.reason] }
  }
  if (idle) return idle
  return write.status === 'saved'
    ? { state: 'saved', text: saved ?? `${admin.save.saved} ${formatTime(write.savedAt)}` }
    : null
}

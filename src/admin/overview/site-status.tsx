import { useSyncExternalStore } from 'react'
import { overview } from '../../copy/admin-overview'
import { formatDate, formatDayMonth, formatTime } from '../../lib/format'
import { TIME_ZONE } from '../../limits'
import { SafeImage } from '../../ui/safe-image'
import type { LastSave } from './last-save'

const words = overview.status

type Props = { last: LastSave | null; isReady: boolean; isFailed: boolean }

/** Whether everything is on the site, and since when. */
export function SiteStatus({ last, isReady, isFailed }: Props) {
  const isOnline = useIsOnline()
  const [text, ink, dot] = !isOnline
    ? [words.offline, 'text-accent', 'bg-accent']
    : isFailed
      ? [words.failed, 'text-red-600', 'bg-red-600']
      : isReady
        ? [last ? words.published(when(last.at)) : words.online, 'text-secondary', 'bg-secondary']
        : [words.checking, 'text-muted', 'bg-muted']
  return (
    <div className="-mt-2 mb-3 flex items-center gap-2 md:mt-0 md:mb-6 md:gap-3">
      {last?.picture ? (
        <SafeImage
          src={last.picture}
          alt=""
          fallback="/placeholder.svg"
          className="edged size-10 shrink-0 rounded-badge bg-tint object-cover md:size-12"
        />
      ) : null}
      <div>
        <p role="status" className={`flex items-center gap-2 text-small font-semibold ${ink}`}>
          <span aria-hidden className={`edged size-2.5 shrink-0 rounded-full ${dot}`} />
          {text}
        </p>
        {/* The line keeps its place until the content has loaded. */}
        <p className="line-clamp-1 text-small text-muted">{last ? words.last(last.title) : '\u00a0'}</p>
      </div>
    </div>
  )
}

/** The date as YYYY-MM-DD. */
const day = (date: Date): string => date.toLocaleDateString('en-CA', { timeZone: TIME_ZONE })

function when(date: Date): string {
  const [then, now] = [day(date), day(new Date())]
  if (then === now) return formatTime(date)
  return then.slice(0, 4) === now.slice(0, 4) ? formatDayMonth(date) : formatDate(date)
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

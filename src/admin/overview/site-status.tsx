import { useSyncExternalStore, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { admin } from '../../copy/admin'
import { overview } from '../../copy/admin-overview'
import { draftKeys } from '../drafts'
import { Panel } from '../panel'
import { useUid } from '../session-provider'
import { CENTRE_SEARCH, isTabName, tabSearch } from '../tab-names'

const words = overview.status

export function SiteStatus({ isReady, isFailed }: { isReady: boolean; isFailed: boolean }) {
  const uid = useUid()
  const isOnline = useIsOnline()
  // The key of a draft begins with the name of its tab.
  const drafts = [...new Set(draftKeys(uid).map((key) => key.split(':')[0]))].flatMap(
    (name): { name: string; search: string; title: string }[] => {
      if (name === 'centre') return [{ name, search: CENTRE_SEARCH, title: admin.centrePanel.title }]
      return isTabName(name) ? [{ name, search: tabSearch(name), title: admin.tabs[name] }] : []
    },
  )

  return (
    <Panel title={words.title}>
      <dl className="divide-y divide-hairline">
        <Row label={words.connection}>
          <Connection isOnline={isOnline} isReady={isReady} isFailed={isFailed} />
        </Row>
        <Row label={words.draft}>
          {drafts.length === 0
            ? words.noDraft
            : drafts.map(({ name, search, title }) => (
                <Link
                  key={name}
                  to={{ search }}
                  className="ms-3 inline-block py-1 font-semibold text-accent first:ms-0"
                >
                  {title}
                </Link>
              ))}
        </Row>
      </dl>
    </Panel>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 py-2 text-small md:text-card">
      <dt className="text-ink">{label}</dt>
      <dd className="text-muted">{children}</dd>
    </div>
  )
}

function Connection({ isOnline, isReady, isFailed }: { isOnline: boolean; isReady: boolean; isFailed: boolean }) {
  const [text, ink] = !isOnline
    ? [words.offline, 'text-accent']
    : isFailed
      ? [words.failed, 'text-red-600']
      : isReady
        ? [words.online, 'text-secondary']
        : [words.checking, 'text-muted']
  return (
    <span role="status" className={`font-semibold ${ink}`}>
      {text}
    </span>
  )
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

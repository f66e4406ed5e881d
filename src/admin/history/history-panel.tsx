import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { admin } from '../../copy/admin'
import { adminHistory as words } from '../../copy/admin-history'
import { overview } from '../../copy/admin-overview'
import { useLoaded } from '../../data/client/use-loaded'
import { getStored, getVersions, type Version } from '../../data/store/history'
import type { AsyncState } from '../../lib/async-state'
import { VERSIONS_PAGE } from '../../limits'
import { EmptyArt } from '../../ui/art/state-art'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'
import { StateMessage } from '../../ui/state'
import { LoadError, TabHeading } from '../shell/tab-parts'
import { ToggleChip } from '../ui/choices'
import { ChangeRow } from './change-row'
import { entriesOf, type Stored } from './describe-change'

/** What was changed or deleted in the last 30 days, and how to bring it back. */
export function HistoryPanel() {
  const { state, entries, more, retry, showMore, refresh } = useHistory()
  const [isRemovedOnly, setRemovedOnly] = useState(false)
  const shown = isRemovedOnly ? entries.filter(({ change }) => change?.isDeletion) : entries

  return (
    <div className="max-w-4xl">
      <TabHeading isPanel title={admin.historyPanel.title} />
      <p className="mb-4 text-card text-muted">{words.lead}</p>
      {state.status === 'loading' ? (
        <SkeletonGroup label={words.loading} className="grid gap-3">
          <Skeleton className="h-11 w-44 rounded-control" />
          <Skeleton className="h-150 rounded-control" />
        </SkeletonGroup>
      ) : state.status === 'error' ? (
        <LoadError words={words.loadError} error={state.error} onRetry={retry} />
      ) : entries.length === 0 ? (
        <StateMessage art={<EmptyArt />} level={3} title={words.empty} />
      ) : (
        <>
          <div role="group" aria-label={words.filter.label} className="mb-3 flex gap-2">
            <ToggleChip isPressed={!isRemovedOnly} onClick={() => setRemovedOnly(false)}>
              {words.filter.all}
            </ToggleChip>
            <ToggleChip isPressed={isRemovedOnly} onClick={() => setRemovedOnly(true)}>
              {words.filter.removed}
            </ToggleChip>
          </div>
          {shown.length === 0 ? (
            <p className="py-4 text-card text-muted">{words.filter.none}</p>
          ) : null}
          <ul className="edged divide-y divide-hairline rounded-control bg-surface hairline empty:hidden">
            {shown.map((entry) => (
              <ChangeRow key={entry.version.id} entry={entry} onChange={refresh} />
            ))}
          </ul>
          {more === 'failed' ? (
            <Notice tone="error" role="alert" title={words.moreFailed} className="mt-4" />
          ) : null}
          {state.value.hasMore ? (
            <Button
              variant="outline"
              loading={more === 'loading'}
              onClick={() => void showMore()}
              className="mt-4 w-full md:w-auto"
            >
              {words.more}
            </Button>
          ) : null}
        </>
      )}
    </div>
  )
}

const SHORT = 3
type ListProps = { loading: ReactNode; failed: (retry: () => void) => ReactNode }

/** The newest changes in the overview, each with its undo. */
export function ChangeList({ loading, failed }: ListProps) {
  const { state, entries, retry, refresh } = useHistory(SHORT)
  if (state.status === 'loading') return loading
  if (state.status === 'error') return failed(retry)
  if (entries.length === 0)
    return <p className="px-4.5 pb-4 text-small text-muted">{overview.changes.empty}</p>
  return (
    <ul className="divide-y divide-hairline border-t border-hairline">
      {entries.map((entry) => (
        <ChangeRow key={entry.version.id} entry={entry} isShort onChange={refresh} />
      ))}
    </ul>
  )
}

/** `stored` has what was stored at the paths of the versions when they were read, `now` what is stored since. */
type Loaded = { versions: Version[]; stored: Stored; now: Stored; hasMore: boolean }
const NOTHING: Loaded = { versions: [], stored: new Map(), now: new Map(), hasMore: true }

/** The versions that were read so far, newest first; at first `count` of them. */
function useHistory(count = VERSIONS_PAGE) {
  const { state: first, retry } = useLoaded(useCallback(() => readAfter(NOTHING, count), [count]))
  const [later, setLater] = useState<Loaded | null>(null)
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle')
  const state: AsyncState<Loaded> =
    first.status === 'ready' && later ? { ...first, value: later } : first
  const loaded = state.status === 'ready' ? state.value : NOTHING
  const { versions, stored, now } = loaded
  const entries = useMemo(() => entriesOf(versions, stored, now), [versions, stored, now])

  async function showMore() {
    setMore('loading')
    try {
      setLater(await readAfter(loaded, VERSIONS_PAGE))
      setMore('idle')
    } catch {
      setMore('failed')
    }
  }
  /** Reads again what is stored at this path; without an answer the list stays as it is. */
  async function refresh(path: string) {
    const read = await getStored([path]).catch(() => new Map<string, never>())
    setLater((latest) => ({
      ...(latest ?? loaded),
      now: new Map([...(latest ?? loaded).now, ...read]),
    }))
  }
  return { state, entries, retry, more, showMore, refresh: (path: string) => void refresh(path) }
}

async function readAfter({ versions, stored, now }: Loaded, count: number): Promise<Loaded> {
  const page = await getVersions(versions.at(-1))
  const added = page.slice(0, count)
  const read = await getStored(added.map(({ path }) => path).filter((path) => !stored.has(path)))
  return {
    versions: [...versions, ...added],
    stored: new Map([...stored, ...read]),
    now: new Map([...now, ...read]),
    hasMore: page.length === VERSIONS_PAGE,
  }
}

import { useCallback, useMemo, useState } from 'react'
import { useLoaded } from '../../data/client/use-loaded'
import {
  fetchReplacedDeletions,
  fetchStored,
  fetchVersions,
  type Version,
  type VersionKind,
} from '../../data/store/history'
import type { AsyncState } from '../../lib/async-state'
import { VERSIONS_PAGE_SIZE } from '../../limits'
import { useScreenReturn } from '../ui/screen'
import { useLatest } from '../ui/use-latest'
import { entriesOf, type StoredByPath } from './entries'

/** The pages that were read so far: the versions, and the states of their documents that `entriesOf` needs. */
type HistoryPages = {
  versions: Version[]
  storedAtRead: StoredByPath
  storedNow: StoredByPath
  replacedDeletionIds: ReadonlySet<string>
  hasMore: boolean
}
const NOTHING_LOADED: HistoryPages = {
  versions: [],
  storedAtRead: new Map(),
  storedNow: new Map(),
  replacedDeletionIds: new Set(),
  hasMore: true,
}

/** The state of the reading of older versions. */
type More = { status: 'idle' | 'loading' } | { status: 'failed'; error: unknown }

type Options = { count?: number; kind?: VersionKind }

/** The entries of the history, newest first: at first `count` versions, and older ones on request. */
export function useHistory({ count = VERSIONS_PAGE_SIZE, kind = 'all' }: Options = {}) {
  const first = useLoaded(
    useCallback(
      async () => withPage(NOTHING_LOADED, await fetchPageAfter(NOTHING_LOADED, { count, kind })),
      [count, kind],
    ),
  )
  const [later, setLater] = useState<HistoryPages | null>(null)
  const [more, setMore] = useState<More>({ status: 'idle' })
  // She may have changed something in another browser tab.
  useScreenReturn(() => {
    setLater(null)
    first.retry()
  })
  const state: AsyncState<HistoryPages> =
    first.state.status === 'ready' && later ? { ...first.state, value: later } : first.state
  const loaded = state.status === 'ready' ? state.value : NOTHING_LOADED
  const entries = useMemo(() => entriesOf(loaded.versions, loaded), [loaded])
  const newest = useLatest({ first: first.state, loaded })

  async function showMore() {
    setMore({ status: 'loading' })
    try {
      const page = await fetchPageAfter(loaded, { count: VERSIONS_PAGE_SIZE, kind })
      // A list that was read again meanwhile ends elsewhere, so this page does not follow it.
      if (newest.current.first === first.state)
        // The documents of a refresh are newer than those of this page.
        setLater((latest) => withPage(latest ?? loaded, page))
      setMore({ status: 'idle' })
    } catch (error) {
      setMore({ status: 'failed', error })
    }
  }
  /** Reads the document at this path again. Without an answer the list stays as it is. */
  async function refresh(path: string) {
    try {
      const storedNow = await fetchStored([path])
      const versions = newest.current.loaded.versions.filter((version) => version.path === path)
      const replacedDeletionIds = await fetchReplacedDeletions(versions, storedNow)
      const reread = { versions, storedNow, replacedDeletionIds }
      // The list may have been read again meanwhile.
      const current = newest.current
      if (current.first.status === 'ready')
        setLater((latest) => withReread(latest ?? current.loaded, reread))
    } catch {
      // The row still says what was done.
    }
  }
  return {
    state: { ...state, retry: first.retry },
    entries,
    more,
    showMore,
    refresh: (path: string) => void refresh(path),
  }
}

type RereadResult = {
  /** The versions of the document. */
  versions: readonly Version[]
  storedNow: StoredByPath
  replacedDeletionIds: ReadonlySet<string>
}

function withReread(
  loaded: HistoryPages,
  { versions, storedNow, replacedDeletionIds }: RereadResult,
): HistoryPages {
  const others = [...loaded.replacedDeletionIds].filter(
    (id) => !versions.some((version) => version.id === id),
  )
  return {
    ...loaded,
    storedNow: new Map([...loaded.storedNow, ...storedNow]),
    replacedDeletionIds: new Set([...others, ...replacedDeletionIds]),
  }
}

/** Older versions, and those of their documents that were not read before. */
type Page = Omit<HistoryPages, 'storedNow'>

async function fetchPageAfter(
  { versions, storedAtRead }: HistoryPages,
  { count, kind }: Required<Options>,
): Promise<Page> {
  const added = await fetchVersions({ before: versions.at(-1), kind, count })
  const read = await fetchStored(
    added.map(({ path }) => path).filter((path) => !storedAtRead.has(path)),
  )
  return {
    versions: added,
    storedAtRead: read,
    replacedDeletionIds: await fetchReplacedDeletions(added, new Map([...storedAtRead, ...read])),
    hasMore: added.length === count,
  }
}

const withPage = (
  loaded: HistoryPages,
  { versions, storedAtRead, replacedDeletionIds, hasMore }: Page,
): HistoryPages => ({
  versions: [...loaded.versions, ...versions],
  storedAtRead: new Map([...loaded.storedAtRead, ...storedAtRead]),
  storedNow: new Map([...storedAtRead, ...loaded.storedNow]),
  replacedDeletionIds: new Set([...loaded.replacedDeletionIds, ...replacedDeletionIds]),
  hasMore,
})

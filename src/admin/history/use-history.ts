import { useCallback, useMemo, useState } from 'react'
import { useLoadedOnce } from '../../data/client/use-loaded-once'
import type { VersionKind } from '../../data/store/history/list-versions'
import { VERSIONS_BATCH_SIZE } from '../../limits'
import { useRead, type ReadState } from '../loading/use-read'
import { useScreenReturn } from '../ui/screen'
import { useLatest } from '../ui/use-latest'
import type { Entry } from './entries'
import {
  fetchAgain,
  fetchFirstBatch,
  fetchOlder,
  shownEntries,
  withFirstBatch,
  type LoadedHistory,
} from './loaded-history'

type Options = { count?: number; kind?: VersionKind }

/**
 * The first batch of the history, as `WhenReady` shows it. It is read again when the administrator returns to the
 * screen.
 */
export function useFirstBatch({ count = VERSIONS_BATCH_SIZE, kind = 'all' }: Options = {}) {
  const { state, failure, retry } = useLoadedOnce(
    useCallback(() => fetchFirstBatch({ count, kind }), [count, kind]),
  )
  // Something may have been changed in another browser tab.
  useScreenReturn(retry)
  return { ...state, failure, retry }
}

type History = {
  /** The entries that were read. */
  entries: readonly Entry[]
  /** Whether there are older entries. */
  hasMore: boolean
  /** The state of the reading of older versions. */
  more: ReadState
  showMore: () => void
  /** Reads the document at this path again. Without an answer the list stays as it is. */
  refresh: (path: string) => void
}

/**
 * The entries of the first batch, and the older entries once they are fetched.
 * @param first the first batch; when it is read again, the older entries stay
 */
export function useHistory(first: LoadedHistory, kind: VersionKind = 'all'): History {
  const [loaded, setLoaded] = useState(first)
  const { state: more, read } = useRead()
  const newest = useLatest(loaded)
  const [lastFirst, setLastFirst] = useState(first)
  if (lastFirst !== first) {
    setLastFirst(first)
    setLoaded(withFirstBatch(loaded, first))
  }

  const showMore = () =>
    read(async () => {
      const applyAnswer = await fetchOlder(newest.current, { kind, count: VERSIONS_BATCH_SIZE })
      setLoaded(applyAnswer)
    })
  async function refresh(path: string) {
    try {
      const applyAnswer = await fetchAgain(newest.current, { path, kind })
      setLoaded(applyAnswer)
    } catch {
      // The row says what was done without this read.
    }
  }
  return {
    entries: useMemo(() => shownEntries(loaded), [loaded]),
    hasMore: loaded.hasMore,
    more,
    showMore: () => void showMore(),
    refresh: (path) => void refresh(path),
  }
}

import { useCallback, useMemo, useState } from 'react'
import { useLoaded } from '../../data/client/use-loaded'
import type { VersionKind } from '../../data/store/history/history'
import { VERSIONS_PAGE_SIZE } from '../../limits'
import { useScreenReturn } from '../ui/screen'
import { useLatest } from '../ui/use-latest'
import {
  fetchAgain,
  fetchFirstPage,
  fetchOlder,
  shownEntries,
  type HistoryPages,
} from './history-pages'

type Options = { count?: number; kind?: VersionKind }

/**
 * The first page of the history, as `Loaded` shows it. It is read again when the administrator returns to the screen.
 */
export function useFirstPage({ count = VERSIONS_PAGE_SIZE, kind = 'all' }: Options = {}) {
  const { state, retry } = useLoaded(
    useCallback(() => fetchFirstPage({ count, kind }), [count, kind]),
  )
  // Something may have been changed in another browser tab.
  useScreenReturn(retry)
  return { ...state, retry }
}

/** The state of the reading of older versions. */
type More = { status: 'idle' | 'loading' } | { status: 'failed'; error: unknown }

/**
 * The entries of the history: those of the first page and the older ones.
 * @param first the first page; mount the component again when it is read again
 */
export function useHistory(first: HistoryPages, kind: VersionKind = 'all') {
  const [pages, setPages] = useState(first)
  const [more, setMore] = useState<More>({ status: 'idle' })
  const newest = useLatest(pages)

  async function showMore() {
    setMore({ status: 'loading' })
    try {
      const applyAnswer = await fetchOlder(pages, { kind, count: VERSIONS_PAGE_SIZE })
      setPages(applyAnswer)
      setMore({ status: 'idle' })
    } catch (error) {
      setMore({ status: 'failed', error })
    }
  }
  /** Reads the document at this path again. Without an answer the list stays as it is. */
  async function refresh(path: string) {
    try {
      const applyAnswer = await fetchAgain(newest.current, { path, kind })
      setPages(applyAnswer)
    } catch {
      // The row still says what was done.
    }
  }
  return {
    entries: useMemo(() => shownEntries(pages), [pages]),
    hasMore: pages.hasMore,
    more,
    showMore,
    refresh: (path: string) => void refresh(path),
  }
}

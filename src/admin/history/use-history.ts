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
import { entriesOf, type StoredByPath } from './entries'

/** `storedAtRead` has what was stored at the paths of the versions when they were read, `storedNow` what is stored since. */
type Loaded = {
  versions: Version[]
  storedAtRead: StoredByPath
  storedNow: StoredByPath
  replaced: ReadonlySet<string>
  hasMore: boolean
}
const NOTHING: Loaded = {
  versions: [],
  storedAtRead: new Map(),
  storedNow: new Map(),
  replaced: new Set(),
  hasMore: true,
}

/** How the reading of older versions goes on. */
type More = { status: 'idle' | 'loading' } | { status: 'failed'; error: unknown }

type Options = { count?: number; kind?: VersionKind }

/** The versions of this kind that were read so far, newest first; at first `count` of them. */
export function useHistory({ count = VERSIONS_PAGE_SIZE, kind = 'all' }: Options = {}) {
  const first = useLoaded(
    useCallback(
      async () => withPage(NOTHING, await fetchPageAfter(NOTHING, { count, kind })),
      [count, kind],
    ),
  )
  const [later, setLater] = useState<Loaded | null>(null)
  const [more, setMore] = useState<More>({ status: 'idle' })
  // While another tab was open, something may have been changed in it.
  useScreenReturn(() => {
    setLater(null)
    first.retry()
  })
  const state: AsyncState<Loaded> =
    first.state.status === 'ready' && later ? { ...first.state, value: later } : first.state
  const loaded = state.status === 'ready' ? state.value : NOTHING
  const entries = useMemo(() => entriesOf(loaded.versions, loaded), [loaded])

  async function showMore() {
    setMore({ status: 'loading' })
    try {
      const page = await fetchPageAfter(loaded, { count: VERSIONS_PAGE_SIZE, kind })
      // What was stored meanwhile is known from a refresh.
      setLater((latest) => withPage(latest ?? loaded, page))
      setMore({ status: 'idle' })
    } catch (error) {
      setMore({ status: 'failed', error })
    }
  }
  /** Reads again what is stored at this path; without an answer the list stays as it is. */
  async function refresh(path: string) {
    try {
      const storedNow = await fetchStored([path])
      const own = loaded.versions.filter((version) => version.path === path)
      const replaced = await fetchReplacedDeletions(own, storedNow)
      setLater((latest) => withReread(latest ?? loaded, { own, storedNow, replaced }))
    } catch {
      // The row keeps saying what was done.
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
  own: readonly Version[]
  storedNow: StoredByPath
  replaced: ReadonlySet<string>
}

function withReread(loaded: Loaded, { own, storedNow, replaced }: RereadResult): Loaded {
  const others = [...loaded.replaced].filter((id) => !own.some((version) => version.id === id))
  return {
    ...loaded,
    storedNow: new Map([...loaded.storedNow, ...storedNow]),
    replaced: new Set([...others, ...replaced]),
  }
}

/** The versions that follow, and what is stored at those of their paths that were not read before. */
type Page = Omit<Loaded, 'storedNow'>

async function fetchPageAfter(
  { versions, storedAtRead }: Loaded,
  { count, kind }: Required<Options>,
): Promise<Page> {
  const page = await fetchVersions({ before: versions.at(-1), kind })
  const added = page.slice(0, count)
  const read = await fetchStored(
    added.map(({ path }) => path).filter((path) => !storedAtRead.has(path)),
  )
  return {
    versions: added,
    storedAtRead: read,
    replaced: await fetchReplacedDeletions(added, new Map([...storedAtRead, ...read])),
    hasMore: page.length === VERSIONS_PAGE_SIZE,
  }
}

const withPage = (loaded: Loaded, { versions, storedAtRead, replaced, hasMore }: Page): Loaded => ({
  versions: [...loaded.versions, ...versions],
  storedAtRead: new Map([...loaded.storedAtRead, ...storedAtRead]),
  storedNow: new Map([...storedAtRead, ...loaded.storedNow]),
  replaced: new Set([...loaded.replaced, ...replaced]),
  hasMore,
})

import { useCallback, useMemo, useState } from 'react'
import { useLoaded } from '../../data/client/use-loaded'
import { getStored, getVersions, type Version } from '../../data/store/history'
import type { AsyncState } from '../../lib/async-state'
import { VERSIONS_PAGE } from '../../limits'
import { entriesOf, type Stored } from './entries'

/** `stored` has what was stored at the paths of the versions when they were read, `now` what is stored since. */
type Loaded = { versions: Version[]; stored: Stored; now: Stored; hasMore: boolean }
const NOTHING: Loaded = { versions: [], stored: new Map(), now: new Map(), hasMore: true }

/**
 * The versions that were read so far, newest first.
 * @param count how many are shown at first
 */
export function useHistory(count = VERSIONS_PAGE) {
  const { state: first, retry } = useLoaded(useCallback(() => readAfter(NOTHING, count), [count]))
  const [later, setLater] = useState<Loaded | null>(null)
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle')
  const state: AsyncState<Loaded> = first.status === 'ready' && later ? { ...first, value: later } : first
  const loaded = state.status === 'ready' ? state.value : NOTHING

  const { versions, stored, now } = loaded
  const entries = useMemo(() => entriesOf(versions, stored, now), [versions, stored, now])

  return {
    state,
    entries,
    retry,
    more,
    showMore: async () => {
      setMore('loading')
      try {
        setLater(await readAfter(loaded, VERSIONS_PAGE))
        setMore('idle')
      } catch {
        setMore('failed')
      }
    },
    /** Reads again what is stored at this path; without an answer the list stays as it is. */
    refresh: async (path: string) => {
      const stored = await getStored([path]).catch(() => new Map<string, never>())
      setLater((latest) => ({ ...(latest ?? loaded), now: new Map([...(latest ?? loaded).now, ...stored]) }))
    },
  }
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

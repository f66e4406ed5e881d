import { useCallback, useEffect, useState } from 'react'
import type { Fields } from '../../data/content/parse'
import { getStored, getVersions, type Version } from '../../data/store/history'
import type { AsyncState } from '../../lib/async-state'
import { VERSIONS_PAGE } from '../../limits'

type Loaded = { versions: Version[]; now: ReadonlyMap<string, Fields | null>; hasMore: boolean }
const NOTHING: Loaded = { versions: [], now: new Map(), hasMore: true }

/**
 * The versions that were read so far, newest first, with what is stored now at their paths.
 * @param count how many are shown at first
 */
export function useHistory(count = VERSIONS_PAGE) {
  const [state, setState] = useState<AsyncState<Loaded>>({ status: 'loading' })
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle')
  const loaded = state.status === 'ready' ? state.value : NOTHING

  const load = useCallback(
    () =>
      readAfter(NOTHING, count).then(
        (value) => setState({ status: 'ready', value }),
        (error: Error) => setState({ status: 'error', error }),
      ),
    [count],
  )
  useEffect(() => void load(), [load])

  return {
    state,
    more,
    retry() {
      setState({ status: 'loading' })
      void load()
    },
    async showMore() {
      setMore('loading')
      try {
        setState({ status: 'ready', value: await readAfter(loaded, VERSIONS_PAGE) })
        setMore('idle')
      } catch {
        setMore('failed')
      }
    },
    /** Reads again what is stored at this path; without an answer the list stays as it is. */
    async refresh(path: string) {
      const stored = await getStored([path]).catch(() => new Map<string, never>())
      setState((latest) =>
        latest.status === 'ready'
          ? { ...latest, value: { ...latest.value, now: new Map([...latest.value.now, ...stored]) } }
          : latest,
      )
    },
  }
}

async function readAfter({ versions, now }: Loaded, count: number): Promise<Loaded> {
  const page = await getVersions(versions.at(-1))
  const added = page.slice(0, count)
  const stored = await getStored(added.map(({ path }) => path).filter((path) => !now.has(path)))
  return {
    versions: [...versions, ...added],
    now: new Map([...now, ...stored]),
    hasMore: page.length === VERSIONS_PAGE,
  }
}

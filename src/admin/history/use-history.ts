import { useCallback, useEffect, useRef, useState } from 'react'
import { getStored, getVersions, type Cursor, type Version } from '../../data/store/versions'
import type { AsyncState } from '../../lib/async-state'
import { VERSIONS_PAGE } from '../../limits'
import type { StoredNow } from './entries'

type Loaded = { versions: Version[]; now: StoredNow; next: Cursor | null }
const EMPTY: Loaded = { versions: [], now: new Map(), next: null }

export type MoreStatus = 'idle' | 'loading' | 'failed'

/** The versions that were read so far, newest first, `count` at a time, with what is stored now at their paths. */
export function useHistory(count = VERSIONS_PAGE) {
  const [state, setState] = useState<AsyncState<Loaded>>({ status: 'loading' })
  const [more, setMore] = useState<MoreStatus>('idle')
  const loaded = useRef(EMPTY)

  const show = useCallback((value: Loaded) => {
    loaded.current = value
    setState({ status: 'ready', value })
  }, [])
  const fail = useCallback((error: Error) => setState({ status: 'error', error }), [])

  /** Reads the newest versions. A list that is shown stays until they arrive. */
  const load = useCallback(() => readFrom(EMPTY, count).then(show, fail), [count, show, fail])
  useEffect(() => void load(), [load])

  const retry = () => {
    setState({ status: 'loading' })
    void load()
  }

  const showMore = () => {
    setMore('loading')
    readFrom(loaded.current, count).then(
      (value) => {
        show(value)
        setMore('idle')
      },
      () => setMore('failed'),
    )
  }

  /** Reads what is stored at a path that was restored, and the version of what it replaced. */
  const refresh = useCallback(
    (path: string) =>
      Promise.all([getVersions(), getStored([path])]).then(([newest, stored]) => {
        const { versions, next, now } = loaded.current
        const known = new Set(versions.map(({ id }) => id))
        const added = newest.versions.filter((version) => version.path === path && !known.has(version.id))
        show({ versions: [...added, ...versions], next, now: new Map([...now, ...stored]) })
      }, fail),
    [show, fail],
  )

  return { state, more, load, retry, showMore, refresh }
}

async function readFrom({ versions, now, next }: Loaded, count: number): Promise<Loaded> {
  const page = await getVersions(next, count)
  const stored = await getStored(page.versions.map(({ path }) => path).filter((path) => !now.has(path)))
  return { versions: [...versions, ...page.versions], now: new Map([...now, ...stored]), next: page.next }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { getStored } from '../../data/stored-content'
import { getVersions, type StoredVersion } from '../../data/versions'
import type { AsyncState } from '../../lib/async-state'
import { VERSIONS_PAGE } from '../../limits'
import type { StoredNow } from './entries'

type Loaded = { versions: StoredVersion[]; now: StoredNow; hasMore: boolean }
const EMPTY: Loaded = { versions: [], now: new Map(), hasMore: false }

export type MoreStatus = 'idle' | 'loading' | 'failed'

/** The versions that were read so far, newest first, with what is stored now at their paths. */
export function useHistory() {
  const [state, setState] = useState<AsyncState<Loaded>>({ status: 'loading' })
  const [more, setMore] = useState<MoreStatus>('idle')
  const loaded = useRef(EMPTY)

  const show = useCallback((value: Loaded) => {
    loaded.current = value
    setState({ status: 'ready', value })
  }, [])
  const fail = useCallback((error: Error) => setState({ status: 'error', error }), [])

  /** Reads the newest versions. A list that is shown stays until they arrive. */
  const load = useCallback(() => readFrom(EMPTY).then(show, fail), [show, fail])
  useEffect(() => void load(), [load])

  const retry = () => {
    setState({ status: 'loading' })
    void load()
  }

  const showMore = () => {
    setMore('loading')
    readFrom(loaded.current).then(
      (value) => {
        show(value)
        setMore('idle')
      },
      () => setMore('failed'),
    )
  }

  /** Reads what is stored at the path of a restored version, and the version of what it replaced. */
  const refresh = useCallback(
    (path: string) =>
      Promise.all([getVersions(), getStored([path])]).then(([newest, stored]) => {
        const { versions, hasMore, now } = loaded.current
        const known = new Set(versions.map(({ id }) => id))
        const added = newest.filter((version) => version.path === path && !known.has(version.id))
        show({ versions: [...added, ...versions], hasMore, now: new Map([...now, ...stored]) })
      }, fail),
    [show, fail],
  )

  const leaveOut = ({ id }: StoredVersion) =>
    show({ ...loaded.current, versions: loaded.current.versions.filter((version) => version.id !== id) })

  return { state, more, load, retry, showMore, refresh, leaveOut }
}

async function readFrom({ versions, now }: Loaded): Promise<Loaded> {
  const page = await getVersions(versions.at(-1))
  const stored = await getStored(page.map(({ path }) => path).filter((path) => !now.has(path)))
  return {
    versions: [...versions, ...page],
    now: new Map([...now, ...stored]),
    hasMore: page.length === VERSIONS_PAGE,
  }
}

import { useEffect, useState } from 'react'
import { countChanges, fetchBuildRecord, fingerprintsOf, type BuildRecord } from '../../data/build-record'
import type { Baked } from '../../data/baked'
import type { AsyncState } from '../../lib/async-state'

/** The record of the served build; null when there is none. */
export function useBuildRecord(): AsyncState<BuildRecord | null> {
  const [state, setState] = useState<AsyncState<BuildRecord | null>>({ status: 'loading' })
  useEffect(() => {
    const abort = new AbortController()
    fetchBuildRecord(abort.signal).then(
      (value) => !abort.signal.aborted && setState({ status: 'ready', value }),
      (error: unknown) => {
        if (abort.signal.aborted) return
        console.warn('[overview] the record of the build could not be read', error)
        setState({ status: 'error', error: error instanceof Error ? error : new Error(String(error)) })
      },
    )
    return () => abort.abort()
  }, [])
  return state
}

/** How many changes were stored since the build; null until both are known. */
export function useChangesSince(record: BuildRecord | null, content: Baked | null): number | null {
  const [count, setCount] = useState<number | null>(null)
  const built = record?.content
  useEffect(() => {
    if (!built || !content) return
    let isOutdated = false
    void fingerprintsOf(content).then((now) => {
      if (!isOutdated) setCount(countChanges(built, now))
    })
    return () => {
      isOutdated = true
    }
  }, [built, content])
  return count
}

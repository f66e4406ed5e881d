import { useMemo } from 'react'
import { countChanges, fetchBuildRecord, fingerprintsOf, type BuildRecord } from '../../data/build-record'
import type { Baked } from '../../data/baked'
import { useLoaded } from '../../data/use-loaded'
import type { AsyncState } from '../../lib/async-state'

/** The record of the served build; null on the development server. */
export const useBuildRecord = (): AsyncState<BuildRecord | null> => useLoaded(fetchBuildRecord).state

/** How many changes were stored since the build; null until both are known. */
export function useChangesSince(record: BuildRecord | null, content: Baked | null): number | null {
  const built = record?.content
  const load = useMemo(
    () => (built && content ? async () => countChanges(built, await fingerprintsOf(content)) : null),
    [built, content],
  )
  const { state } = useLoaded(load)
  return state.status === 'ready' ? state.value : null
}

import { useMemo } from 'react'
import { countChanges, fetchBuildRecord, fingerprintsOf, type BuildRecord } from '../../data/pages/build-record'
import type { Baked } from '../../data/pages/baked'
import { useLoaded } from '../../data/client/use-loaded'
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

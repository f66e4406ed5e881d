import { useEffect, useEffectEvent } from 'react'

/** Calls `work` after `ms`, not at all for null. Another `start` begins anew. */
export function useTimeout(work: () => void, ms: number | null, start?: unknown): void {
  const onTime = useEffectEvent(work)
  useEffect(() => {
    if (ms === null) return
    const timer = setTimeout(onTime, ms)
    return () => clearTimeout(timer)
  }, [ms, start])
}

import { useEffect, useEffectEvent } from 'react'

/** Calls `work` after `ms` milliseconds, and not at all for null. */
export function useTimeout(work: () => void, ms: number | null): void {
  const onTime = useEffectEvent(work)
  useEffect(() => {
    if (ms === null) return
    const timer = setTimeout(onTime, ms)
    return () => clearTimeout(timer)
  }, [ms])
}

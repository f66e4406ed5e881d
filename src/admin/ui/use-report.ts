import { useEffect, useEffectEvent } from 'react'

/** Reports when something begins, and when it ends or its component is removed. */
export function useReport(isOn: boolean, report: (isOn: boolean) => void): void {
  const tell = useEffectEvent(report)
  useEffect(() => {
    if (!isOn) return
    tell(true)
    return () => tell(false)
  }, [isOn])
}

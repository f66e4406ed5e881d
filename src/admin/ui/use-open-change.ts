import { useEffect, useEffectEvent } from 'react'

/** Tells when something has opened, and when it is closed or removed. */
export function useOpenChange(isOpen: boolean, onOpenChange: (isOpen: boolean) => void): void {
  const tell = useEffectEvent(onOpenChange)
  useEffect(() => {
    if (!isOpen) return
    tell(true)
    return () => tell(false)
  }, [isOpen])
}

import { useEffect, useRef } from 'react'

/** Starts work of which only the newest counts: the one before is aborted, and the last one when its component goes. */
export function useNewest() {
  const running = useRef<AbortController>(null)
  const stop = () => running.current?.abort()
  useEffect(() => () => running.current?.abort(), [])
  const start = (): AbortSignal => {
    stop()
    running.current = new AbortController()
    return running.current.signal
  }
  return { start, stop }
}

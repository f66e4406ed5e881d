import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'

/** A part of a page that is fetched when it is first wanted: null until then. A failed fetch is tried again the next time. */
export function usePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  isWanted: boolean,
  onFailed: () => void,
): ComponentType<P> | null {
  const [part, setPart] = useState<ComponentType<P> | null>(null)
  const failed = useEffectEvent(onFailed)
  const isMissing = isWanted && part === null
  useEffect(() => {
    if (!isMissing) return
    let isOver = false
    load().then(
      (loaded) => {
        if (!isOver) setPart(() => loaded)
      },
      (error: unknown) => {
        console.error('[site] a part of the page could not be fetched', error)
        if (!isOver) failed()
      },
    )
    return () => {
      isOver = true
    }
  }, [isMissing, load])
  return part
}

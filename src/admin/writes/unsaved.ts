import { useEffect, useSyncExternalStore } from 'react'
import { createObservable } from '../../lib/observable'
import { useListener } from '../ui/use-listener'

/** The number of forms and writes that would be lost if the page were left. */
const unsaved = createObservable(0)

export const useIsUnsaved = (): boolean => useSyncExternalStore(unsaved.subscribe, unsaved.get) > 0

/** Counts a form or a write as unsaved while it is dirty. */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    unsaved.set(unsaved.get() + 1)
    return () => unsaved.set(unsaved.get() - 1)
  }, [isDirty])
}

/** Lets the browser ask before the page is left with unsaved changes. */
export function useAskBeforeLeaving(): void {
  const isUnsaved = useIsUnsaved()
  useListener(window, 'beforeunload', isUnsaved ? askBeforeLeaving : null)
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
  // oxlint-disable-next-line typescript/no-deprecated -- before Chrome 119 preventDefault asks nothing
  event.returnValue = true
}

import { useEffect, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router-dom'
import { admin } from '../../copy/admin'
import { createStore } from '../../lib/store'
import { ConfirmDialog } from '../ui/dialog'
import { useListener } from '../ui/use-listener'

/** The number of parts with changes that would end when the page is left. */
const unsaved = createStore(0)

export const useIsUnsaved = (): boolean => useSyncExternalStore(unsaved.subscribe, unsaved.get) > 0

export function useUnsaved(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    unsaved.set(unsaved.get() + 1)
    return () => unsaved.set(unsaved.get() - 1)
  }, [isDirty])
}

export function LeaveQuestion() {
  const isUnsaved = useIsUnsaved()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      currentLocation.pathname + currentLocation.search !==
        nextLocation.pathname + nextLocation.search,
  )
  useListener(window, 'beforeunload', (event) => event.preventDefault(), isUnsaved)
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      variant="warning"
      words={admin.leaveDialog}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
      returnFocus={openTab}
    />
  )
}

/** The requested tab has the focus, which belongs to the open one. */
const openTab = (): HTMLElement | null =>
  document.activeElement?.role === 'tab'
    ? document.querySelector<HTMLElement>('[role=tab][data-state=active]')
    : null

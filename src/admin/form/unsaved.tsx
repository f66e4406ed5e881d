import { createContext, useCallback, useContext, useEffect, useId, useMemo, useState, type ReactNode } from 'react'
import { useBlocker } from 'react-router-dom'
import { admin } from '../../copy/admin'
import { useListener } from '../ui/use-listener'
import { ConfirmDialog } from '../ui/confirm-dialog'

type Value = { isUnsaved: boolean; register: (id: string, isDirty: boolean) => void }

const Context = createContext<Value | null>(null)

export function UnsavedProvider({ children }: { children: ReactNode }) {
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set())
  const isUnsaved = dirty.size > 0

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  )

  useListener(window, 'beforeunload', (event) => event.preventDefault(), isUnsaved)

  const register = useCallback(
    (id: string, isDirty: boolean) =>
      setDirty((now) => {
        if (now.has(id) === isDirty) return now
        const next = new Set(now)
        if (isDirty) next.add(id)
        else next.delete(id)
        return next
      }),
    [],
  )
  const value = useMemo(() => ({ isUnsaved, register }), [isUnsaved, register])

  return (
    <Context value={value}>
      {children}
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        variant="warning"
        words={admin.leaveDialog}
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
        returnFocus={openTab}
      />
    </Context>
  )
}

/** The requested tab has the focus, which belongs to the open one. */
const openTab = (): HTMLElement | null =>
  document.activeElement?.role === 'tab' ? document.querySelector<HTMLElement>('[role=tab][data-state=active]') : null

function useUnsavedContext(): Value {
  const value = useContext(Context)
  if (!value) throw new Error('useUnsaved outside UnsavedProvider')
  return value
}

export function useUnsaved(isDirty: boolean): void {
  const id = useId()
  const { register } = useUnsavedContext()
  useEffect(() => {
    register(id, isDirty)
    return () => register(id, false)
  }, [register, id, isDirty])
}

/** Whether there are changes that would end when the page is left. */
export const useIsUnsaved = (): boolean => useUnsavedContext().isUnsaved

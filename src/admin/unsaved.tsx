import { createContext, useCallback, useContext, useEffect, useId, useMemo, useState, type ReactNode } from 'react'
import { useBlocker } from 'react-router-dom'
import { admin } from '../copy/admin'
import { ConfirmDialog } from './ui/confirm-dialog'

type Value = { isDirty: boolean; register: (id: string, isDirty: boolean) => void }

const Context = createContext<Value | null>(null)

export function UnsavedProvider({ children }: { children: ReactNode }) {
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set())
  const isDirty = dirty.size > 0

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  )

  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])

  const register = useCallback(
    (id: string, is: boolean) =>
      setDirty((now) => {
        if (now.has(id) === is) return now
        const next = new Set(now)
        if (is) next.add(id)
        else next.delete(id)
        return next
      }),
    [],
  )
  const value = useMemo(() => ({ isDirty, register }), [isDirty, register])

  return (
    <Context value={value}>
      {children}
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        variant="warning"
        title={admin.leaveDialog.title}
        description={admin.leaveDialog.text}
        confirmLabel={admin.leaveDialog.confirm}
        cancelLabel={admin.leaveDialog.cancel}
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
  useEffect(() => register(id, isDirty), [register, id, isDirty])
  useEffect(() => () => register(id, false), [register, id])
}

export const useIsDirty = (): boolean => useUnsavedContext().isDirty

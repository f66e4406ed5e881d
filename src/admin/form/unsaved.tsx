import { createContext, useCallback, useContext, useEffect, useId, useMemo, useState, type ReactNode } from 'react'
import { useBlocker } from 'react-router-dom'
import { admin } from '../../copy/admin'
import { useListener } from '../../ui/use-listener'
import { ConfirmDialog } from '../ui/confirm-dialog'

/** What would end when the page is left. */
type Kind = 'changes' | 'restore'
type Value = { kind: Kind | null; register: (id: string, kind: Kind | null) => void }

const Context = createContext<Value | null>(null)

export function UnsavedProvider({ children }: { children: ReactNode }) {
  const [dirty, setDirty] = useState<ReadonlyMap<string, Kind>>(new Map())
  const kinds = new Set(dirty.values())
  const kind: Kind | null = kinds.has('restore') ? 'restore' : kinds.has('changes') ? 'changes' : null
  const isDirty = kind !== null
  const words = kind === 'restore' ? admin.leaveRestore : admin.leaveDialog

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  )

  useListener(window, 'beforeunload', (event) => event.preventDefault(), isDirty)

  const register = useCallback(
    (id: string, is: Kind | null) =>
      setDirty((now) => {
        if ((now.get(id) ?? null) === is) return now
        const next = new Map(now)
        if (is) next.set(id, is)
        else next.delete(id)
        return next
      }),
    [],
  )
  const value = useMemo(() => ({ kind, register }), [kind, register])

  return (
    <Context value={value}>
      {children}
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        variant="warning"
        words={words}
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

export function useUnsaved(isDirty: boolean, kind: Kind = 'changes'): void {
  const id = useId()
  const { register } = useUnsavedContext()
  useEffect(() => {
    register(id, isDirty ? kind : null)
    return () => register(id, null)
  }, [register, id, isDirty, kind])
}

/** What would end when the page is left; null for nothing. */
export const useUnsavedKind = (): Kind | null => useUnsavedContext().kind

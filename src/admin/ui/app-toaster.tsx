import { useEffect, useState, useSyncExternalStore } from 'react'
import { TOAST } from '../../limits'
import { appToasts, dismissAppToast, subscribeAppToasts, type AppToast } from './app-toast'
import { ToastCard } from './toast-card'

const NONE: readonly AppToast[] = []

/** Errors stay open; other messages close after a time that pauses on hover and focus. */
export function AppToaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(subscribeAppToasts, appToasts, () => NONE)
  const open = toasts.find((toast) => toast.open)
  return (
    <section
      aria-label={label}
      aria-live={open?.type === 'error' ? 'assertive' : 'polite'}
      className="fixed end-4 top-4 z-toast md:end-8"
    >
      {open ? <Shown key={open.id} toast={open} closeLabel={closeLabel} /> : null}
    </section>
  )
}

function Shown({ toast, closeLabel }: { toast: AppToast; closeLabel: string }) {
  const [held, setHeld] = useState(false)
  const stays = held || toast.type === 'error' || toast.type === 'loading'
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => dismissAppToast(toast.id), TOAST.durationMs)
    return () => clearTimeout(timer)
  }, [stays, toast.id])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  const pause = { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release }
  return (
    <div className="rise-in" {...pause}>
      <ToastCard {...toast} dismissible closeLabel={closeLabel} onClose={() => dismissAppToast(toast.id)} />
    </div>
  )
}

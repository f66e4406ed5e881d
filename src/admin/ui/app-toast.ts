import { APP_TOAST } from '../../limits'
import { closeToast, closeToasts, notify } from './toast'
import type { ToastContent } from './toast-card'

type Content = ToastContent & { closeLabel: string }
/** A closed message stays in the list for its removal delay, as the specification requires. */
type AppToast = Content & { id: string; open: boolean }

let toasts: readonly AppToast[] = []
let waiting: AppToast | null = null
let count = 0
const timers = new Map<string, ReturnType<typeof setTimeout>>()

function show(toast: AppToast): void {
  toasts = [toast, ...toasts.filter((old) => !old.open)].slice(0, APP_TOAST.limit)
  for (const [id, timer] of timers) {
    if (toasts.some((left) => left.id === id)) continue
    clearTimeout(timer)
    timers.delete(id)
  }
  const { id, open: _, ...content } = toast
  notify({
    ...content,
    id,
    ...(toast.type === 'error' && { duration: Infinity }),
    onClose: () => dismissAppToast(id),
  })
}

/** An open error stays until it is dismissed; other messages wait for that. */
export function showAppToast(content: Content): string {
  const toast: AppToast = { ...content, id: `app-toast-${++count}`, open: true }
  const current = toasts.find((toast) => toast.open)
  if (current?.type === 'error' && toast.type !== 'error') waiting = toast
  else {
    toasts = toasts.filter((toast) => !toast.open)
    if (current) closeToast(current.id)
    show(toast)
  }
  return toast.id
}

/** Closes a message, by default the open one, and shows the next. */
export function dismissAppToast(id?: string): void {
  if (waiting && waiting.id === id) {
    waiting = null
    return
  }
  const closing = toasts.find((toast) => toast.open && (id === undefined || toast.id === id))
  if (!closing) return
  closeToast(closing.id)
  toasts = toasts.map((toast) => (toast.id === closing.id ? { ...toast, open: false } : toast))
  timers.set(
    closing.id,
    setTimeout(() => {
      timers.delete(closing.id)
      toasts = toasts.filter((toast) => toast.id !== closing.id)
    }, APP_TOAST.removeDelayMs),
  )
  if (!waiting) return
  const next = waiting
  waiting = null
  show(next)
}

/** Removes every message, also those that wait. */
export function clearToasts(): void {
  waiting = null
  toasts = []
  timers.forEach((timer) => clearTimeout(timer))
  timers.clear()
  closeToasts()
}

export function appToasts(): readonly AppToast[] {
  return toasts
}

import { APP_TOAST } from '../../limits'
import type { ToastContent } from './toast-card'

/** A closed message stays in the list for its removal delay, as the specification requires. */
export type AppToast = ToastContent & { id: string; open: boolean }

let toasts: readonly AppToast[] = []
let waiting: AppToast | null = null
let count = 0
const listeners = new Set<() => void>()
const timers = new Map<string, ReturnType<typeof setTimeout>>()

function set(next: readonly AppToast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function show(toast: AppToast): void {
  set([toast, ...toasts.filter((old) => !old.open)].slice(0, APP_TOAST.limit))
  for (const [id, timer] of timers) {
    if (toasts.some((left) => left.id === id)) continue
    clearTimeout(timer)
    timers.delete(id)
  }
}

/** An open error stays until it is dismissed; other messages wait for that. */
export function showAppToast(content: ToastContent): string {
  const toast: AppToast = { ...content, id: String(++count), open: true }
  const current = toasts.find((toast) => toast.open)
  if (current?.type === 'error' && toast.type !== 'error') waiting = toast
  else {
    set(toasts.filter((toast) => !toast.open))
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
  set(toasts.map((toast) => (toast.id === closing.id ? { ...toast, open: false } : toast)))
  timers.set(
    closing.id,
    setTimeout(() => {
      timers.delete(closing.id)
      set(toasts.filter((toast) => toast.id !== closing.id))
    }, APP_TOAST.removeDelayMs),
  )
  if (!waiting) return
  const next = waiting
  waiting = null
  show(next)
}

export function subscribeAppToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function appToasts(): readonly AppToast[] {
  return toasts
}

import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect } from 'react'
import { toast, Toaster } from 'sonner'
import { uiWords } from '../../copy/ui'
import { TOAST_GAP_PX, TOAST_MS, TOASTS_MAX } from '../../limits'
import { Spinner } from '../../ui/icons'
import { blurThen, toastActions, type ToastActions } from './toast-actions'
import { useIsDialogOpen } from './use-is-dialog-open'

export type ToastType = 'success' | 'info' | 'warning' | 'error' | 'loading'

export type ToastMessage = ToastActions & {
  title: string
  description?: string | undefined
  type?: ToastType
  /** A toast with the same id is replaced. */
  id?: string
  duration?: number
  isDismissible?: boolean
  /** Called when the toast is closed, by a press or when its time is over. */
  onClose?: () => void
}

/** Two numbers of the specification are those of Sonner itself: a width of 356 px, and a swipe of 20 px. */
export function Toasts({ label }: { label: string }) {
  const isDialogOpen = useIsDialogOpen()
  useEffect(() => (isDialogOpen ? pauseToasts() : undefined), [isDialogOpen])
  return (
    <Toaster
      dir="rtl"
      // Sonner would stand above everything, also above an open menu.
      className="z-toast!"
      // Sonner's sides are physical: this is the end of a line in Arabic. The buttons of a dialog stand at its foot.
      position={isDialogOpen ? 'top-left' : 'bottom-left'}
      swipeDirections={['left', 'right']}
      duration={TOAST_MS}
      visibleToasts={TOASTS_MAX}
      gap={TOAST_GAP_PX}
      containerAriaLabel={label}
      offset={{ top: 16, bottom: 'var(--toast-bottom)', left: 32 }}
      mobileOffset={{ top: 16, bottom: 'var(--toast-bottom)', left: 16, right: 16 }}
      icons={{
        success: <CircleCheck size={22} className="text-secondary" />,
        info: <Info size={22} className="text-night" />,
        warning: <TriangleAlert size={22} className="text-accent" />,
        error: <TriangleAlert size={22} className="text-red-600" />,
        loading: <Spinner />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'edged flex w-(--width) flex-wrap items-start gap-x-3 rounded-control border-s-4 bg-surface py-2 ps-3 pe-1 font-sans shadow-raised',
          // Each type has its colour here, because a second class for the same side would compete with it.
          info: 'border-s-night',
          success: 'border-s-secondary',
          warning: 'border-s-booking',
          error: 'border-s-red-600',
          loading: 'border-s-primary',
          icon: 'mt-2.5 shrink-0',
          content: 'min-w-0 flex-1 py-2',
          title: 'text-card font-semibold text-night',
          description: 'text-small text-muted',
          actionButton:
            'grid size-11 shrink-0 place-items-center rounded-badge text-ink hover:bg-tint',
        },
      }}
    />
  )
}

/** Functions that show the toasts with a time again: with their full time, or without end while a dialog is open. */
const timed = new Map<string, () => void>()
let isPaused = false

/** Stops the clocks of all toasts; the returned function starts them again. */
function pauseToasts(): () => void {
  const showAll = (isPausing: boolean) => {
    isPaused = isPausing
    for (const show of timed.values()) show()
  }
  showAll(true)
  return () => showAll(false)
}

const CLOSE = (
  <>
    <X size={18} />
    <span className="sr-only">{uiWords.close}</span>
  </>
)

export function notify({
  title,
  description,
  type = 'info',
  action,
  share,
  link,
  isDismissible = true,
  onClose = () => {},
  ...rest
}: ToastMessage) {
  const id = rest.id ?? crypto.randomUUID()
  const actions = toastActions({ action, share, link }, () => closeToast(id))
  const duration = rest.duration ?? (type === 'loading' ? Infinity : TOAST_MS)
  const forget = () => {
    timed.delete(id)
    onClose()
  }
  const show = () =>
    toast[type](title, {
      id,
      dismissible: isDismissible,
      duration: isPaused ? Infinity : duration,
      onAutoClose: forget,
      onDismiss: forget,
      // Every option is given: Sonner keeps an option of the replaced toast that the new one lacks.
      description,
      // Sonner shows `cancel` first, and only where it can be dismissed.
      cancel: isDismissible && actions,
      action: isDismissible ? { label: CLOSE, onClick: blurThen(onClose) } : actions,
    })
  if (duration === Infinity) timed.delete(id)
  else timed.set(id, show)
  show()
  return id
}

/**
 * Closes a toast, or all of them without an id. Waits for the next task, in which Sonner shows a new toast: a new toast
 * that was closed before would stay.
 */
export function closeToast(id?: string): void {
  const ids = id === undefined ? toast.getToasts().map((shown) => shown.id) : [id]
  for (const toastId of ids) {
    timed.delete(String(toastId))
    setTimeout(() => toast.dismiss(toastId))
  }
}

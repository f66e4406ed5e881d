import { toast, Toaster } from 'sonner'
import { TOAST } from '../../limits'
import { ToastCard, type ToastContent } from './toast-card'

export type Notification = ToastContent & {
  id?: string
  duration?: number
  dismissible?: boolean
  closeLabel?: string
}

export function Toasts({ label }: { label: string }) {
  return (
    <Toaster
      dir="rtl"
      position="bottom-left"
      duration={TOAST.durationMs}
      visibleToasts={TOAST.visible}
      gap={TOAST.gapPx}
      expand
      containerAriaLabel={label}
      offset={{ bottom: 'var(--toast-bottom)', left: 32 }}
      mobileOffset={{ bottom: 'var(--toast-bottom)', left: 16, right: 16 }}
      style={{ '--width': `${TOAST.widthPx}px` } as React.CSSProperties}
    />
  )
}

let count = 0

export function notify({
  id = `toast-${++count}`,
  duration,
  dismissible = true,
  closeLabel,
  ...content
}: Notification): string {
  const lasts = duration ?? (content.type === 'loading' ? Infinity : TOAST.durationMs)
  toast.custom(
    (key) => {
      const close = () => toast.dismiss(key)
      const { action } = content
      return (
        <ToastCard
          {...content}
          {...(action && {
            action: {
              label: action.label,
              onClick: () => {
                action.onClick()
                close()
              },
            },
          })}
          {...(closeLabel !== undefined && { closeLabel })}
          dismissible={dismissible}
          onClose={close}
        />
      )
    },
    // ToastCard handles the swipe, because the library's distance is fixed.
    { duration: lasts, dismissible: false, id },
  )
  return id
}

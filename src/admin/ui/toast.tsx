import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { toast, Toaster, useSonner } from 'sonner'
import { TOAST, TOASTS_ON_PHONES } from '../../limits'
import { ToastCard, type ToastContent } from './toast-card'
import { useListener } from '../../ui/use-listener'

type Notification = ToastContent & {
  id?: string
  duration?: number
  dismissible?: boolean
  closeLabel?: string
  onClose?: () => void
}

type Sent = { lasts: number; isHeld: boolean; send: (duration: number) => void }
const sent = new Map<string | number, Sent>()

/** Phones show one toast and desktops a stack of three, which opens while it is hovered or focused. */
export function Toasts({ label }: { label: string }) {
  const { toasts } = useSonner()
  const [hasFocus, setFocus] = useState(false)
  const region = useRef<HTMLDivElement>(null)
  useListener(region, 'focusin', () => setFocus(true))
  useListener(region, 'focusout', ({ relatedTarget }) =>
    setFocus(relatedTarget instanceof Node && region.current?.contains(relatedTarget) === true),
  )
  const visible = useSyncExternalStore(onWidthChange, isPhone) ? TOASTS_ON_PHONES : TOAST.visible
  useEffect(() => {
    // Sonner also counts down the toasts that are not in sight.
    toasts.forEach(({ id }, index) => hold(id, hasFocus || index >= visible))
  }, [toasts, visible, hasFocus])
  return (
    <div ref={region}>
      <Toaster
        dir="rtl"
        position="bottom-left"
        duration={TOAST.durationMs}
        visibleToasts={visible}
        gap={TOAST.gapPx}
        expand={hasFocus}
        containerAriaLabel={label}
        offset={{ bottom: 'var(--toast-bottom)', left: 32 }}
        mobileOffset={{ bottom: 'var(--toast-bottom)', left: 16, right: 16 }}
        style={{ '--width': `${TOAST.widthPx}px` } as React.CSSProperties}
      />
    </div>
  )
}

let count = 0

export function notify({
  id = `toast-${++count}`,
  duration,
  dismissible = true,
  closeLabel,
  onClose,
  ...content
}: Notification): string {
  const card = (key: string | number) => {
    const close = () => {
      // Sonner gives the focus back on blur, but not when it removes the focused toast.
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && activeElement.closest('[data-sonner-toast]')) activeElement.blur()
      closeToast(key)
    }
    const { action } = content
    return (
      <ToastCard
        {...content}
        {...(action &&
          'onClick' in action && {
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
  }
  const closed = () => {
    sent.delete(id)
    onClose?.()
  }
  const lasts = duration ?? (content.type === 'loading' ? Infinity : TOAST.durationMs)
  // ToastCard handles the swipe, because the library's distance is fixed.
  const send = (duration: number) =>
    void toast.custom(card, { duration, dismissible: false, id, onDismiss: closed, onAutoClose: closed })
  sent.set(id, { lasts, isHeld: false, send })
  send(lasts)
  return id
}

export function closeToast(id: string | number): void {
  // Sending it once more would cancel the dismissal.
  sent.delete(id)
  toast.dismiss(id)
}

export function closeToasts(): void {
  for (const id of sent.keys()) closeToast(id)
}

/** Stops the time of a toast, or starts it anew. */
function hold(id: string | number, isHeld: boolean): void {
  const one = sent.get(id)
  if (!one || one.isHeld === isHeld) return
  one.isHeld = isHeld
  if (one.lasts !== Infinity) one.send(isHeld ? Infinity : one.lasts)
}

const PHONE = '(width < 48rem)'
const isPhone = () => matchMedia(PHONE).matches
function onWidthChange(onChange: () => void): () => void {
  const query = matchMedia(PHONE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useState, type PointerEvent, type ReactNode } from 'react'
import { cn } from '../../lib/cn'
import { TOAST } from '../../limits'
import { IconBubble } from '../../ui/card'
import { ExternalLink } from '../../ui/external-link'
import { Spinner } from '../../ui/icons'
import { Link } from '../../ui/link'

export type ToastType = 'success' | 'info' | 'warning' | 'error' | 'loading'

/** A button, or a link that opens in a new tab. */
export type ToastAction = { label: string } & ({ onClick: () => void } | { href: string })

export type ToastContent = {
  title: string
  description?: string
  type?: ToastType
  action?: ToastAction
  /** A place of the dashboard. */
  link?: { label: string; to: string }
}

const ACTION = '-ms-2 mt-1 -mb-2 min-h-11 rounded-chip px-2 text-card font-semibold text-primary hover:bg-tint'

const STYLES = {
  success: { edge: 'border-s-secondary', tone: 'mint', icon: <CircleCheck size={20} aria-hidden /> },
  info: { edge: 'border-s-night', tone: 'sky', icon: <Info size={20} aria-hidden /> },
  warning: { edge: 'border-s-booking', tone: 'peach', icon: <TriangleAlert size={20} aria-hidden /> },
  error: { edge: 'border-s-red-600', tone: 'rose', icon: <TriangleAlert size={20} aria-hidden /> },
  loading: { edge: 'border-s-primary', tone: 'sky', icon: <Spinner /> },
} as const

type Props = ToastContent & { icon?: ReactNode; closeLabel?: string; onClose: () => void; dismissible: boolean }

/** A swipe of 20 px sideways closes it, unless `dismissible` is false. */
export function ToastCard({
  title,
  description,
  type = 'info',
  action,
  link,
  icon,
  closeLabel,
  onClose,
  dismissible,
}: Props) {
  const style = STYLES[type]
  const swipe = useSwipe(dismissible, onClose)
  return (
    <div
      {...swipe.handlers}
      style={{ width: `min(${TOAST.widthPx}px, calc(100vw - 32px))`, translate: `${swipe.moved}px` }}
      className={cn(
        'edged flex touch-pan-y items-start gap-3 rounded-control border-s-4 bg-surface py-2.5 ps-3 pe-1 font-sans shadow-raised',
        style.edge,
      )}
    >
      <IconBubble tone={style.tone} size={32} className="mt-1.5">
        {icon ?? style.icon}
      </IconBubble>
      <div className="min-w-0 flex-1 py-1.5">
        <p className="text-card font-semibold text-night">{title}</p>
        {description ? <p className="text-small text-muted">{description}</p> : null}
        {action && 'href' in action ? (
          <ExternalLink href={action.href} className={cn(ACTION, 'inline-flex items-center')}>
            {action.label}
          </ExternalLink>
        ) : action ? (
          <button type="button" onClick={action.onClick} className={ACTION}>
            {action.label}
          </button>
        ) : null}
        {link ? (
          <Link to={link.to} onClick={onClose} className={cn(ACTION, 'ms-2 inline-flex items-center')}>
            {link.label}
          </Link>
        ) : null}
      </div>
      {dismissible && closeLabel ? (
        <button
          type="button"
          aria-label={closeLabel}
          onClick={onClose}
          className="grid size-11 shrink-0 place-items-center rounded-badge text-ink hover:bg-tint"
        >
          <X size={18} aria-hidden />
        </button>
      ) : null}
    </div>
  )
}

function useSwipe(enabled: boolean, onClose: () => void) {
  const [start, setStart] = useState<number | null>(null)
  const [moved, setMoved] = useState(0)
  const end = () => {
    setStart(null)
    setMoved(0)
  }
  return {
    moved,
    handlers: {
      onPointerDown: (event: PointerEvent) => enabled && setStart(event.clientX),
      onPointerMove: (event: PointerEvent) => start !== null && setMoved(event.clientX - start),
      onPointerUp: (event: PointerEvent) => {
        if (start !== null && Math.abs(event.clientX - start) >= TOAST.swipePx) onClose()
        end()
      },
      onPointerCancel: end,
      onPointerLeave: end,
    },
  }
}

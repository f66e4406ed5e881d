import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../lib/cn'

type NoticeTone = 'info' | 'warn' | 'error' | 'success'

const STYLES = {
  info: { ground: 'bg-sky', ink: 'text-primary', Icon: Info },
  warn: { ground: 'bg-peach', ink: 'text-accent', Icon: TriangleAlert },
  error: { ground: 'bg-rose', ink: 'text-red-600', Icon: TriangleAlert },
  success: { ground: 'bg-mint', ink: 'text-secondary', Icon: CircleCheck },
} as const

type Props = {
  tone?: NoticeTone
  icon?: ReactNode
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** `alert` interrupts, `status` waits; leave it out for a notice that is there from the start. */
  role?: 'alert' | 'status'
  className?: string
}

export function Notice({ tone = 'info', icon, title, children, action, role, className }: Props) {
  const { ground, ink, Icon } = STYLES[tone]
  return (
    <div
      role={role}
      className={cn('edged flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control px-4 py-3.5', ground, className)}
    >
      <div className="flex flex-1 basis-56 items-start gap-3">
        <span className={cn('mt-0.5 shrink-0', ink)}>{icon ?? <Icon size={22} aria-hidden />}</span>
        <div className="min-w-0 flex-1 text-card text-ink">
          {title ? <strong className={cn('font-semibold', !children && ink)}>{title}</strong> : null}
          {title && children ? ' ' : null}
          {children}
        </div>
      </div>
      {action ? <div className="flex max-w-full flex-wrap gap-2">{action}</div> : null}
    </div>
  )
}

import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../lib/cn'
import { TONES } from './chip'

const STYLES = {
  info: { colors: 'sky', Icon: Info },
  warn: { colors: 'peach', Icon: TriangleAlert },
  error: { colors: 'rose', Icon: TriangleAlert },
  success: { colors: 'mint', Icon: CircleCheck },
} as const

type Props = {
  tone?: keyof typeof STYLES
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** `alert` interrupts, `status` waits; leave it out for a notice that is there from the start. */
  role?: 'alert' | 'status'
  className?: string
}

export function Notice({ tone = 'info', title, children, action, role, className }: Props) {
  const { colors, Icon } = STYLES[tone]
  return (
    <div
      role={role}
      className={cn(
        'edged flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control px-4 py-3.5',
        TONES[colors],
        className,
      )}
    >
      <div className="flex flex-1 basis-56 items-start gap-3">
        <span className="mt-0.5 shrink-0">
          <Icon size={22} />
        </span>
        <div className={cn('min-w-0 flex-1 text-card', children ? 'text-ink' : '')}>
          {title ? <strong>{title} </strong> : null}
          {children}
        </div>
      </div>
      {action ? <div className="flex max-w-full flex-wrap gap-2">{action}</div> : null}
    </div>
  )
}

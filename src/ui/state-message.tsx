import type { ReactNode } from 'react'
import { cn } from '../lib/cn'

type Props = {
  art?: ReactNode
  title: ReactNode
  text?: ReactNode
  actions?: ReactNode
  level?: 1 | 2 | 3
  role?: 'alert' | 'status'
  className?: string
}

export function StateMessage({ art, title, text, actions, level = 2, role, className }: Props) {
  const Title = `h${level}` as const
  return (
    <div
      role={role}
      className={cn(
        'mx-auto grid max-w-lg justify-items-center gap-3 px-2 py-10 sm:px-5 text-center',
        className,
      )}
    >
      {art ? <div className="mb-2 w-[176px] *:h-auto *:w-full">{art}</div> : null}
      <Title className={level === 1 ? 'text-h1' : 'text-h3'}>{title}</Title>
      {text ? <p className="text-card text-muted text-balance">{text}</p> : null}
      {actions ? <div className="mt-3 flex flex-wrap justify-center gap-2.5">{actions}</div> : null}
    </div>
  )
}

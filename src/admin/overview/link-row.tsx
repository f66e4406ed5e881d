import type { ReactNode } from 'react'
import { ForwardIcon } from '../../ui/icons'
import { Link } from '../../ui/link'

type Props = {
  /** An address of the dashboard. */
  to: string
  title: string
  icon?: ReactNode
}

/** A row that leads to the place where something is changed. */
export function LinkRow({ to, title, icon }: Props) {
  return (
    <li className="border-b border-hairline last:border-0">
      <Link
        to={to}
        className="flex min-h-11 items-center gap-3 px-4.5 py-1.5 text-button-sm font-semibold text-night no-underline outline-offset-[-3px] hover:bg-tint"
      >
        {icon}
        <span className="me-auto min-w-0">{title}</span>
        <ForwardIcon size={18} className="shrink-0 text-accent" />
      </Link>
    </li>
  )
}

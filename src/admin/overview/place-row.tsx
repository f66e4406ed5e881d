import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ForwardIcon } from '../../ui/icons'
import { openPart } from './folded-part'

type Props = {
  /** An address of the dashboard, or `#` and the id of a control of the overview. */
  to: string
  title: string
  icon?: ReactNode
}

/** A row of 52 px that leads to the place where something is changed. */
export function PlaceRow({ to, title, icon }: Props) {
  return (
    <li className="border-b border-hairline last:border-0">
      <Link
        to={to}
        // The router does not move the focus to a fragment of the same page.
        onClick={() => to.startsWith('#') && openPart(to.slice(1))}
        className="flex min-h-13 items-center gap-3 px-4.5 py-1.5 text-card font-semibold text-night no-underline outline-offset-[-3px] hover:bg-tint"
      >
        {icon}
        <span className="me-auto">{title}</span>
        <ForwardIcon size={18} className="shrink-0 text-accent" />
      </Link>
    </li>
  )
}

import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ForwardIcon } from '../../ui/icons'
import { openPart } from './open-part'

type Props = {
  /** An address of the dashboard, or `#` and the id of a control of the overview. */
  to: string
  title: string
  aside?: ReactNode
  isDone?: boolean
}

/** A row of 52 px that leads to the place where something is changed. */
export function PlaceRow({ to, title, aside, isDone = false }: Props) {
  return (
    <li className="border-b border-hairline last:border-0">
      <Link
        to={to}
        // The router does not move the focus to a fragment of the same page.
        onClick={() => to.startsWith('#') && openPart(to.slice(1))}
        className="flex min-h-13 items-center gap-3 px-4.5 py-1.5 text-card font-semibold text-night no-underline outline-offset-[-3px] hover:bg-tint"
      >
        {isDone ? <Check size={18} aria-hidden className="shrink-0 text-secondary" /> : null}
        <span className={isDone ? 'me-auto font-normal text-muted' : 'me-auto'}>{title}</span>
        {aside ? <span className="text-small font-normal text-muted">{aside}</span> : null}
        <ForwardIcon size={18} className="shrink-0 text-accent" />
      </Link>
    </li>
  )
}

import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { ForwardIcon } from '../../ui/icons'

type Props = {
  /** An address of the dashboard, or `#` and the id of a control of the overview. */
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
        // The router does not move the focus to a fragment of the same page.
        onClick={() => to.startsWith('#') && openSection(to.slice(1))}
        className="flex min-h-11 items-center gap-3 px-4.5 py-1.5 text-button-sm font-semibold text-night no-underline outline-offset-[-3px] hover:bg-tint"
      >
        {icon}
        <span className="me-auto">{title}</span>
        <ForwardIcon size={18} className="shrink-0 text-accent" />
      </Link>
    </li>
  )
}

/** Opens the section with the control of this id and focuses it. */
function openSection(id: string): void {
  const control = document.getElementById(id)
  const section = control?.closest('details')
  if (section) section.open = true
  // The menu of the header is closed on phones.
  const menu = control?.offsetParent === null ? control.closest('[id]:not(button)') : null
  const opener = menu && document.querySelector<HTMLElement>(`[aria-controls="${menu.id}"]`)
  if (opener) flushSync(() => opener.click())
  control?.focus()
}

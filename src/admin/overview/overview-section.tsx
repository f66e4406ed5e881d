import { Bell } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { adminOverview } from '../../copy/admin/overview'
import type { OverviewControl } from '../../dashboard-addresses'
import { DisclosureMark } from '../../ui/disclosure'
import { useOpenFromAddress } from '../ui/use-open-from-address'
import { LazyPart } from './lazy-part'

type Props = {
  /** The id of a control in this section. Its address opens the section and focuses the control. */
  control: Exclude<OverviewControl, 'sign-out'>
  title: string
  value?: string | null
  /** The task that waits in the section for the administrator, shown instead of the value. */
  need?: string | null
  children: ReactNode
}

/** A row that opens a section of the overview. One is open at a time. */
export function OverviewSection({ control, title, value, need, children }: Props) {
  const section = useRef<HTMLDetailsElement>(null)
  useOpenFromAddress('overview', (id) => {
    if (id !== control || !section.current) return
    section.current.open = true
    document.getElementById(control)?.focus()
  })
  return (
    <details ref={section} name="overview" className="border-b border-hairline last:border-0">
      <summary className="flex min-h-11 items-center gap-3 px-4.5 py-1.5 outline-offset-[-3px]">
        <h3 className="me-auto text-card font-semibold">{title}</h3>
        {need ? (
          <span className="flex items-center gap-1.5 text-small font-semibold text-accent">
            <Bell size={18} className="shrink-0" />
            {need}
          </span>
        ) : null}
        {value && !need ? <span className="text-small text-muted">{value}</span> : null}
        <DisclosureMark />
      </summary>
      <div className="px-4.5 pt-1 pb-4.5">
        {/* Without a skeleton: nobody sees the section while its code loads. */}
        <LazyPart words={{ title: adminOverview.sectionFailed(title) }}>{children}</LazyPart>
      </div>
    </details>
  )
}

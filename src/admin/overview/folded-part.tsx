import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { title: string; value?: string; children: ReactNode }

/** A row of 52 px that opens a part of the overview. One is open at a time. */
export function FoldedPart({ title, value, children }: Props) {
  return (
    <details name="overview" className="group border-b border-hairline last:border-0">
      <summary className="flex min-h-13 items-center gap-3 px-4.5 py-1.5 outline-offset-[-3px]">
        <h3 className="me-auto text-card font-semibold">{title}</h3>
        {value ? <span className="text-small text-muted">{value}</span> : null}
        <Plus
          size={20}
          className="shrink-0 transition-transform duration-press group-open:rotate-45 motion-reduce:transition-none"
        />
      </summary>
      <div className="px-4.5 pt-1 pb-4.5">{children}</div>
    </details>
  )
}

/** Opens the folded part with the control of this id and focuses it. */
export function openPart(id: string): void {
  const control = document.getElementById(id)
  const fold = control?.closest('details')
  if (fold) fold.open = true
  control?.focus()
}

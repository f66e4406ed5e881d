import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { title: string; value?: string; open?: boolean; children: ReactNode }

/** A row of 56 px that opens a part of the overview. */
export function FoldedPart({ title, value, open = false, children }: Props) {
  return (
    <details open={open} className="group border-b border-hairline last:border-0">
      <summary className="flex min-h-14 items-center gap-3 px-4.5 py-1.5 outline-offset-[-3px]">
        <h3 className="me-auto text-card font-semibold">{title}</h3>
        {value ? <span className="text-small text-muted">{value}</span> : null}
        <Plus
          size={20}
          aria-hidden
          className="shrink-0 transition-transform duration-press group-open:rotate-45 motion-reduce:transition-none"
        />
      </summary>
      <div className="px-4.5 pt-1 pb-4.5">{children}</div>
    </details>
  )
}

import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { title: string; className: string; children: ReactNode }

/** A list with a heading, collapsible on phones without scripts. */
export function FooterList({ title, className, children }: Props) {
  return (
    <div className={`border-b border-onnight-line/25 md:border-0 ${className}`}>
      <h2 className="hidden min-h-11 items-center text-body font-semibold text-white md:flex">{title}</h2>
      <details className="peer group md:hidden">
        <summary className="flex min-h-12 items-center justify-between rounded-chip font-semibold text-white">
          {title}
          <ChevronDown size={20} aria-hidden className="transition-transform duration-press group-open:rotate-180" />
        </summary>
      </details>
      <div className="hidden pb-3 peer-open:block md:block md:pb-0">{children}</div>
    </div>
  )
}

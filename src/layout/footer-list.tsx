import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../lib/cn'

type Props = { title: string; line?: 'border-t' | 'border-b'; children: ReactNode }

/** A list with a heading, collapsible on phones without scripts. */
export function FooterList({ title, line = 'border-b', children }: Props) {
  return (
    <div className={cn('border-onnight-line/25 md:border-0', line)}>
      <h2 className="hidden min-h-11 items-center text-body font-semibold text-white md:flex">{title}</h2>
      <details className="peer group md:hidden">
        <summary className="flex min-h-13 items-center justify-between rounded-chip text-body font-semibold text-white">
          {title}
          <ChevronDown size={20} aria-hidden className="transition-transform duration-press group-open:rotate-180" />
        </summary>
      </details>
      <div className="hidden pb-3 peer-open:block md:block md:pb-0">{children}</div>
    </div>
  )
}

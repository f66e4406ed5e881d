import type { ReactNode } from 'react'
import { cn } from '../lib/cn'
import { Disclosure } from '../ui/disclosure'

type Props = { title: string; line?: 'border-t' | 'border-b'; children: ReactNode }

/** A list with a heading, collapsible on phones. */
export function FooterList({ title, line = 'border-b', children }: Props) {
  return (
    <div className={cn('border-onnight-line/25 md:border-0', line)}>
      <Disclosure
        until="md"
        label={title}
        title={<h2 className="flex min-h-13 items-center text-body font-semibold text-white md:min-h-11">{title}</h2>}
      >
        <div className="pb-3 md:pb-0">{children}</div>
      </Disclosure>
    </div>
  )
}

import type { ReactNode } from 'react'
import { Disclosure } from '../ui/disclosure'

type Props = { title: string; className: string; children: ReactNode }

/** A list with a heading, collapsible on phones. */
export function FooterList({ title, className, children }: Props) {
  return (
    <div className={`border-b border-onnight-line/25 md:border-0 ${className}`}>
      <Disclosure
        until="md"
        label={title}
        title={<h2 className="flex min-h-11 items-center text-body font-semibold text-white">{title}</h2>}
      >
        <div className="pb-3 md:pb-0">{children}</div>
      </Disclosure>
    </div>
  )
}

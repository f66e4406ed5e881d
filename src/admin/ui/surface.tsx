import type { ReactNode } from 'react'
import { cn } from '../../lib/cn'

type Props = {
  title?: string
  className?: string
  children: ReactNode
}

/** A white surface on the background of the dashboard. */
export function Surface({ title, className, children }: Props) {
  return (
    // An image that is pasted anywhere in the form goes to its image field.
    <section
      data-paste-area
      className={cn('edged rounded-control bg-surface p-4.5 hairline md:p-5', className)}
    >
      {title ? <h3 className="mb-2 text-h3">{title}</h3> : null}
      {children}
    </section>
  )
}

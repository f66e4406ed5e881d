import type { ReactNode } from 'react'
import { cn } from '../../lib/cn'

export const Panel = ({
  title,
  className,
  children,
}: {
  title?: string
  className?: string
  children: ReactNode
}) => (
  // The picture field of a form takes what is pasted anywhere in it.
  <section
    data-paste-area
    className={cn('edged rounded-control bg-surface p-4.5 hairline md:p-5', className)}
  >
    {title ? <h3 className="mb-2 text-h3">{title}</h3> : null}
    {children}
  </section>
)

export function ProgressBar({ value, label }: { value: number; label: string }) {
  const percent = Math.min(100, Math.max(0, Math.round(value)))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="edged h-2 overflow-hidden rounded-full bg-disabled"
    >
      <div
        className="h-full origin-right rounded-full bg-primary transition-transform duration-arrive ltr:origin-left forced-colors:bg-[Highlight]"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  )
}

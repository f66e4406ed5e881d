import type { ReactNode } from 'react'
import { cn } from '../lib/cn'
import { WaveMark } from './icons'
import { useBelowTheFold } from './use-below-the-fold'

/** The background of a section. Adjacent sections have different ones. */
const BACKGROUNDS = {
  page: 'bg-page',
  tint: 'bg-tint',
  warm: 'bg-warm',
}

/** The padding of the only section of a page before its closing. */
export const PAGE_PADDING = 'pt-10 pb-14 md:pt-14 md:pb-20 lg:pt-16 lg:pb-24'

type HeadingProps = {
  eyebrow?: ReactNode
  title: ReactNode
  lead?: ReactNode
  action?: ReactNode
  id?: string
  level?: 1 | 2
  className?: string
}

export function SectionHeading({
  eyebrow,
  title,
  lead,
  action,
  id,
  level = 2,
  className = 'mb-6 md:mb-8 lg:mb-12',
}: HeadingProps) {
  const Title = `h${level}` as const
  return (
    <div className={cn('flex flex-wrap items-end justify-between gap-x-8 gap-y-4', className)}>
      <div className="grid max-w-[52rem] gap-2">
        {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
        <Title id={id} className={level === 1 ? 'text-h1' : 'text-h2'}>
          {title}
        </Title>
        {lead ? <p className="max-w-text text-lead text-muted">{lead}</p> : null}
      </div>
      {action}
    </div>
  )
}

export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p data-print="none" className="flex items-center gap-2.5 text-small font-semibold text-accent">
      <WaveMark />
      {children}
    </p>
  )
}

type SectionProps = {
  background?: keyof typeof BACKGROUNDS
  labelledBy?: string
  label?: string
  className?: string
  children: ReactNode
}

/** Needs `labelledBy` (a heading's id) or `label`, unless the section around it has one. */
export function Section({
  background = 'page',
  labelledBy,
  label,
  className,
  children,
}: SectionProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      aria-label={label}
      className={cn(
        BACKGROUNDS[background],
        'py-10 md:py-22 lg:py-28',
        useBelowTheFold(),
        className,
      )}
    >
      <div className="container-page">{children}</div>
    </section>
  )
}

/** A text whose clauses each stay on one line where there is room. Screen readers read one sentence. */
export function Lines({ of: lines }: { of: readonly string[] }) {
  return lines.map((line, index) => (
    <span key={line} className="inline-block">
      {index < lines.length - 1 ? `${line}\u00a0` : line}
    </span>
  ))
}

import { ChevronDown, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, type ReactNode, type ToggleEvent } from 'react'
import { cn } from '../../lib/cn'
import { DisclosureMark } from '../../ui/disclosure'

/** Keeps a group in view when it opens: the group above closes at the same moment and moves it. */
function keepInView({ newState, target, currentTarget }: ToggleEvent<HTMLElement>): void {
  const isOfMenuInside = target !== currentTarget
  if (newState === 'open' && !isOfMenuInside) currentTarget.scrollIntoView({ block: 'nearest' })
}

type GroupProps = {
  /** The name of the list: one of its groups is open at a time. */
  list: string
  name: string
  title: string
  /** The values of the group in one line, shown while it is closed. */
  summary: string
  /** Whether the summary says that something is missing. */
  isMissing?: boolean
  children: ReactNode
}

/** A group of a screen that can be closed. */
export function FoldedGroup({ list, name, title, summary, isMissing, children }: GroupProps) {
  return (
    <details
      name={list}
      data-group={name}
      onToggle={keepInView}
      className="group/part edged scroll-mt-32 rounded-control bg-surface hairline"
    >
      <summary className="flex min-h-17 cursor-pointer items-center gap-3 rounded-control px-4.5 py-2.5">
        <div className="min-w-0 flex-1">
          <h3 className="text-h3">{title}</h3>
          <p
            className={cn(
              'line-clamp-1 text-tiny group-open/part:hidden',
              isMissing ? 'font-semibold text-accent' : 'text-muted',
            )}
          >
            {summary}
          </p>
        </div>
        <DisclosureMark />
      </summary>
      <div className="grid gap-5 px-4.5 pt-1 pb-4.5">{children}</div>
    </details>
  )
}

type RowProps = { list: string; title: string; value: ReactNode; children: ReactNode }

/** A row of a list that opens the controls below it, and is marked while one of them is invalid. */
export function FoldedRow({ list, title, value, children }: RowProps) {
  const row = useRef<HTMLDetailsElement>(null)
  // The oldest browsers have no `:has`, with which the stylesheet could see the controls.
  useEffect(() => {
    row.current?.toggleAttribute('data-invalid', !!row.current.querySelector('[aria-invalid]'))
  })
  return (
    <details ref={row} name={list} onToggle={keepInView} className="group/row scroll-mt-32">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control px-1 py-1.5 text-card hover:bg-tint">
        <span className="shrink-0 font-semibold text-ink">{title}</span>
        <span className="ms-auto flex items-center gap-2 text-end text-small text-muted group-open/row:hidden">
          <TriangleAlert
            size={18}
            className="hidden shrink-0 text-red-600 group-data-invalid/row:block"
          />
          <span>{value}</span>
        </span>
        <ChevronDown
          size={20}
          className="shrink-0 text-muted group-open/row:ms-auto group-open/row:[transform:rotate(180deg)]"
        />
      </summary>
      <div className="grid gap-4 px-1 pt-1 pb-4">{children}</div>
    </details>
  )
}

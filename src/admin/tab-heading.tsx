import type { ReactNode } from 'react'

type Props = {
  title: string
  /** A count, a hint or a status; on phones in a line of its own when there is an `action`. */
  aside?: ReactNode
  /** The button at the end of the row. */
  action?: ReactNode
}

/** As high as a button, so that the headings of all tabs are at the same place. */
export function TabHeading({ title, aside, action }: Props) {
  return (
    <div className="mb-3 flex min-h-13 flex-wrap items-center gap-x-2 gap-y-1 md:mb-5 md:gap-x-6">
      <h2 className="me-auto text-[1.5rem]/[2.25rem] md:text-[2rem]/[2.75rem]">{title}</h2>
      {aside ? (
        <div className={`text-small text-muted ${action ? 'max-md:order-last max-md:basis-full' : ''}`}>{aside}</div>
      ) : null}
      {action}
    </div>
  )
}

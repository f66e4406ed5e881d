import { type ReactNode } from 'react'
import { admin } from '../../copy/admin/admin'
import { tabAddress } from '../../dashboard-addresses'
import { BackIcon } from '../../ui/icons'
import { Link } from '../../ui/link'

type HeadingProps = {
  title: string
  /** A count, a hint or a status. On phones it has a line of its own beside an `action`. */
  aside?: ReactNode
  action?: ReactNode
  /** Whether this is a panel, which has a link back to the overview. */
  isPanel?: boolean
}

/** The heading of a tab or a panel, as high as a button, so that all of them stand at the same place. */
export function ScreenHeading({ title, aside, action, isPanel = false }: HeadingProps) {
  const heading = (
    <h2 className="me-auto text-[1.5rem]/[2.25rem] md:text-[2rem]/[2.75rem]">{title}</h2>
  )
  return (
    <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 md:mb-5 md:gap-x-6">
      {isPanel ? (
        <div className="edged me-auto flex items-center gap-1 rounded-control bg-sky pe-4">
          <Link
            to={tabAddress('overview') || '?'}
            aria-label={admin.back}
            title={admin.back}
            className="grid size-11 shrink-0 place-items-center rounded-control text-primary hover:bg-sky-deep md:size-13"
          >
            <BackIcon size={22} />
          </Link>
          {heading}
        </div>
      ) : (
        heading
      )}
      {aside ? (
        <div
          className={`text-small text-muted ${action ? 'max-md:order-last max-md:basis-full' : ''}`}
        >
          {aside}
        </div>
      ) : null}
      {action}
    </div>
  )
}

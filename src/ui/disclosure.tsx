import { Plus } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { cn } from '../lib/cn'

type Props = {
  /** One element. */
  title: ReactElement
  className?: string
  children: ReactNode
} & (
  | { until?: never; label?: never; open?: boolean; id?: string | undefined }
  /** `label` names the button, which lies over the title. */
  | { until: 'md' | 'lg' | 'xl'; label: string; open?: never; id?: never }
)

const ROW = { md: 'md:hidden', lg: 'lg:hidden', xl: 'xl:hidden' }
const TITLE = {
  md: '*:first:pe-7 md:*:first:pe-0',
  lg: '*:first:pe-7 lg:*:first:pe-0',
  xl: '*:first:pe-7 xl:*:first:pe-0',
}
const CONTENT = {
  md: 'md:col-auto md:block',
  lg: 'lg:col-auto lg:block',
  xl: 'xl:col-auto xl:block',
}

/**
 * A title that opens the content behind it. A `<details>` element works before hydration.
 * With `until`, everything shows from that width on; `className` then styles the grid of title and content.
 */
export function Disclosure({ title, until, label, open, id, className, children }: Props) {
  if (!until)
    return (
      // An element with an id is the target of a link, and takes the focus.
      <details id={id} tabIndex={id ? -1 : undefined} open={open} className={className}>
        <summary className="flex min-h-11 items-center justify-between gap-4 rounded-control">
          {title}
          <DisclosureMark />
        </summary>
        {children}
      </details>
    )
  return (
    // A closed `<details>` hides its content at every width. So the content is its next sibling, which a class shows.
    <div className={cn('*:first:[grid-area:1/1]', TITLE[until], className ?? 'grid')}>
      {title}
      <details data-opens-next className={cn('peer [grid-area:1/1]', ROW[until])}>
        <summary className="flex h-full min-h-11 items-center justify-end rounded-chip">
          <span className="sr-only">{label}</span>
          <DisclosureMark />
        </summary>
      </details>
      <div className={cn('col-span-full hidden peer-open:block', CONTENT[until])}>{children}</div>
    </div>
  )
}

/** The plus, turned while its own `<details>` is open. `group-open` would also turn it for one around that. */
export function DisclosureMark() {
  return (
    <Plus
      size={20}
      className="shrink-0 transition-transform duration-press [[open]>summary>&]:[transform:rotate(45deg)]"
    />
  )
}

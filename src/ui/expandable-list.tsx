import type { ReactNode } from 'react'

type Props = {
  label: string
  /** The number of items that phones show at first. */
  shownCount: number
  words: { all: (count: number) => string; fewer: string; of: (title: string) => string }
  /** The grid of the items. */
  className: string
  children: readonly ReactNode[]
}

/**
 * A list (`children` are its `<li>`) of which phones show the first items and a button for all of them. A `<details>`
 * element works without scripts. The items follow the button in the document, as screen readers expect, and stand
 * above it on the screen.
 */
export function ExpandableList({ label, shownCount, words, className, children }: Props) {
  // A single item is never hidden.
  const isExpandable = children.length > shownCount + 1
  return (
    <div className={className}>
      <ul aria-label={label} className="contents *:min-w-0">
        {isExpandable ? children.slice(0, shownCount) : children}
      </ul>
      {isExpandable ? (
        <>
          <details data-print="none" className="peer open:order-last open:col-span-full md:hidden">
            <summary className="press grid h-full min-h-11 place-items-center rounded-control border-[1.5px] border-primary px-4 py-1 text-button-sm text-primary hover:bg-tint">
              <span className="[[open]>summary>&]:hidden">{words.all(children.length)}</span>
              <span className="hidden [[open]>summary>&]:inline">{words.fewer}</span>
              <span className="sr-only">{words.of(label)}</span>
            </summary>
          </details>
          <ul
            data-print="block"
            aria-label={label}
            className="hidden *:min-w-0 peer-open:contents md:contents"
          >
            {children.slice(shownCount)}
          </ul>
        </>
      ) : null}
    </div>
  )
}

import { home } from '../../copy/home'
import { useCentre } from '../../data/pages/use-centre'
import { cn } from '../../lib/cn'
import { Ltr } from '../../ui/bdi'
import { useBelowTheFold } from '../../ui/use-below-the-fold'

type Props = { label: string; items: readonly { value: string; label: string }[] }

/** The columns of the row that holds all figures. */
const COLUMNS = ['', 'lg:grid-cols-1', 'lg:grid-cols-2', 'lg:grid-cols-3', 'lg:grid-cols-4']

/** The longest figure that stands on one line in the largest letters. */
const SHORT_CHARS = 6

export function HomeFigures() {
  return <Figures {...home.figures(useCentre())} />
}

/** Up to four figures; nothing without any. */
export function Figures({ label, items }: Props) {
  const belowTheFold = useBelowTheFold()
  if (items.length === 0) return null
  return (
    <section
      aria-label={label}
      className={cn('on-dark bg-night py-8 md:py-12 lg:py-14', belowTheFold)}
    >
      <ul
        className={cn(
          'container-page grid grid-cols-2 gap-y-6 large-text:grid-cols-1',
          COLUMNS[items.length],
        )}
      >
        {items.map((item, index) => (
          <li
            key={item.label}
            className={cn(
              'grid content-start gap-1 border-onnight-line/40',
              index % 2 === 0 ? 'pe-3' : 'border-s ps-6 max-[340px]:ps-2 md:ps-8',
              index === 2 && 'lg:border-s lg:ps-8',
            )}
          >
            <span
              className={cn(
                'text-white',
                item.value.length > SHORT_CHARS ? 'text-h2' : 'text-figure',
              )}
            >
              <Ltr>{item.value}</Ltr>
            </span>{' '}
            <span className="text-card text-balance text-onnight">{item.label}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

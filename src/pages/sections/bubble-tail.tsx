import { cn } from '../../lib/cn'

/** The tail of a night bubble, below its corner. */
export function BubbleTail({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 72 40"
      aria-hidden
      className={cn('absolute start-0 top-full -mt-px h-7 w-12 forced-colors:hidden', className)}
    >
      <path d="M0 0H72V40Z" className="fill-night" />
    </svg>
  )
}

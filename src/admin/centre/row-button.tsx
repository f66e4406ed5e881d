import { ChevronDown, TriangleAlert } from 'lucide-react'
import { cn } from '../../lib/cn'

type Props = {
  /** The beginning of the names of the controls in the row. */
  name: string
  title: string
  value: string
  isOpen: boolean
  hasError: boolean
  onToggle: (button: HTMLElement) => void
}

/** A row of a list with its value, which opens the controls below it. */
export function RowButton({ name, title, value, isOpen, hasError, onToggle }: Props) {
  return (
    <button
      type="button"
      name={name}
      aria-expanded={isOpen}
      onClick={(event) => onToggle(event.currentTarget)}
      className="flex min-h-14 w-full items-center gap-3 rounded-control px-1 py-1.5 text-start text-card hover:bg-tint"
    >
      <span className="shrink-0 font-semibold text-ink">{title}</span>
      {isOpen ? null : (
        <span className="ms-auto flex items-center gap-2 text-end text-small text-muted">
          {hasError ? <TriangleAlert size={18} aria-hidden className="shrink-0 text-red-600" /> : null}
          {value}
        </span>
      )}
      <ChevronDown size={20} aria-hidden className={cn('shrink-0 text-muted', isOpen && 'ms-auto rotate-180')} />
    </button>
  )
}

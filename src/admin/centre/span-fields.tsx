import { TriangleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { adminCentre as words } from '../../copy/admin-centre'
import { controlClass } from '../../ui/field'
import type { Span } from './week'

type Props = {
  /** The names of the controls begin with it. */
  name: string
  labels: Span
  value: Span
  errorOf: (name: string) => string | null
  onChange: (span: Span) => void
  /** A control at the end of the row. */
  end?: ReactNode
}

/** The times at which the centre opens and closes, with one message for both. */
export function SpanFields({ name, labels, value, errorOf, onChange, end }: Props) {
  const errorId = useId()
  const error = errorOf(`${name}.opens`) ?? errorOf(`${name}.closes`)
  const time = (part: keyof Span, text: string) => (
    <label className="flex min-w-0 flex-1 flex-col gap-x-2 text-small text-muted md:flex-row md:items-center">
      <span aria-hidden>{text}</span>
      <input
        type="time"
        dir="ltr"
        name={`${name}.${part}`}
        aria-label={labels[part]}
        aria-invalid={errorOf(`${name}.${part}`) ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        value={value[part]}
        onChange={(event) => onChange({ ...value, [part]: event.target.value })}
        className={controlClass('h-12 min-w-0 px-2.5! text-card! max-md:[&::-webkit-calendar-picker-indicator]:hidden')}
      />
    </label>
  )
  return (
    <div className="grid gap-1.5">
      <div className="flex items-end gap-2.5 md:items-center">
        {time('opens', words.hours.from)}
        {time('closes', words.hours.to)}
        {end}
      </div>
      {error ? (
        <p id={errorId} className="flex items-start gap-2 text-small text-red-600">
          <TriangleAlert size={18} aria-hidden className="mt-1 shrink-0" />
          {error}
        </p>
      ) : null}
    </div>
  )
}

import { useId } from 'react'
import { adminCentre } from '../../copy/admin/centre'
import type { Span } from '../../lib/hours/week'
import { controlClass } from '../../ui/select-field'
import { ErrorText } from '../ui/field'
import type { CentreGroupProps } from './centre-group'

const hoursWords = adminCentre.hours

type SpanProps = {
  /** The prefix of the names of the controls. */
  name: string
  labels: Span
  value: Span
  errorOf: CentreGroupProps['errorOf']
  onChange: (changes: Partial<Span>) => void
}

/** The times at which the centre opens and closes, with one error for both. */
export function SpanFields({ name, labels, value, errorOf, onChange }: SpanProps) {
  const errorId = useId()
  const error = errorOf(`${name}.opens`) ?? errorOf(`${name}.closes`)
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap gap-2.5">
        {(['opens', 'closes'] as const).map((edge) => (
          <label key={edge} className="grid flex-[1_1_7.5rem] gap-1 text-small text-muted">
            <span aria-hidden>{edge === 'opens' ? hoursWords.from : hoursWords.to}</span>
            <input
              type="time"
              dir="ltr"
              name={`${name}.${edge}`}
              aria-label={labels[edge]}
              aria-invalid={errorOf(`${name}.${edge}`) ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              value={value[edge]}
              onChange={(event) => onChange({ [edge]: event.target.value })}
              className={controlClass(
                'h-12 min-w-0 px-2.5! text-card! max-md:[&::-webkit-calendar-picker-indicator]:hidden',
              )}
            />
          </label>
        ))}
      </div>
      {error ? <ErrorText id={errorId}>{error}</ErrorText> : null}
    </div>
  )
}

import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { cn } from '../lib/cn'

const CONTROL =
  'w-full rounded-control bg-surface px-4 text-body text-ink border-[1.5px] border-field placeholder:text-hint ' +
  'field-focus aria-invalid:border-2 aria-invalid:border-red-600 disabled:bg-disabled disabled:text-disabled-ink'

/** The classes that every control shares. */
export function controlClass(className?: string): string {
  return cn(CONTROL, className)
}

type SelectFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
  name?: string
}

/** A choice with its label. Public pages load it, so it lacks the hint and the error of the dashboard's `Field`. */
export function SelectField({ value, onChange, options, name, label }: SelectFieldProps) {
  const id = useId()
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-card font-semibold text-ink">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={controlClass('h-13 appearance-none pe-11')}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={20} className="pointer-events-none absolute end-3.5 top-4 text-muted" />
      </div>
    </div>
  )
}

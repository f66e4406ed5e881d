import { useId, type ReactNode } from 'react'
import { cn } from '../../lib/cn'

const LOOKS = {
  segments: {
    list: 'flex rounded-control border-[1.5px] border-field bg-surface p-1',
    option:
      'flex min-h-11 flex-1 items-center justify-center rounded-chip px-3 text-center text-card text-ink data-checked:bg-primary data-checked:font-semibold data-checked:text-white forced-colors:data-checked:outline-2 forced-colors:data-checked:outline-[Highlight]',
  },
  chips: {
    list: 'grid grid-cols-2 gap-2 sm:flex sm:flex-wrap',
    option:
      'flex min-h-11 items-center gap-2 rounded-control border-[1.5px] border-hairline bg-surface ps-2.5 pe-3.5 text-small data-checked:border-night data-checked:font-semibold forced-colors:data-checked:border-[Highlight]',
  },
  icons: {
    list: 'grid grid-cols-6 gap-1.5 sm:flex sm:gap-2',
    option:
      'grid h-12 min-w-11 place-items-center rounded-control border-[1.5px] border-hairline bg-surface text-ink data-checked:border-2 data-checked:border-primary data-checked:bg-tint data-checked:text-primary sm:w-12 forced-colors:data-checked:border-[Highlight]',
  },
} as const

type Props<T extends string> = {
  label: string
  look: keyof typeof LOOKS
  options: readonly T[]
  names: Readonly<Record<T, string>>
  value: T
  onChange: (value: T) => void
  /** The image of an option, before its name. */
  mark?: (option: T) => ReactNode
}

export function Choices<T extends string>({
  label,
  look,
  options,
  names,
  value,
  onChange,
  mark,
}: Props<T>) {
  const group = useId()
  const isIcon = look === 'icons'
  return (
    <fieldset>
      <legend className="mb-1.5 text-card font-semibold text-ink">{label}</legend>
      <div className={LOOKS[look].list}>
        {options.map((option) => (
          <label
            key={option}
            title={isIcon ? names[option] : undefined}
            className={cn('relative cursor-pointer', LOOKS[look].option)}
            data-checked={option === value || undefined}
          >
            <input
              type="radio"
              name={group}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control"
            />
            {mark?.(option)}
            <span className={cn(isIcon && 'sr-only')}>{names[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

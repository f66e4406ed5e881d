type Props<T extends string> = {
  label: string
  name: string
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
}

/** One of two or three choices that exclude each other, side by side. */
export function Segments<T extends string>({ label, name, value, options, onChange }: Props<T>) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-card font-semibold text-ink">{label}</legend>
      <div className="flex rounded-control border-[1.5px] border-field bg-surface p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-chip px-3 text-center text-card text-ink has-checked:bg-primary has-checked:font-semibold has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-night forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-chip opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

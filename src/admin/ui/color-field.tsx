import { useId } from 'react'
import { COLORS, type Color } from '../../limits'
import { cn } from '../../lib/cn'

const FILLS: Record<Color, string> = {
  'text-primary': 'bg-primary',
  'text-accent': 'bg-accent',
  'text-secondary': 'bg-secondary',
  'text-red-600': 'bg-red-600',
}

export function Swatch({ color, className }: { color: Color; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        'edged block size-[22px] rounded-chip rounded-es-[3px] forced-color-adjust-none',
        FILLS[color],
        className,
      )}
    />
  )
}

type Props = {
  label: string
  value: Color
  onChange: (color: Color) => void
  /** The name of each colour, for those who cannot see it. */
  names: Record<Color, string>
  disabled?: boolean
  className?: string
}

export function ColorField({ label, value, onChange, names, disabled = false, className }: Props) {
  const group = useId()
  return (
    <fieldset disabled={disabled} className={className}>
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {COLORS.map((color) => (
          <label
            key={color}
            className="relative flex min-h-11 cursor-pointer items-center gap-2 rounded-control border-[1.5px] border-hairline bg-surface ps-2.5 pe-3.5 text-small has-checked:border-night has-checked:font-semibold has-disabled:cursor-not-allowed has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-night forced-colors:has-checked:border-[Highlight]"
          >
            <input
              type="radio"
              name={group}
              value={color}
              checked={color === value}
              onChange={() => onChange(color)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control opacity-0"
            />
            <Swatch color={color} />
            {names[color]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import { ChevronDown } from 'lucide-react'
import { directorText } from '../../copy/admin-director-text'
import { COLORS, type Color } from '../../limits'
import { Swatch } from '../ui/swatch'

type ColorProps = { label: string; value: Color; onChange: (color: Color) => void }

/** The colour of a line: a native list behind its swatch. */
export const ColorSelect = ({ label, value, onChange }: ColorProps) => (
  <span className="relative grid size-11 shrink-0 place-items-center rounded-control hover:bg-tint">
    <select
      aria-label={label}
      value={value}
      onChange={(event) =>
        onChange(COLORS.find((color) => color === event.target.value) ?? COLORS[0])
      }
      className="peer absolute inset-0 cursor-pointer opacity-0"
    >
      {COLORS.map((color) => (
        <option key={color} value={color}>
          {directorText.colors[color]}
        </option>
      ))}
    </select>
    <span className="pointer-events-none absolute inset-0 flex items-center justify-center gap-0.5 rounded-control hairline peer-focus-visible:outline-3 peer-focus-visible:outline-night">
      <Swatch color={value} />
      <ChevronDown size={14} className="text-muted" />
    </span>
  </span>
)

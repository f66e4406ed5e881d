import { ChevronDown } from 'lucide-react'
import { COLOR_DEFAULT, COLORS, type Color } from '../../colors-and-icons'
import { Swatch } from '../ui/swatch'

export type ColorWords = {
  /** Returns the label of the colour of a line, by its text and the name of its colour. */
  label: (text: string, name: string) => string
  names: Readonly<Record<Color, string>>
}

type ColorProps = {
  text: string
  words: ColorWords
  value: Color
  onChange: (color: Color) => void
}

/** The colour of a line: a native list behind its swatch. */
export function ColorSelect({ text, words, value, onChange }: ColorProps) {
  return (
    <span className="relative grid size-11 shrink-0 place-items-center rounded-control hover:bg-tint">
      <select
        aria-label={words.label(text, words.names[value])}
        value={value}
        onChange={(event) =>
          onChange(COLORS.find((color) => color === event.target.value) ?? COLOR_DEFAULT)
        }
        className="peer absolute inset-0 cursor-pointer opacity-0"
      >
        {COLORS.map((color) => (
          <option key={color} value={color}>
            {words.names[color]}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-0 flex items-center justify-center gap-0.5 rounded-control hairline peer-focus-visible:outline-3 peer-focus-visible:outline-night">
        <Swatch color={value} />
        <ChevronDown size={14} className="text-muted" />
      </span>
    </span>
  )
}

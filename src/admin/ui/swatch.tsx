import type { Color } from '../../colors-and-icons'

const FILLS: Record<Color, string> = {
  'text-primary': 'bg-primary',
  'text-accent': 'bg-accent',
  'text-secondary': 'bg-secondary',
  'text-red-600': 'bg-red-600',
}

export function Swatch({ color }: { color: Color }) {
  return (
    <span
      aria-hidden
      className={`edged block size-[22px] rounded-chip rounded-es-[3px] forced-color-adjust-none ${FILLS[color]}`}
    />
  )
}

import type { Color } from '../../colors-and-icons'

/** The names of the colours that a member or a line can have. */
export const colorNames: Record<Color, string> = {
  'text-primary': 'أزرق',
  'text-accent': 'برتقالي',
  'text-secondary': 'أخضر',
  'text-red-600': 'أحمر',
}

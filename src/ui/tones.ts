import { COLORS, type Color } from '../limits'
import type { Tone } from './chip'

const TONES: Record<Color, Tone> = {
  'text-primary': 'sky',
  'text-accent': 'peach',
  'text-secondary': 'mint',
  'text-red-600': 'rose',
}

const isColor = (value: string): value is Color => COLORS.some((color) => color === value)

export const colorOf = (value: string): Color => (isColor(value) ? value : COLORS[0])
export const toneOf = (value: string): Tone => TONES[colorOf(value)]

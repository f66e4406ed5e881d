import { describe, expect, it } from 'vitest'
import { COLORS } from '../../src/colors-and-icons'
import theme from '../../tailwind.config'
import { readText } from '../helpers/house/repository'

const { colors } = theme.theme
const { white, page, tint, warm, sky, peach, mint, rose, desk } = colors
const BACKGROUNDS = { white, page, tint, warm, sky: sky.DEFAULT, peach, mint, rose, desk }

const CSS = readText('src/styles/base.css')
const [, strongest = ''] = /prefers-contrast: more\) \{\s*:root \{([^}]*)\}/.exec(CSS) ?? []
const MORE_CONTRAST = Object.fromEntries(
  [...strongest.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
)

/** The colour of a token: as usual, and for a visitor who asks for more contrast. */
const usual = (token: string) => /#\w{6}/.exec(token)?.[0] ?? token
const strong = (token: string) =>
  MORE_CONTRAST[/^var\(--([\w-]+),/.exec(token)?.[1] ?? ''] ?? usual(token)

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

describe('the colours', () => {
  const {
    accent,
    secondary,
    night,
    ink,
    muted,
    hairline,
    field,
    booking,
    onnight,
    disabled,
    hint,
  } = colors
  const inks = {
    primary: colors.primary.DEFAULT,
    accent,
    secondary: secondary.DEFAULT,
    red: colors.red[600],
    night,
    ink,
    muted,
  }
  /** The tokens whose contrast with a background is too low, each with that background. */
  const lowContrast = (
    tokens: Record<string, string>,
    least: number,
    shade: (token: string) => string,
  ) =>
    Object.entries(tokens).flatMap(([name, token]) =>
      Object.entries(BACKGROUNDS)
        .filter(([, background]) => contrast(shade(token), background) < least)
        .map(([background]) => `${name} on ${background}`),
    )

  it('the colours are readable on every background, at 7:1 for who asks for more contrast', () => {
    const place = 'darken it in tailwind.config.ts'
    const strongPlace = 'darken it in the block prefers-contrast of src/styles/base.css'
    expect(lowContrast(inks, 4.5, usual), place).toEqual([])
    expect(lowContrast({ ...inks, field }, 7, strong), strongPlace).toEqual([])
    expect(lowContrast({ hairline }, 3, strong), strongPlace).toEqual([])
    expect(contrast(usual(field), white), place).toBeGreaterThanOrEqual(3)
    // White on a light background is found.
    expect(lowContrast({ hint: white }, 4.5, usual)).toContain('hint on page')
  })

  it.each([
    ['booking', booking.ink, booking.DEFAULT],
    ['primary button', white, usual(colors.primary.DEFAULT)],
    ['delete button', white, usual(colors.red[600])],
    ['night', onnight.DEFAULT, night],
    ['quiet on night', usual(onnight.quiet), night],
    ['disabled', disabled.ink, disabled.DEFAULT],
    ['hint', usual(hint), white],
  ])('the text of «%s» is readable', (_, above, background) =>
    expect(contrast(above, background), 'tailwind.config.ts').toBeGreaterThanOrEqual(4.5),
  )

  // Requirement 68; contradiction 45
  it('the style sheet includes the four stored classes of colours', () => {
    const stored = [
      colors.primary.DEFAULT,
      colors.accent,
      colors.secondary.DEFAULT,
      colors.red[600],
    ].map(usual)
    expect(stored).toEqual(['#1D4E89', '#A8400C', '#1B6E45', '#BE242B'])
    const shared = readText('src/styles/shared.css')
    expect(
      shared,
      'src/styles/shared.css includes the classes of src/colors-and-icons.ts',
    ).toContain(`@source inline('${COLORS.join(' ')}')`)
  })
})

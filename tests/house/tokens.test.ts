import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COLORS } from '../../src/limits'
import theme from '../../tailwind.config'

const { colors } = theme.theme
const GROUNDS = {
  white: colors.white,
  page: colors.page,
  tint: colors.tint,
  warm: colors.warm,
  sky: colors.sky.DEFAULT,
  peach: colors.peach,
  mint: colors.mint,
  rose: colors.rose,
  desk: colors.desk,
}

const CSS = readFileSync('src/base.css', 'utf8')
const [, strongest = ''] = /prefers-contrast: more\) \{\s*:root \{([^}]*)\}/.exec(CSS) ?? []
const MORE_CONTRAST = Object.fromEntries(
  [...strongest.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
)

/** The colour that a token has without a wish for more contrast, and with it. */
const usual = (token: string) => /#\w{6}/.exec(token)?.[0] ?? token
const strong = (token: string) => MORE_CONTRAST[/^var\(--([\w-]+),/.exec(token)?.[1] ?? ''] ?? usual(token)

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
  const inks = {
    primary: colors.primary.DEFAULT,
    accent: colors.accent,
    secondary: colors.secondary,
    red: colors.red[600],
    night: colors.night,
    ink: colors.ink,
    muted: colors.muted,
  }
  const pairs = Object.entries(inks).flatMap(([ink, token]) =>
    Object.entries(GROUNDS).map(([ground, under]) => [ink, ground, token, under] as const),
  )
  it.each(pairs)('%s is readable on %s', (_ink, _ground, token, under) =>
    expect(contrast(usual(token), under)).toBeGreaterThanOrEqual(4.5),
  )

  it.each(pairs)('%s on %s reaches 7:1 for who asks for more contrast', (_ink, _ground, token, under) =>
    expect(contrast(strong(token), under)).toBeGreaterThanOrEqual(7),
  )

  it.each(Object.entries(GROUNDS))('lines are seen on %s by who asks for more contrast', (_ground, under) => {
    expect(contrast(strong(colors.hairline), under)).toBeGreaterThanOrEqual(3)
    expect(contrast(strong(colors.field), under)).toBeGreaterThanOrEqual(7)
  })

  it.each([
    ['booking', colors.booking.ink, colors.booking.DEFAULT],
    ['primary button', colors.white, usual(colors.primary.DEFAULT)],
    ['delete button', colors.white, usual(colors.red[600])],
    ['night', colors.onnight.DEFAULT, colors.night],
    ['quiet on night', usual(colors.onnight.quiet), colors.night],
    ['disabled', colors.disabled.ink, colors.disabled.DEFAULT],
    ['hint', usual(colors.hint), colors.white],
  ])('%s is readable', (_, ink, ground) => expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5))

  it('give the border of fields enough contrast', () => {
    expect(contrast(usual(colors.field), colors.white)).toBeGreaterThanOrEqual(3)
  })

  it('include the four stored classes in the style sheet', () => {
    expect([colors.primary.DEFAULT, colors.accent, colors.secondary, colors.red[600]].map(usual)).toEqual([
      '#1D4E89',
      '#A8400C',
      '#1B6E45',
      '#BE242B',
    ]) // 68
    expect(CSS).toContain(`@source inline('${COLORS.join(' ')}')`) // contradiction 45
  })
})

describe('the font', () => {
  it('is a file of at most 20 KB', () => {
    expect(readFileSync('public/fonts/readex-pro.woff2').length).toBeLessThanOrEqual(20_000)
    expect(readFileSync('public/fonts/readex-pro-caps.woff2').length).toBeLessThanOrEqual(5_000)
    expect(readFileSync('public/fonts/OFL.txt', 'utf8')).toContain('SIL Open Font License, Version 1.1')
    expect(readFileSync('index.html', 'utf8')).toMatch(
      /rel="preload" href="\/fonts\/readex-pro\.woff2"[^>]*crossorigin/,
    )
  })
})

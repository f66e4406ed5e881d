import { statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readText } from '../helpers/house/repository'

const SMALLER = 'make it with scripts/build/make-font.py and fewer characters'

it('the font is small files of our own, with their licence, loaded at once', () => {
  expect(statSync('public/fonts/readex-pro.woff2').size, SMALLER).toBeLessThanOrEqual(20_000)
  expect(statSync('public/fonts/readex-pro-caps.woff2').size, SMALLER).toBeLessThanOrEqual(5_000)
  expect(readText('public/fonts/OFL.txt')).toContain('SIL Open Font License, Version 1.1')
  expect(readText('index.html'), 'index.html preloads the font').toMatch(
    /rel="preload" href="\/fonts\/readex-pro\.woff2"[^>]*crossorigin/,
  )
})

import { describe, expect, it } from 'vitest'
import { counted, countedFrom, initialOf, isolate, plural, quoteName } from '../../src/lib/arabic'

it('plurals follow the Arabic rules', () => {
  const forms = { zero: 'z', one: '1', two: '2', few: 'f', many: 'm', other: 'o' }
  const said = [0, 1, 2, 3, 10, 11, 99, 100, 103].map((count) => plural(count, forms))
  expect(said.join('')).toBe('z12ffmmof')
})

it('a count says nothing when it is missing or too small', () => {
  expect([null, 0, 1].map((count) => counted(count, String))).toEqual([[], [], ['1']])
  expect([null, 2, 3].map((count) => countedFrom(3, count, String))).toEqual([[], [], ['3']])
})

describe('names', () => {
  // Requirement 69
  it.each([
    ['الشريك الأول', 'ش'],
    ['شركة التمويل', 'ت'],
    ['شركة', 'ش'],
    ['  Lego  ', 'L'],
    ['', ''],
  ])('the name %j has the initial %j', (name, initial) => {
    expect(initialOf(name)).toBe(initial)
  })

  it('a name is isolated in «» inside a sentence', () => {
    expect(isolate('Lego 2')).toBe('\u2068Lego 2\u2069')
    expect(quoteName('Lego 2')).toBe('«\u2068Lego 2\u2069»')
  })
})

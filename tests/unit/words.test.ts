import { describe, expect, it } from 'vitest'
import { counted, countedFrom, initialOf, isolate, plural, quoteName } from '../../src/lib/words'

describe('plurals', () => {
  const forms = { zero: 'z', one: '1', two: '2', few: 'f', many: 'm', other: 'o' }

  it('follow the Arabic rules', () => {
    expect([0, 1, 2, 3, 10, 11, 99, 100, 101, 102, 103, 111].map((count) => plural(count, forms)).join('')).toBe(
      'z12ffmmooofm',
    )
  })
})

it('a count says nothing when it is missing or too small', () => {
  expect([null, 0, 1].map((count) => counted(count, String))).toEqual([[], [], ['1']])
  expect([null, 2, 3].map((count) => countedFrom(3, count, String))).toEqual([[], [], ['3']])
})

describe('names', () => {
  it.each([
    ['الشريك الأول', 'ش'],
    ['رفيق للتمويل', 'ر'],
    ['شركة التمويل', 'ت'],
    ['شركة', 'ش'],
    ['ش. ت. م', 'ش'],
    ['  Lego  ', 'L'],
    ['ال', 'ا'],
    ['', ''],
  ])('of %j have the initial %j', (name, initial) => {
    expect(initialOf(name)).toBe(initial) // 69
  })

  it('are isolated in «» inside a sentence', () => {
    expect(isolate('Lego 2')).toBe('\u2068Lego 2\u2069')
    expect(quoteName('Lego 2')).toBe('«\u2068Lego 2\u2069»')
  })
})

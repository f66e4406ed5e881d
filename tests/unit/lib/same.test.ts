import { expect, it } from 'vitest'
import { isSame } from '../../../src/lib/same'

it.each<[unknown, unknown, boolean]>([
  [NaN, NaN, true],
  [null, undefined, false],
  [[], {}, false],
  [[1, 2], [2, 1], false],
  [{ a: 1, b: { c: [2] } }, { b: { c: [2] }, a: 1 }, true],
  [{ a: undefined, b: 1 }, { b: 1, c: undefined }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [new Date(1), new Date(2), false],
  [{ at: new Date(1) }, { at: new Date(1) }, true],
  [new Date(1), {}, false],
])('the equality of %j and %j is %s', (a, b, same) => {
  expect(isSame(a, b)).toBe(same)
  expect(isSame(b, a)).toBe(same)
})

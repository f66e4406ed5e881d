import { expect, it } from 'vitest'
import { linesIn } from '../../../src/admin/row-fields/lines'

it.each([
  ['one\vtwo', ['one', 'two']],
  ['one\u0085two\ftwo', ['one', 'two', 'two']],
  ['one\ttwo\nthree', ['one two', 'three']],
  ['• one\n• two', ['one', 'two']],
  ['\u200f- one\r\n\u200f– two', ['one', 'two']],
  ['\uf0b7 one\n\uf0b7 two', ['one', 'two']],
  ['o\tone\no\ttwo', ['one', 'two']],
  ['1. one\n2) two', ['one', 'two']],
  ['١- one\n٢- two', ['one', 'two']],
  ['1-one\n2)two', ['one', 'two']],
  ['١ - one\n٢ـ two', ['one', 'two']],
  ['-one\n-two', ['one', 'two']],
  ['•one\n•two', ['one', 'two']],
  ['⁃ one\n⁃ two', ['one', 'two']],
  ['❖ one\n❖ two', ['one', 'two']],
  ['§\tone\nØ\ttwo', ['one', 'two']],
  // A mark of some lines, a year and a span are a part of their text.
  ['• one\ntwo', ['• one', 'two']],
  ['2024. one\n2025. two', ['2024. one', '2025. two']],
  ['3-5 one\n6-8 two', ['3-5 one', '6-8 two']],
  ['2 - 4 one\n5 – 7 two', ['2 - 4 one', '5 – 7 two']],
  ['١٠ ـ ١٢ one\n١٢ـ ١٥ two', ['١٠ ـ ١٢ one', '١٢ـ ١٥ two']],
  // One line may be typed by hand.
  ['- one', ['- one']],
])('the pasted text %j has the lines %j', (text, lines) => {
  expect(linesIn(text)).toEqual(lines)
})

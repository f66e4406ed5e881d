import { expect, it } from 'vitest'
import { move } from '../../src/lib/lists'

it.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [0, 99, ['b', 'c', 'a']],
  [3, 0, ['a', 'b', 'c']],
])('a move of %d to %d keeps every item', (from, to, result) => {
  expect(move(Object.freeze(['a', 'b', 'c']), from, to)).toEqual(result)
})

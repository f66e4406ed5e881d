import { expect, it } from 'vitest'
import { putAt } from '../../src/data/store/order'

// Requirement 104
it.each([
  ['c', 1, 'cab'],
  ['a', 3, 'bca'],
  ['b', 2, 'abc'],
  ['new', 2, 'anewbc'],
  ['new', 9, 'abcnew'],
])('%s put at the position %d of abc gives %s', (id, position, sequence) => {
  expect(putAt(['a', 'b', 'c'], id, position).join('')).toBe(sequence)
})

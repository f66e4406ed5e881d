import { expect, it } from 'vitest'
import { putAtPosition } from '../../src/data/store/sequence'

// Requirement 104
it.each([
  ['c', 1, 'cab'],
  ['a', 3, 'bca'],
  ['b', 2, 'abc'],
  ['new', 2, 'anewbc'],
  ['new', 9, 'abcnew'],
])('%s put at the position %d of abc gives %s', (id, position, sequence) => {
  expect(putAtPosition(['a', 'b', 'c'], id, position).join('')).toBe(sequence)
})

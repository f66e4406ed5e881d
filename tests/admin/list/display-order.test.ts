import { expect, it } from 'vitest'
import { withMoves } from '../../../src/admin/list/display-order'

const itemsOf = (ids: string) => Array.from(ids, (id) => ({ id }))

// Requirement 104
it('moves that the live list does not have yet are applied in the order of their making', () => {
  const moves = [
    { id: 'a', shownIds: ['b', 'c', 'a', 'd'] },
    { id: 'x', shownIds: ['x', 'b', 'c', 'a', 'd'] },
    { id: 'd', shownIds: ['d', 'b', 'c', 'a'] },
  ]
  const moved = withMoves(itemsOf('abcd'), moves)
  expect(moved.map(({ id }) => id).join('')).toBe('dbca')
})

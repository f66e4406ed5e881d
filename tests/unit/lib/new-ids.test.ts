import { expect, it } from 'vitest'
import { uniqueTimestampId } from '../../../src/lib/new-ids'

// Contradiction 11
it('a new id is the next free millisecond', () => {
  const taken = [{ id: '1700000000000' }, { id: '1700000000001' }, { id: 'x' }]
  expect(uniqueTimestampId(taken, 1_700_000_000_000.7)).toBe('1700000000002')
})

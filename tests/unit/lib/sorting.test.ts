import { describe, expect, it } from 'vitest'
import { byOrder, inOrder, latestFirst, type Sortable } from '../../../src/lib/sorting'

const ids = (list: readonly { id: string }[]): string[] => list.map((item) => item.id)

describe('the display order', () => {
  const day = (date: number): string => `2024-01-${String(date).padStart(2, '0')}T00:00:00.000Z`

  // Requirement 144; contradiction 5
  it('the order is by number, then newest first, then by id, and hidden ones come last', () => {
    const list: Sortable[] = [
      { id: 'hidden', createdAt: day(9), hidden: 1 },
      { id: 'none-old', createdAt: new Date(day(1)) },
      { id: 'two', order: 2, createdAt: day(9) },
      { id: 'none-new', createdAt: { toDate: () => new Date(day(3)) } },
      { id: 'one-old', order: 1, createdAt: day(1) },
      { id: 'one-new', order: 1, createdAt: day(2) },
      { id: 'b', order: 3, createdAt: day(5) },
      { id: 'a', order: 3, createdAt: day(5) },
      { id: 'broken', order: NaN, createdAt: day(2) },
      { id: 'undated' },
      { id: 'misdated', createdAt: 'yesterday' },
    ]
    const numbered = ['one-new', 'one-old', 'two', 'a', 'b']
    const others = ['none-new', 'broken', 'none-old', 'misdated', 'undated', 'hidden']
    expect(ids(inOrder(list))).toEqual([...numbered, ...others])
    expect(ids([...list].reverse().sort(byOrder))).toEqual(ids(inOrder(list)))
  })
})

const video = (id: string, createdAt: string, order?: number): Sortable => ({
  id,
  createdAt,
  order,
})

// Requirement 42; contradiction 20
it('the latest videos are sorted by order when every video has one', () => {
  const list = [
    video('a', '2024-01-03', 1),
    video('b', '2024-01-01', 3),
    video('c', '2024-01-02', 2),
  ]
  expect(ids(latestFirst(list))).toEqual(['b', 'c', 'a'])
  const same = [video('old', '2024-01-01', 1), video('new', '2024-01-02', 1)]
  expect(ids(latestFirst(same))).toEqual(['new', 'old'])
})

it('the latest videos are sorted by date when a video has no order', () => {
  const list = [video('a', '2024-01-01', 5), video('b', '2024-01-02'), video('c', '2024-01-03', 1)]
  expect(ids(latestFirst(list))).toEqual(['c', 'b', 'a'])
})

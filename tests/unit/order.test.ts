import { describe, expect, it } from 'vitest'
import { byLatest, byOrder, move, repairOrder, uniqueTimestampId, type Listed } from '../../src/lib/order'
import { placed, without } from '../../src/data/store/order'
import { random } from '../data/random'

const ids = (list: readonly { id: string }[]): string[] => list.map((item) => item.id)

describe('moving', () => {
  it('does not mutate the given list', () => {
    const list = Object.freeze(['a', 'b', 'c'])
    expect(move(list, 0, 2)).toEqual(['b', 'c', 'a'])
    expect(list).toEqual(['a', 'b', 'c'])
  })

  it.each([
    [0, -1, ['a', 'b', 'c']],
    [0, 99, ['b', 'c', 'a']],
    [-1, 1, ['a', 'b', 'c']],
    [3, 0, ['a', 'b', 'c']],
    [0.5, 2, ['a', 'b', 'c']],
    [NaN, 2, ['a', 'b', 'c']],
  ])('loses nothing when asked to move %d to %d', (from, to, result) => {
    expect(move(['a', 'b', 'c'], from, to)).toEqual(result)
  })
})

describe('the display order', () => {
  const day = (date: number): string => `2024-01-${String(date).padStart(2, '0')}T00:00:00.000Z`

  // 144, contradiction 5
  it('is by order, then newest first, then by id', () => {
    const list: Listed[] = [
      { id: 'none-old', createdAt: day(1) },
      { id: 'two', order: 2, createdAt: day(9) },
      { id: 'none-new', createdAt: day(3) },
      { id: 'one-old', order: 1, createdAt: day(1) },
      { id: 'one-new', order: 1, createdAt: day(2) },
      { id: 'b', order: 3, createdAt: day(5) },
      { id: 'a', order: 3, createdAt: day(5) },
      { id: 'broken', order: NaN, createdAt: day(2) },
    ]
    expect(ids(repairOrder(list))).toEqual(['one-new', 'one-old', 'two', 'a', 'b', 'none-new', 'broken', 'none-old'])
    expect(ids([...list].reverse().sort(byOrder))).toEqual(ids(repairOrder(list)))
  })

  it('puts what is hidden after everything else, also after an item without an order', () => {
    const list = [
      { id: 'hidden', createdAt: new Date(2), hidden: 1 },
      { id: 'unplaced', createdAt: new Date(1) },
      { id: 'first', order: 1 },
    ]
    expect(list.sort(byOrder).map(({ id }) => id)).toEqual(['first', 'unplaced', 'hidden'])
  })

  it('accepts timestamps, dates and texts', () => {
    const list: Listed[] = [
      { id: 'text', createdAt: day(2) },
      { id: 'stamp', createdAt: { toDate: () => new Date(day(3)) } },
      { id: 'null', createdAt: null },
      { id: 'date', createdAt: new Date(day(4)) },
      { id: 'none' },
      { id: 'garbage', createdAt: 'yesterday' },
    ]
    expect(ids(repairOrder(list))).toEqual(['date', 'stamp', 'text', 'garbage', 'none', 'null'])
  })
})

describe('the latest videos', () => {
  const video = (id: string, createdAt: string, order?: number): Listed => ({ id, createdAt, order })

  // 42, contradiction 20
  it('are sorted by order when every video has one', () => {
    const list = [video('a', '2024-01-03', 1), video('b', '2024-01-01', 3), video('c', '2024-01-02', 2)]
    expect(ids(byLatest(list))).toEqual(['b', 'c', 'a'])
    const same = [video('old', '2024-01-01', 1), video('new', '2024-01-02', 1)]
    expect(ids(byLatest(same))).toEqual(['new', 'old'])
  })

  it('are sorted by date when a video has no order', () => {
    const [a, b, c] = [video('a', '2024-01-01', 5), video('b', '2024-01-02'), video('c', '2024-01-03', 1)]
    const lists = [
      [a, b, c],
      [b, c, a],
      [c, b, a],
    ]
    for (const list of lists) expect(ids(byLatest(list))).toEqual(['c', 'b', 'a'])
  })
})

describe('new ids', () => {
  // contradiction 11
  it('are the next free millisecond', () => {
    expect(uniqueTimestampId([], 1_700_000_000_000)).toBe('1700000000000')
    expect(uniqueTimestampId([{ id: '1700000000000' }, { id: '1700000000001' }, { id: 'x' }], 1_700_000_000_000)).toBe(
      '1700000000002',
    )
    expect(uniqueTimestampId([], 1_700_000_000_000.7)).toBe('1700000000000')
  })
})

// 104, 107, P5
it('a sequence loses and repeats nothing in 1,000 moves and deletions', () => {
  const next = random(3)
  let sequence = Array.from({ length: 20 }, (_, n) => `p${n}`)
  for (let step = 0; step < 1_000; step += 1) {
    const id = sequence[Math.floor(next() * sequence.length)] ?? ''
    const position = 1 + Math.floor(next() * sequence.length)
    const after = next() < 0.01 ? without(sequence, id) : placed(sequence, id, position)
    const others = (list: readonly string[]) => list.filter((other) => other !== id)
    expect(others(after).join()).toBe(others(sequence).join())
    expect(after.filter((other) => other === id).length).toBe(after.length === sequence.length ? 1 : 0)
    if (after.length === sequence.length) expect(after[position - 1]).toBe(id)
    sequence = after
  }
  expect(placed(['a'], 'b', 9)).toEqual(['a', 'b'])
})

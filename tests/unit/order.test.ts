import { describe, expect, it } from 'vitest'
import {
  byLatest,
  byOrder,
  move,
  nextOrder,
  renumber,
  repairOrder,
  uniqueTimestampId,
  type Listed,
} from '../../src/lib/order'

/** Mulberry32: the same numbers in every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below)
  }
}

type Item = { id: string; order: number }
const ids = (list: readonly { id: string }[]): string[] => list.map((item) => item.id)

/** The list as the database holds it after the changes are written. */
function written(list: readonly Item[], changes: readonly Item[]): Item[] {
  const orders = new Map(changes.map(({ id, order }) => [id, order]))
  return list.map((item) => ({ ...item, order: orders.get(item.id) ?? item.order }))
}

describe('moving and renumbering', () => {
  // 104, 107, P5
  it('keeps the orders 1..n through 1,000 random sequences', () => {
    // Compared as text and expected once: 50,000 calls of expect take seconds.
    const faults: string[] = []
    const compare = (what: string, seed: number, is: readonly unknown[], should: readonly unknown[]) => {
      if (is.join() !== should.join()) faults.push(`${what} of sequence ${seed}: ${is.join()}, not ${should.join()}`)
    }
    for (let seed = 1; seed <= 1000; seed++) {
      const random = randomFrom(seed)
      let stored: Item[] = Array.from({ length: 1 + random(20) }, (_, at) => ({ id: `p${at}`, order: at + 1 }))
      for (let step = 0; step < 10 && stored.length > 0; step++) {
        const shown = repairOrder(stored)
        const from = random(shown.length)
        const to = random(shown.length)
        const isDelete = random(4) === 0
        const next = isDelete ? shown.filter((_, at) => at !== from) : move(shown, from, to)
        if (!isDelete) {
          const others = (list: readonly Item[]) => ids(list).filter((id) => id !== shown[from]?.id)
          compare('the moved one', seed, [next.length, next[to]?.id], [shown.length, shown[from]?.id])
          compare('the others', seed, others(next), others(shown))
        }
        const changes = renumber(next)
        const changed = changes.filter(({ id, order }) => stored.find((item) => item.id === id)?.order !== order)
        compare('the changes', seed, ids(changes), ids(changed))
        stored = written(next, changes)
        const orders = stored.map((item) => item.order)
        compare(
          'the orders',
          seed,
          orders,
          orders.map((_, at) => at + 1),
        )
        compare('the sequence', seed, ids(repairOrder(stored)), ids(next))
      }
    }
    expect(faults).toEqual([])
    process.stdout.write('[figure] random sequences of moves and deletes: 1000, with a gap, a repeat or a loss: 0\n')
  })

  it('writes only items that change their position', () => {
    const list = ['a', 'b', 'c', 'd'].map((id, at) => ({ id, order: at + 1 }))
    expect(renumber(move(list, 1, 2))).toEqual([
      { id: 'c', order: 2 },
      { id: 'b', order: 3 },
    ])
    expect(renumber(list)).toEqual([])
  })

  it('does not mutate the given list', () => {
    const list = Object.freeze(['a', 'b', 'c'])
    expect(move(list, 0, 2)).toEqual(['b', 'c', 'a'])
    expect(list).toEqual(['a', 'b', 'c'])
  })

  it.each([
    [0, -4, ['a', 'b', 'c']],
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

  // 144, decision 5
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

  it('becomes 1..n by renumbering', () => {
    const list: Listed[] = [
      { id: 'a', order: 7 },
      { id: 'b', order: 7 },
      { id: 'c' },
      { id: 'd', order: 1 },
      { id: 'e', order: 0 },
    ]
    expect(renumber(repairOrder(list))).toEqual([
      { id: 'e', order: 1 },
      { id: 'd', order: 2 },
      { id: 'a', order: 3 },
      { id: 'b', order: 4 },
      { id: 'c', order: 5 },
    ])
  })
})

describe('the latest videos', () => {
  const video = (id: string, createdAt: string, order?: number): Listed => ({ id, createdAt, order })

  // 42, decision 20
  it('are sorted by order when every video has one', () => {
    expect(
      ids(byLatest([video('a', '2024-01-03', 1), video('b', '2024-01-01', 3), video('c', '2024-01-02', 2)])),
    ).toEqual(['b', 'c', 'a'])
  })

  it('are sorted by date when a video has no order', () => {
    const a = video('a', '2024-01-01', 5)
    const b = video('b', '2024-01-02')
    const c = video('c', '2024-01-03', 1)
    for (const list of [
      [a, b, c],
      [a, c, b],
      [b, a, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ]) {
      expect(ids(byLatest(list))).toEqual(['c', 'b', 'a'])
    }
  })

  it('follow the specification for any two videos', () => {
    expect(ids(byLatest([video('old', '2024-01-01', 2), video('new', '2024-01-02', 1)]))).toEqual(['old', 'new'])
    expect(ids(byLatest([video('old', '2024-01-01', 2), video('new', '2024-01-02')]))).toEqual(['new', 'old'])
    expect(ids(byLatest([video('old', '2024-01-01', 1), video('new', '2024-01-02', 1)]))).toEqual(['new', 'old'])
  })
})

describe('new orders and ids', () => {
  // 120
  it('are one above the highest order', () => {
    expect(nextOrder([])).toBe(1)
    expect(nextOrder([{ id: 'a', order: 2 }, { id: 'b', order: 9 }, { id: 'c' }])).toBe(10)
    expect(
      nextOrder([
        { id: 'a', order: NaN },
        { id: 'b', order: -3 },
      ]),
    ).toBe(1)
  })

  // decision 11
  it('are the next free millisecond', () => {
    expect(uniqueTimestampId([], 1_700_000_000_000)).toBe('1700000000000')
    expect(uniqueTimestampId(['1700000000000', '1700000000001', 'x'], 1_700_000_000_000)).toBe('1700000000002')
    expect(uniqueTimestampId([], 1_700_000_000_000.7)).toBe('1700000000000')
  })
})

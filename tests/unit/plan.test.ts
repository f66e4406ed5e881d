import { describe, expect, it } from 'vitest'
import { arranged } from '../../src/data/store/arranged'
import type { Fields } from '../../src/data/content/parse'
import { planOf } from '../../src/data/store/plan'
import { sequenceBefore } from '../../src/data/store/plan-versions'
import { isSameContent } from '../../src/data/store/same-content'
import { move } from '../../src/lib/order'

describe('the content of two states', () => {
  it('is the same whatever their times, revisions and places', () => {
    const member = { name: 'n', credentials: ['c'], order: 1, updatedAt: 0, version: 'a' }
    expect(isSameContent(member, { ...member, order: 3, updatedAt: 1, version: 'b' })).toBe(true)
    expect(isSameContent(member, { ...member, credentials: [] })).toBe(false)
    const { order: _, ...placeless } = member
    expect(isSameContent(member, placeless)).toBe(false)
    expect(isSameContent(null, null)).toBe(true)
    expect(isSameContent(member, null)).toBe(false)
  })
})

describe('a sequence', () => {
  it('is that of the target, and what somebody has added stays behind the one before it', () => {
    expect(arranged(['new', 'a', 'b', 'more', 'c'], ['c', 'gone', 'b', 'a'])).toEqual(['new', 'c', 'b', 'more', 'a'])
    expect(arranged([], ['a'])).toEqual([])
  })

  it('before 500 random additions, moves, renames and deletions is found again', () => {
    let seed = 7
    const below = (max: number) => (seed = (seed * 48_271) % 2_147_483_647) % max
    for (let round = 0; round < 20; round += 1) {
      const first = Array.from({ length: 1 + below(12) }, (_, n) => `p${n}`)
      const events: Parameters<typeof sequenceBefore>[1][number][] = []
      let list = first
      for (let at = 1; at <= 25; at += 1) {
        const index = below(Math.max(list.length, 1))
        const id = list[index]
        const kind = id === undefined ? 0 : below(4)
        if (kind === 0) {
          list = [...list, `new${at}`]
          events.unshift({ at, id: `new${at}`, before: null })
          continue
        }
        events.unshift({ at, id: id ?? '', before: index + 1 })
        if (kind === 1) list = list.toSpliced(index, 1)
        if (kind === 2) list = move(list, index, below(list.length))
      }
      expect(sequenceBefore(list, events)).toEqual(first)
    }
  })
})

describe('a plan', () => {
  const item = (order: number, rest: Fields = {}): Fields => ({ name: `n${order}`, order, ...rest })
  const listOf = (...items: [id: string, fields: Fields][]) =>
    new Map(items.map(([id, fields]) => [`products/${id}`, fields]))
  const [a, b, c] = [item(1), item(2), item(3)]
  const stored = listOf(['a', a], ['b', b], ['c', c])
  const present = { products: ['a', 'b', 'c'] }

  it('is empty where everything is stored as it was', () => {
    const states = [...stored].map(([path, fields]) => ({ path, fields }))
    expect(planOf(stored, present, { states, sequences: present })).toEqual({ changes: [], states: [], sequences: [] })
  })

  it('names a list that was moved, and gives it its sequence', () => {
    const sequences = { products: ['c', 'a', 'b'] }
    expect(planOf(stored, present, { states: [], sequences })).toEqual({
      changes: [{ kind: 'products', name: '', change: 'ordered' }],
      states: [],
      sequences: [{ collection: 'products', ids: ['c', 'a', 'b'] }],
    })
  })

  it('stores before it deletes, whatever comes first in the target', () => {
    const states = [
      { path: 'products/a', fields: null },
      { path: 'products/b', fields: { ...b, name: 'new' } },
    ]
    const plan = planOf(stored, present, { states, sequences: {} })
    expect(plan.states.map(({ path }) => path)).toEqual(['products/b', 'products/a'])
    expect(plan.changes.map(({ change }) => change)).toEqual(['changed', 'removed'])
  })

  it('numbers a list with gaps anew', () => {
    const gaps = listOf(['a', a], ['b', item(3)], ['c', item(4)])
    const { changes, sequences } = planOf(gaps, present, { states: [], sequences: present })
    expect(changes).toEqual([])
    expect(sequences).toEqual([{ collection: 'products', ids: ['a', 'b', 'c'] }])
  })

  it('orders a list from which somebody is hidden, or to which somebody returns', () => {
    const hidden = { ...b, hidden: 2 }
    const hides = { states: [{ path: 'products/b', fields: hidden }], sequences: present }
    expect(planOf(stored, present, hides).sequences).toHaveLength(1)
    const shows = { states: [{ path: 'products/b', fields: b }], sequences: { products: ['a', 'b'] } }
    const before = listOf(['a', a], ['b', hidden])
    expect(planOf(before, { products: ['a'] }, shows).sequences).toHaveLength(1)
  })
})

import { expect, it } from 'vitest'
import { completeSequence } from '../../../../src/data/store/shared/sequence'
import { inOrder, type Sortable } from '../../../../src/lib/sorting'

const visible = (id: string, order?: number, day?: number): Sortable => ({
  id,
  order,
  createdAt: day === undefined ? null : new Date(2024, 0, day),
})

it.each([
  ['equal positions', '', [visible('a', 1, 9), visible('b', 1, 8), visible('c', 2, 7)]],
  ['equal positions and dates', '', [visible('b', 1), visible('a', 1), visible('c', 1)]],
  ['no positions', '', [visible('a', undefined, 1), visible('b', undefined, 2), visible('c')]],
  [
    'a newer one at the position of another',
    'ab',
    [visible('a', 1, 1), visible('b', 2, 1), visible('c', 2, 2)],
  ],
  [
    'an older one at the position of another',
    'ab',
    [visible('a', 1, 5), visible('b', 2, 5), visible('c', 2, 4)],
  ],
  [
    'several between the others',
    'ab',
    [
      visible('a', 1, 5),
      visible('b', 2, 5),
      visible('x', 2, 9),
      visible('y', 2, 8),
      visible('z', 2, 1),
    ],
  ],
  [
    'one at the place of a deleted one',
    'adb',
    [visible('a', 1, 5), visible('b', 3, 5), visible('c', 2, 1)],
  ],
  [
    'odd positions',
    'ab',
    [
      visible('a', 1, 5),
      visible('b', 2, 5),
      visible('c', 1.5),
      visible('d', 900),
      visible('e', NaN),
    ],
  ],
])('a list with %s gets the sequence in which pages show it', (_, letters, list) => {
  const sequence = Array.from(letters, (id) => ({ id }))
  const shown = inOrder(list).map(({ id }) => ({ id }))
  expect(completeSequence(sequence, list)).toEqual(shown)
  expect(completeSequence(sequence, list.toReversed())).toEqual(shown)
})

it('the sequence goes before positions that were changed by hand', () => {
  const list = [visible('a', 9), visible('b', 1), visible('c', 2)]
  const sequence = completeSequence([{ id: 'a' }, { id: 'b' }], list)
  expect(sequence).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }])
})

it('what was hidden or made visible by hand stays where it stood', () => {
  const list = [visible('a', 1), { ...visible('b'), hidden: 1 }, visible('c', 1), visible('d', 3)]
  const sequence = [{ id: 'a' }, { id: 'b' }, { id: 'c', hidden: true as const }, { id: 'd' }]
  expect(completeSequence(sequence, list)).toEqual([
    { id: 'a' },
    { id: 'b', hidden: true },
    { id: 'c' },
    { id: 'd' },
  ])
})

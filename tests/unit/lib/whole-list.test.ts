import { expect, it } from 'vitest'
import { placeFieldsIn } from '../../../src/data/store/shared/sequence'
import {
  indexAtPosition,
  inWholeOrder,
  moveToPosition,
  positionIn,
  withMove,
} from '../../../src/lib/whole-list'

/** A list from letters; a capital is hidden. */
const listOf = (letters: string) =>
  Array.from(letters, (id): { id: string; hidden?: true } =>
    id === id.toLowerCase() ? { id } : { id, hidden: true },
  )
const text = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('')

it.each(['abcd', 'aBcd', 'aBCd', 'Abcd', 'abcD', 'AbCd', 'aBcD', 'ABCD', ''])(
  'the sequence %s is found again from the stored positions',
  (letters) => {
    const stored = [...placeFieldsIn(listOf(letters))].map(([id, fields]) => ({ id, ...fields }))
    expect(text(inWholeOrder(stored.reverse()))).toBe(letters)
  },
)

it('visible documents have the positions 1 to n, and a hidden one its number in the whole list', () => {
  expect([...placeFieldsIn(listOf('aBcD'))]).toEqual([
    ['a', { order: 1 }],
    ['B', { hidden: 2 }],
    ['c', { order: 2 }],
    ['D', { hidden: 4 }],
  ])
})

it('hidden items with one number, or none, come one after the other', () => {
  const items = [
    { id: 'a', order: 1 },
    { id: 'C', hidden: 2 },
    { id: 'B', hidden: 2 },
    { id: 'Z', hidden: 99 },
    { id: 'X', hidden: true },
  ]
  expect(text(inWholeOrder(items))).toBe('XBCaZ')
})

// Requirement 104
it.each([
  { list: 'abc', id: 'c', position: 1, moved: 'cab' },
  { list: 'abc', id: 'a', position: 3, moved: 'bca' },
  { list: 'abc', id: 'b', position: 2, moved: 'abc' },
  { list: 'abc', id: 'a', position: 9, moved: 'bca' },
  { list: 'abc', id: 'c', position: 0, moved: 'cab' },
  { list: 'abc', id: 'x', position: 1, moved: 'abc' },
  { list: 'aBcd', id: 'a', position: 2, moved: 'Bcad' },
  { list: 'aBcd', id: 'c', position: 1, moved: 'caBd' },
  { list: 'aBcd', id: 'd', position: 2, moved: 'aBdc' },
  { list: 'aBcd', id: 'B', position: 3, moved: 'aBcd' },
  { list: 'aBCd', id: 'd', position: 1, moved: 'daBC' },
])('in $list a move of $id to the position $position gives $moved', (row) => {
  expect(text(moveToPosition(listOf(row.list), row.id, row.position))).toBe(row.moved)
})

/** The move after which a screen shows these items. */
const moveOf = (id: string, shown: string) => ({ id, shownIds: Array.from(shown) })

it('a move leads to what the screen shows, also among hidden items', () => {
  const list = listOf('aBcDEfg')
  for (const id of 'acfg')
    for (const position of [1, 2, 3, 4]) {
      const shown = text(moveToPosition(list, id, position))
      expect(text(withMove(list, moveOf(id, shown)))).toBe(shown)
    }
})

it.each([
  { what: 'an item before it is deleted', list: 'bcde', id: 'e', shown: 'abced', moved: 'bced' },
  { what: 'the next item is deleted', list: 'abce', id: 'e', shown: 'abced', moved: 'abce' },
  { what: 'both neighbours are deleted', list: 'abe', id: 'a', shown: 'bcad', moved: 'bae' },
  { what: 'an item is added', list: 'abcdf', id: 'a', shown: 'bcda', moved: 'bcdaf' },
  { what: 'it is moved, and one added', list: 'bcdfa', id: 'a', shown: 'bcda', moved: 'bcdfa' },
  { what: 'the next item is first', list: 'dabc', id: 'a', shown: 'bcad', moved: 'dbca' },
  { what: 'the item before it is last', list: 'abdc', id: 'a', shown: 'bcad', moved: 'badc' },
  { what: 'the next item is hidden', list: 'abCd', id: 'd', shown: 'abdC', moved: 'abdC' },
  { what: 'it is hidden', list: 'abD', id: 'D', shown: 'Dab', moved: 'abD' },
  { what: 'it is deleted', list: 'ab', id: 'd', shown: 'adb', moved: 'ab' },
])('when $what, the move to $shown makes $list to $moved', ({ list, id, shown, moved }) => {
  const once = withMove(listOf(list), moveOf(id, shown))
  expect(text(once)).toBe(moved)
  expect(withMove(once, moveOf(id, shown)), 'again').toEqual(once)
})

it.each([
  ['aBc', 1, 0],
  ['aBc', 2, 2],
  ['aBc', 3, 3],
  ['aBc', Infinity, 3],
  ['', 1, 0],
])('in %s a new item gets the position %d at the index %d', (letters, position, index) => {
  expect(indexAtPosition(listOf(letters), position)).toBe(index)
})

it('a hidden item has the position to which it returns', () => {
  const list = listOf('aBCd')
  expect(list.map(({ id }) => positionIn(list, id))).toEqual([1, 2, 2, 2])
})

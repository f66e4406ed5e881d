import { expect, it } from 'vitest'
import { asTyped } from '../../../../src/admin/form/state/as-typed'
import {
  changeRow,
  hasRow,
  insertRows,
  keysOf,
  mapRows,
  moveRow,
  rememberRow,
  removeRow,
  toKeyedRows,
} from '../../../../src/admin/form/state/rows'
import { matchRows } from '../../../../src/lib/match-rows'

const keyOf = <T>(rows: readonly T[], row: T) =>
  toKeyedRows(rows).find((keyed) => keyed.row === row)?.key ?? 'none'

it('a row keeps its key while it is changed, moved, mapped and joined by others', () => {
  const rows = ['a', 'b', 'c']
  const key = keyOf(rows, 'b')
  const changed = changeRow(rows, key, () => 'bX')
  const moved = moveRow(changed, key, 1)
  expect(moved).toEqual(['bX', 'a', 'c'])
  const joined = insertRows(moved, null, [{ key: 'new', row: 'n' }])
  expect(keyOf(joined, 'bX')).toBe(key)
  expect(keysOf(mapRows(joined, (text) => ({ text })))).toEqual(keysOf(joined))
  expect(removeRow(joined, key)).toEqual(['n', 'a', 'c'])
})

it('a row that was removed comes back once, after the rows before it that are left', () => {
  const rows = ['a', 'b', 'c', 'd', 'e']
  const key = keyOf(rows, 'd')
  const { bringBack } = rememberRow(rows, key)
  const remaining = removeRow(removeRow(rows, key), keyOf(rows, 'c'))
  const back = bringBack(remaining)
  expect(back).toEqual(['a', 'b', 'd', 'e'])
  expect(bringBack(back)).toEqual(back)
  expect(hasRow(back, key)).toBe(true)
})

it.each([
  [
    ['a', 'b'],
    ['n', 'a', 'b'],
    [-1, 0, 1],
  ],
  [
    ['a', 'b'],
    ['b', 'a'],
    [1, 0],
  ],
  [
    ['a', 'b', 'c'],
    ['a', 'bX', 'c'],
    [0, 1, 2],
  ],
  [
    ['a', 'a'],
    ['a', 'a', 'a'],
    [0, 1, -1],
  ],
  [['a', 'b'], [], []],
])('rows of %j in %j are found where they are', (before, after, matches) => {
  expect(matchRows(before, after)).toEqual(matches)
})

it('merged rows keep the spaces, the blank rows and the keys of what was typed', () => {
  const typed = ['a ', '', 'mine ', 'b', '']
  const merged = asTyped(typed, ['a', 'mine', 'b'], ['theirs', 'a', 'mine', 'b', 'last'])
  expect(merged).toEqual(['theirs', 'a ', '', 'mine ', 'b', 'last', ''])
  expect(keyOf(merged, 'mine ')).toBe(keyOf(typed, 'mine '))
  expect(keyOf(merged, 'theirs')).not.toBe('none')
})

it('a row of fields that is cleaned into another text is known by its index', () => {
  const typed = [
    { number: ' 0551234567', label: 'x ' },
    { number: '', label: '' },
  ]
  const mine = [{ number: '055 123 4567', label: 'x' }]
  const merged = asTyped(typed, mine, [{ number: '055 999 9999', label: 'theirs' }, ...mine])
  expect(merged[1]).toEqual(typed[0])
  expect(keysOf(merged)[1]).toBe(keysOf(typed)[0])
})

it('the days of a week stay at their index', () => {
  const day = [{ opens: '09:00', closes: '21:00' }]
  const late = [{ opens: '10:00', closes: '21:00' }]
  expect(asTyped([day, [], day], [day, [], day], [late, [], day])).toEqual([late, [], day])
})

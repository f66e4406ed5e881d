import { expect, it } from 'vitest'
import { positionIn, withHidden, withMoves } from '../../../src/admin/list/display-order'
import { move } from '../../../src/lib/lists'
import { isVisible } from '../../../src/lib/visibility'

type Item = { id: string; hidden?: number; updatedAt: Date }
const itemsOf = (ids: string) => Array.from(ids, (id): Item => ({ id, updatedAt: new Date(0) }))
const text = (list: readonly Item[]) => list.map(({ id }) => id).join('')

// Requirement 104
it('moves that the live list does not have yet are applied in the order of their making', () => {
  const moves = [
    { id: 'a', position: 3, isSaved: false },
    { id: 'x', position: 1, isSaved: false },
    { id: 'd', position: 1, isSaved: true },
  ]
  expect(text(withMoves(itemsOf('abcd'), moves))).toBe('dbca')
})

/** Hides items one after the other, as the database does: each remembers its position among the visible ones. */
function hide(list: readonly Item[], ids: string): Item[] {
  return Array.from(ids).reduce<Item[]>((items, id, index) => {
    const visible = items.filter(isVisible)
    const hidden = visible.findIndex((item) => item.id === id) + 1
    return items.map((item) =>
      item.id === id ? { ...item, hidden, updatedAt: new Date(index + 1) } : item,
    )
  }, list as Item[])
}
const withAll = (visible: readonly Item[], all: readonly Item[]) =>
  withHidden(
    visible,
    all.filter((item) => !isVisible(item)),
  )
const display = (all: readonly Item[]) => withAll(all.filter(isVisible), all)

it.each(['b', 'bc', 'cb', 'ac', 'ca', 'ad', 'da', 'abcd', 'dbca', 'bdac'])(
  'hidden items %s stay where they stood',
  (ids) => {
    expect(text(display(hide(itemsOf('abcd'), ids)))).toBe('abcd')
  },
)

it('a hidden item has the position to which it returns, and moves of the others pass it', () => {
  const list = display(hide(itemsOf('abcd'), 'cb'))
  expect(['a', 'b', 'c', 'd'].map((id) => positionIn(list, id))).toEqual([1, 2, 2, 2])
  const items = hide(itemsOf('abcd'), 'b')
  expect(text(withAll(move(items.filter(isVisible), 2, 0), items))).toBe('dbac')
})

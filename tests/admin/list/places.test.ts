import { describe, expect, it } from 'vitest'
import { positionIn, withHidden, withMoves } from '../../../src/admin/list/use-list'
import { matchesWords, searchWords } from '../../../src/admin/list/search-words'
import { isShown, move } from '../../../src/lib/order'

type Item = { id: string; hidden?: number; updatedAt: Date }
const items = (ids: string) => Array.from(ids, (id): Item => ({ id, updatedAt: new Date(0) }))
const text = (list: readonly Item[]) => list.map(({ id }) => id).join('')

it('moves that the live list does not have yet are applied in the order in which they were made (104)', () => {
  const moves = [
    { id: 'a', position: 3, isSaved: false },
    { id: 'x', position: 1, isSaved: false },
    { id: 'd', position: 1, isSaved: true },
  ]
  expect(text(withMoves(items('abcd'), moves))).toBe('dbca')
})

/** Hides items one after the other, as the database does: each remembers its place among those shown. */
function hide(list: readonly Item[], ids: string): Item[] {
  return Array.from(ids).reduce<Item[]>((all, id, index) => {
    const shown = all.filter(isShown)
    const hidden = shown.findIndex((item) => item.id === id) + 1
    return all.map((item) => (item.id === id ? { ...item, hidden, updatedAt: new Date(index + 1) } : item))
  }, list as Item[])
}
const withAll = (shown: readonly Item[], all: readonly Item[]) =>
  withHidden(
    shown,
    all.filter((item) => !isShown(item)),
  )
const display = (all: readonly Item[]) => withAll(all.filter(isShown), all)

describe('a hidden item', () => {
  it.each(['b', 'bc', 'cb', 'ac', 'ca', 'ad', 'da', 'abcd', 'dbca', 'bdac'])(
    'stays where it stood when %s are hidden',
    (ids) => {
      expect(text(display(hide(items('abcd'), ids)))).toBe('abcd')
    },
  )

  it('has the place to which it returns among those shown, and is passed by the moves of the others', () => {
    const list = display(hide(items('abcd'), 'cb'))
    expect(['a', 'b', 'c', 'd'].map((id) => positionIn(list, id))).toEqual([1, 2, 2, 2])
    const all = hide(items('abcd'), 'b')
    expect(text(withAll(move(all.filter(isShown), 2, 0), all))).toBe('dbac')
  })
})

describe('a word of a search', () => {
  it.each([
    ['أخرى', 'اخري'],
    ['إجازة', 'اجازه'],
    ['كِتَـاب', 'كتاب'],
    ['الكتاب', 'كتاب'],
    ['YouTube', 'youtube'],
  ])('%s is found by %s', (written, typed) => {
    expect(searchWords(written)).toEqual(searchWords(typed))
  })

  it('is found by its beginning, and each typed word counts', () => {
    const words = searchWords('بطاقات الأصوات، 24 بطاقة')
    expect(matchesWords(words, searchWords('بطا أصو'))).toBe(true)
    expect(matchesWords(words, searchWords('بطا كتاب'))).toBe(false)
  })
})

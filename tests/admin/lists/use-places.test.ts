import { describe, expect, it } from 'vitest'
import { indexAfter, withRemoved } from '../../../src/admin/lists/use-places'

/** Lists of letters, with the sequence that remembers the removed ones. */
function letters(start: string) {
  let listed = Array.from(start)
  let all: string[] = []
  return {
    remove: (id: string) => {
      all = withRemoved(all, listed)
      listed = listed.filter((other) => other !== id)
    },
    undo: (id: string) => {
      listed.splice(indexAfter(all.slice(0, all.indexOf(id)), listed), 0, id)
      return listed.join('')
    },
    become: (next: string) => void (listed = Array.from(next)),
  }
}

describe('a removed item', () => {
  it.each([
    ['db', 'db'],
    ['db', 'bd'],
    ['cd', 'cd'],
    ['cd', 'dc'],
    ['ab', 'ba'],
    ['ba', 'ba'],
    ['ea', 'ae'],
    ['bcd', 'dbc'],
    ['abcde', 'caebd'],
  ])('comes back to its place when %s are removed and %s are undone', (removals, undos) => {
    const list = letters('abcde')
    for (const id of removals) list.remove(id)
    expect(Array.from(undos, (id) => list.undo(id)).at(-1)).toBe('abcde')
  })

  it.each([
    ['behind its old neighbour in a reordered list', 'bad', 'bcad'],
    ['before what was added at the end', 'abde', 'abcde'],
  ])('comes back %s', (_, now, expected) => {
    const list = letters('abcd')
    list.remove('c')
    list.become(now)
    expect(list.undo('c')).toBe(expected)
  })
})

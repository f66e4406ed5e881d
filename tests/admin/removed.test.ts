import { describe, expect, it } from 'vitest'
import { positionOf, remember } from '../../src/admin/removed'

/** A list with removals and undos, as the tabs drive it. */
function session(start: string[]) {
  let listed = [...start]
  const removed = new Set<string>()
  let known = remember([], listed, removed)
  const sync = () => (known = remember(known, listed, removed))
  return {
    remove: (id: string) => {
      removed.add(id)
      listed = listed.filter((other) => other !== id)
      sync()
    },
    undo: (id: string) => {
      listed.splice(positionOf(id, known, listed) - 1, 0, id)
      removed.delete(id)
      sync()
      return listed.join('')
    },
    add: (id: string) => {
      listed.push(id)
      sync()
    },
    order: (next: string) => {
      listed = Array.from(next)
      sync()
    },
  }
}

describe('undo after another removal', () => {
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
  ])('removing %s and undoing %s restores the list', (removals, undos) => {
    const list = session(Array.from('abcde'))
    for (const id of removals) list.remove(id)
    let last = ''
    for (const id of undos) last = list.undo(id)
    expect(last).toBe('abcde')
  })

  it('puts the item behind its old neighbour in a reordered list', () => {
    const list = session(Array.from('abcd'))
    list.remove('c')
    list.order('bad')
    expect(list.undo('c')).toBe('bcad')
  })

  it('restores the position when something was added at the end', () => {
    const list = session(Array.from('abc'))
    list.remove('c')
    list.add('d')
    expect(list.undo('c')).toBe('abcd')
  })

  it('puts an unknown id at the end', () => {
    expect(positionOf('x', ['a'], ['a', 'b'])).toBe(3)
  })
})

import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useOrdering } from '../../../src/admin/lists/use-ordering'
import { useWrites } from '../../../src/admin/editing/use-writes'
import { useMoves, withMoves, type Move } from '../../../src/admin/lists/use-moves'

const listOf = (ids: string) => Array.from(ids, (id, index) => ({ id, order: index + 1, createdAt: null }))
const text = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('')

describe('moves that are not in the live list yet (104)', () => {
  it('are applied in the order in which they were made', () => {
    const moves = [
      { id: 'a', position: 3, isSaved: false },
      { id: 'x', position: 1, isSaved: false },
      { id: 'd', position: 1, isSaved: true },
    ]
    expect(text(withMoves(listOf('abcd'), moves))).toBe('dbca')
  })

  it('are sent one after the other', async () => {
    const sent: { id: string; save: () => void }[] = []
    const send = ({ id }: Move, onSaved: () => void) =>
      new Promise<void>((resolve) => {
        sent.push({
          id,
          save: () => {
            onSaved()
            resolve()
          },
        })
      })
    const first = listOf('abc')
    const { result, rerender } = renderHook(({ list }) => useMoves(list, send), { initialProps: { list: first } })
    await act(async () => {
      result.current.moveTo('a', 3)
      result.current.moveTo('c', 1)
    })
    expect(text(result.current.shown)).toBe('cba')
    expect(sent.map(({ id }) => id)).toEqual(['a'])
    await act(async () => sent[0]?.save())
    expect(sent.map(({ id }) => id)).toEqual(['a', 'c'])
    expect(text(result.current.shown)).toBe('cba')
    rerender({ list: listOf('bca') })
    expect(text(result.current.shown)).toBe('cba')
    await act(async () => sent[1]?.save())
    rerender({ list: listOf('cba') })
    expect(text(result.current.shown)).toBe('cba')
    rerender({ list: listOf('abc') })
    expect(text(result.current.shown)).toBe('abc')
  })

  it('keep a second move of an item after the answer to the first', async () => {
    const answers: (() => void)[] = []
    const send = (_: Move, onSaved: () => void) => {
      answers.push(onSaved)
      return Promise.resolve()
    }
    const first = listOf('abc')
    const { result, rerender } = renderHook(({ list }) => useMoves(list, send), { initialProps: { list: first } })
    await act(async () => {
      result.current.moveTo('a', 2)
      result.current.moveTo('a', 3)
    })
    await act(async () => answers[0]?.())
    rerender({ list: listOf('bac') })
    expect(text(result.current.shown)).toBe('bca')
  })

  it('stay shown after a failure until they are given up', async () => {
    const list = listOf('ab')
    const { result, rerender } = renderHook(() => useMoves(list, () => Promise.resolve()))
    await act(async () => result.current.moveTo('a', 2))
    rerender()
    expect(text(result.current.shown)).toBe('ba')
    act(() => result.current.forget('a'))
    expect(text(result.current.shown)).toBe('ab')
  })
})

it('a move says its place among the shown ones', () => {
  const [a, b] = ['a', 'b'].map((id, index) => ({ id, name: id, order: index + 1, createdAt: null }))
  const hidden = { id: 'c', name: 'c', hidden: 2, order: undefined, createdAt: null }
  const said: string[] = []
  const list = [a, b, hidden].filter((item) => item !== undefined)
  const { result } = renderHook(() =>
    useOrdering(list, {
      writes: useWrites(),
      live: { current: list },
      store: () => new Promise<void>(() => undefined),
      movedText: (name, position, total) => `${name} ${position} of ${total}`,
      announce: (text) => said.push(text),
    }),
  )
  act(() => list[0] && result.current.move(list[0], 2))
  expect(said).toEqual(['a 2 of 2'])
})

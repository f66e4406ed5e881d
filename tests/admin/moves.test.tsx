import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useMoves, withMoves } from '../../src/admin/products/use-moves'

const place = (ids: string) => Array.from(ids, (id, index) => ({ id, order: index + 1, createdAt: null }))
const text = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('')

describe('moves on their way (104)', () => {
  it('are applied in the sequence in which they were made; what is gone changes nothing', () => {
    const moves = [
      { id: 'a', place: 3, isSaved: false },
      { id: 'x', place: 1, isSaved: false },
      { id: 'd', place: 1, isSaved: true },
    ]
    expect(text(withMoves(place('abcd'), moves))).toBe('dbca')
  })

  it('are shown at once, sent one after the other, and forgotten when the live list has them', async () => {
    const sent: { id: string; known: string; answer: (isSaved: boolean) => void }[] = []
    const send = ({ id, known }: { id: string; known: readonly { id: string }[] }) =>
      new Promise<boolean>((resolve) => void sent.push({ id, known: text(known), answer: resolve }))
    const first = place('abc')
    const { result, rerender } = renderHook(({ list }) => useMoves(list, send), { initialProps: { list: first } })
    await act(async () => {
      result.current.moveTo('a', 3)
      result.current.moveTo('c', 1)
    })
    expect(text(result.current.shown)).toBe('cba')
    expect(sent.map(({ id }) => id)).toEqual(['a'])
    await act(async () => sent[0]?.answer(true))
    expect(sent.map(({ id }) => id)).toEqual(['a', 'c'])
    rerender({ list: place('bca') })
    expect(text(result.current.shown)).toBe('cba')
    await act(async () => sent[1]?.answer(true))
    rerender({ list: place('cba') })
    expect(text(result.current.shown)).toBe('cba')
    rerender({ list: place('abc') })
    expect(text(result.current.shown)).toBe('abc')
  })

  it('that failed stay where they were put until they are tried again or given up', async () => {
    let answer = false
    let again = () => {}
    const { result, rerender } = renderHook(() =>
      useMoves(first, (move) => {
        again = move.again
        return Promise.resolve(answer)
      }),
    )
    await act(async () => result.current.moveTo('a', 2))
    expect(text(result.current.shown)).toBe('ba')
    answer = true
    await act(async () => again())
    rerender()
    expect(text(result.current.shown)).toBe('ba')
    act(() => result.current.forget('a'))
    expect(text(result.current.shown)).toBe('ab')
  })
})

const first = place('ab')

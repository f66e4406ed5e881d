import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useList } from '../../../src/admin/list/use-list'
import { useMoves } from '../../../src/admin/list/use-moves'
import { useIsUnsaved } from '../../../src/admin/writes/unsaved'
import { useWritesByKey } from '../../../src/admin/writes/use-writes'
import { InDashboard } from '../../helpers/admin/show-form'
import { allowConsole, consoleLines, expectConsole } from '../../helpers/console'
import { deferred } from '../../helpers/deferred'

const DELETION = { title: String, confirm: 'yes', cancel: 'no' }

const ITEMS = ['a', 'b', 'c'].map((id, order) => ({
  id,
  name: id,
  order,
  createdAt: null,
  updatedAt: null,
}))
const failures = () =>
  consoleLines().filter((line) => /(changeInList|a write) failed/.test(line)).length

/** A list whose moves fail, because no project is configured here. */
function showList() {
  allowConsole(/a live value failed/)
  expectConsole(/team\.changeInList failed/)
  const useTeam = () =>
    useList({ collection: 'team', items: ITEMS, nounOf: String, deletion: DELETION })
  return renderHook(useTeam, { wrapper: InDashboard }).result
}

it('two quick moves are sent one after the other', async () => {
  const before: number[] = []
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => {
    before.push(failures())
    return true
  })
  expectConsole(/a write failed.*Failed again: move:a/)
  const list = showList()
  act(() => ITEMS.slice(0, 2).forEach((item) => list.current.move(item, 3)))
  // The second move sends the first one again before itself.
  await waitFor(() => expect(failures()).toBe(3))
  expect(before.slice(0, 3), 'failures before each is sent').toEqual([0, 1, 1])
  onLine.mockRestore()
})

it('a move fails for the reason of an earlier one that fails again before it', async () => {
  expectConsole(/a write failed.*Failed again: move:a/)
  const list = showList()
  act(() => ITEMS.slice(0, 2).forEach((item) => list.current.move(item, 3)))
  await waitFor(() => expect(failures()).toBe(3))
  const failed = { status: 'failed', reason: 'not-configured' }
  await waitFor(() => expect(list.current.writeOf('b')).toMatchObject(failed))
  expect(list.current.writeOf('a')).toMatchObject(failed)
})

it('a move is sent although the one before it has broken the queue', async () => {
  expectConsole(/a move failed/)
  const { result } = renderHook(() => useMoves(ITEMS, () => Promise.resolve()))
  const send = vi.fn(() => Promise.resolve())
  void result.current.enqueue(() => Promise.reject(new Error('broken')))
  void result.current.enqueue(send)
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
})

/** The queue of moves, with the writes of `useWritesByKey`. */
function showQueue() {
  const { result } = renderHook(() => {
    const writes = useWritesByKey()
    return { writes, moves: useMoves(ITEMS, (id) => writes.ensureStored(`move:${id}`)) }
  })
  const { writes, moves } = result.current
  const statusOf = (key: string) => result.current.writes.writeOf(key).status
  return {
    ensureStored: writes.ensureStored,
    run: (key: string, work: () => Promise<void>) =>
      act(() => void writes.run(key, work, { enqueue: moves.enqueue })),
    /** Shows a move and runs it, as a list does. */
    move: (id: string, send: () => Promise<void>) =>
      act(() => {
        const { moves: shown, writes: now } = result.current
        shown.show(id, 3)
        const work = () => shown.storeEarlier(id).then(send)
        void now.run(`move:${id}`, work, { enqueue: shown.enqueue })
      }),
    forget: (key: string) => act(() => writes.forget(key)),
    statusOf,
    expectStatus: (key: string, status: string) =>
      waitFor(() => expect(statusOf(key)).toBe(status)),
    retry: (key: string) => {
      const write = result.current.writes.writeOf(key)
      if (write.status === 'failed') act(write.retry)
    },
  }
}
/** A move that fails once, and then answers like this. */
const failingOnce = (answer: Promise<void> = Promise.resolve()) =>
  vi.fn(() => answer).mockRejectedValueOnce(new Error('no'))

it('a move that is made during the retry of another one is sent after its answer', async () => {
  expectConsole(/a write failed/)
  const { run, expectStatus, retry } = showQueue()
  const answer = deferred()
  const [first, second] = [failingOnce(answer.promise), vi.fn(() => Promise.resolve())]
  run('move:a', first)
  await expectStatus('move:a', 'failed')
  retry('move:a')
  run('move:b', second)
  await waitFor(() => expect(first).toHaveBeenCalledTimes(2))
  expect(second).not.toHaveBeenCalled()
  answer.resolve()
  await expectStatus('move:b', 'saved')
  expect(second).toHaveBeenCalledOnce()
})

it('a retry that waits for a running move says so, and is not sent again after that', async () => {
  expectConsole(/a write failed/)
  const { run, statusOf, expectStatus, retry, ensureStored } = showQueue()
  const answer = deferred()
  const first = failingOnce()
  run('move:a', first)
  await expectStatus('move:a', 'failed')
  run('move:b', () => answer.promise.then(() => ensureStored('move:a')))
  retry('move:a')
  expect(statusOf('move:a')).toBe('saving')
  expect(first).toHaveBeenCalledOnce()
  answer.resolve()
  run('move:c', () => Promise.resolve())
  await expectStatus('move:c', 'saved')
  expect(first).toHaveBeenCalledTimes(2)
})

it('a move waits for an earlier one that is under way', async () => {
  const { run, expectStatus, ensureStored } = showQueue()
  const answer = deferred()
  run('move:a', () => answer.promise)
  await expectStatus('move:a', 'saving')
  const isStored = vi.fn()
  void ensureStored('move:a').then(isStored)
  await Promise.resolve()
  expect(isStored).not.toHaveBeenCalled()
  answer.resolve()
  await waitFor(() => expect(isStored).toHaveBeenCalledOnce())
})

it('a move that waits for another one says that it is being saved', async () => {
  const { run, statusOf, expectStatus } = showQueue()
  const { result: isUnsaved } = renderHook(() => useIsUnsaved())
  const [first, second] = [deferred(), deferred()]
  run('move:a', () => first.promise)
  run('move:b', () => second.promise)
  expect(statusOf('move:b')).toBe('saving')
  first.resolve()
  await expectStatus('move:a', 'saved')
  expect(isUnsaved.current).toBe(true)
  second.resolve()
  await expectStatus('move:b', 'saved')
  expect(isUnsaved.current).toBe(false)
})

it('a move that is forgotten while it waits is not sent, and one that is made after that is', async () => {
  const { run, forget, expectStatus, statusOf } = showQueue()
  const answer = deferred()
  const [forgotten, later] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())]
  run('move:a', () => answer.promise)
  run('move:b', forgotten)
  forget('move:b')
  expect(statusOf('move:b')).toBe('idle')
  run('move:b', later)
  answer.resolve()
  await expectStatus('move:b', 'saved')
  expect(forgotten).not.toHaveBeenCalled()
  expect(later).toHaveBeenCalledOnce()
})

it('of two moves of one item that wait, the last one is sent', async () => {
  const { run, expectStatus } = showQueue()
  const answer = deferred()
  const [older, newer] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())]
  run('move:a', () => answer.promise)
  run('move:b', older)
  run('move:b', newer)
  answer.resolve()
  await expectStatus('move:b', 'saved')
  expect(older).not.toHaveBeenCalled()
  expect(newer).toHaveBeenCalledOnce()
})

it('a move does not send an earlier one that was made again meanwhile', async () => {
  expectConsole(/a write failed/)
  const { move, expectStatus } = showQueue()
  const [answer, sent] = [deferred(), [] as string[]]
  const send = (name: string) => () => Promise.resolve(void sent.push(name))
  const first = failingOnce(answer.promise).mockRejectedValueOnce(new Error('no again'))
  move('c', first)
  await expectStatus('move:c', 'failed')
  move('a', send('a'))
  await expectStatus('move:a', 'failed')
  move('b', send('b'))
  await waitFor(() => expect(first).toHaveBeenCalledTimes(3))
  move('a', send('a again'))
  answer.resolve()
  await expectStatus('move:a', 'saved')
  expect(sent).toEqual(['b', 'a again'])
})

it('a saved move stays while the list only contains an earlier change of another device', () => {
  const listOf = (ids: string, updatedAt: number) =>
    Array.from(ids, (id, order) => ({ id, order: order + 1, updatedAt }))
  const { result, rerender } = renderHook(({ items }) => useMoves(items, () => Promise.resolve()), {
    initialProps: { items: listOf('abc', 1) },
  })
  const shown = () => result.current.orderedItems.map(({ id }) => id).join('')
  act(() => result.current.show('a', 3).showUntilListed(6))
  rerender({ items: listOf('acb', 5) })
  expect(shown()).toBe('cba')
  rerender({ items: listOf('bac', 6) })
  expect(shown()).toBe('bac')
})

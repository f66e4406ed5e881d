import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useIsUnsaved } from '../../../src/admin/writes/unsaved'
import { useWritesByKey, type Work, type WriteOptions } from '../../../src/admin/writes/use-writes'
import { TimeoutError } from '../../../src/data/client/errors'
import { SAVE_TIMEOUT_MS, SAVE_WAITING_MS } from '../../../src/limits'
import { expectConsole } from '../../helpers/console'
import { deferred } from '../../helpers/deferred'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function show() {
  const { result } = renderHook(() => useWritesByKey())
  return {
    status: () => result.current.writeOf('a'),
    run: (work: Work, options?: WriteOptions) =>
      act(() => void result.current.run('a', work, options)),
    dismiss: () => act(() => result.current.forget('a')),
  }
}

// Contradictions 8, 22
it('a write is saving, then waiting, again at each step, and at last saved with its time', async () => {
  const { status, run } = show()
  const write = deferred()
  let finishStep = () => {}
  run((step) => {
    finishStep = step
    return write.promise
  })
  for (const end of [finishStep, write.resolve]) {
    await advance(SAVE_WAITING_MS - 1)
    expect(status().status).toBe('saving')
    await advance(1)
    expect(status().status).toBe('waiting')
    act(end)
  }
  await advance(0)
  expect(status()).toMatchObject({ status: 'saved', savedAt: new Date() })
})

it.each([
  ['the usual', undefined, SAVE_TIMEOUT_MS],
  ['its own', { timeoutMs: 30_000 }, 30_000],
])(
  'a write fails after %s time limit, and is saved when its answer comes after that',
  async (_, options, limit) => {
    expectConsole(/a write failed/)
    const { status, run } = show()
    const write = deferred()
    run(() => write.promise, options)
    await advance(limit - 1)
    expect(status().status).toBe('waiting')
    await advance(1)
    expect(status()).toMatchObject({ status: 'failed', reason: 'timeout' })
    write.resolve()
    await advance(0)
    expect(status().status).toBe('saved')
  },
)

it('a write without a limit waits, and is not saved when only a part of it arrives late', async () => {
  expectConsole(/a write failed/)
  const { status, run } = show()
  const [write, part] = [deferred(), deferred()]
  run(() => write.promise.then(() => Promise.reject(new TimeoutError(part.promise))), {
    timeoutMs: null,
  })
  await advance(SAVE_TIMEOUT_MS * 10)
  expect(status().status).toBe('waiting')
  write.resolve()
  part.resolve()
  await advance(0)
  expect(status()).toMatchObject({ status: 'failed', reason: 'timeout' })
})

it('a write that was given up tells nobody of its late answer', async () => {
  expectConsole(/a write failed/)
  const { result } = renderHook(() => useWritesByKey())
  const write = deferred()
  let answer: ReturnType<typeof result.current.run> | undefined
  act(() => {
    answer = result.current.run('a', () => write.promise)
  })
  await advance(SAVE_TIMEOUT_MS)
  act(() => result.current.forget('a'))
  write.resolve()
  await advance(0)
  const failed = await answer
  expect(failed?.status === 'failed' && (await failed.late)).toBeNull()
})

it('a write fails when it is refused, and is sent again', async () => {
  expectConsole(/a write failed/)
  const { status, run } = show()
  const work = vi.fn(() => Promise.resolve())
  work.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'permission-denied' }))
  run(work)
  await advance(SAVE_TIMEOUT_MS * 2)
  const failed = status()
  expect(failed).toMatchObject({ status: 'failed', reason: 'denied' })
  if (failed.status === 'failed') act(failed.retry)
  await advance(0)
  expect(status().status).toBe('saved')
  expect(work).toHaveBeenCalledTimes(2)
})

it('leaving waits for a running write, and no longer once it is saved', async () => {
  const { run } = show()
  const { result: isUnsaved } = renderHook(() => useIsUnsaved())
  expect(isUnsaved.current).toBe(false)
  const write = deferred()
  run(() => write.promise)
  expect(isUnsaved.current).toBe(true)
  await advance(SAVE_WAITING_MS)
  expect(isUnsaved.current).toBe(true)
  write.resolve()
  await advance(0)
  expect(isUnsaved.current).toBe(false)
})

it('leaving does not wait for a write that has failed', async () => {
  expectConsole(/a write failed/)
  const { status, run } = show()
  const { result: isUnsaved } = renderHook(() => useIsUnsaved())
  run(() => Promise.reject(new Error('no')))
  await advance(0)
  expect(status().status).toBe('failed')
  expect(isUnsaved.current).toBe(false)
})

it('a write ignores the answer to an older attempt', async () => {
  const { status, run, dismiss } = show()
  const [first, second] = [deferred(), deferred()]
  run(() => first.promise)
  run(() => second.promise)
  first.resolve()
  await advance(0)
  expect(status().status).toBe('saving')
  dismiss()
  second.resolve()
  await advance(0)
  expect(status().status).toBe('idle')
})

import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { Enqueue, Work, WriteOptions } from '../../../src/admin/writes/tracked-write'
import { useIsUnsaved } from '../../../src/admin/writes/unsaved'
import { useWritesByKey } from '../../../src/admin/writes/use-writes'
import { logFailure, noAnswer } from '../../../src/data/client/errors'
import { GoneError } from '../../../src/data/store/shared/gone-error'
import { SAVE_SLOW_MS, SAVE_TIMEOUT_MS } from '../../../src/limits'
import { consoleLines, expectConsole } from '../../helpers/console'
import { deferred } from '../../helpers/deferred'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function show() {
  const { result, rerender } = renderHook(() => useWritesByKey())
  return {
    live: () => rerender(),
    retry: () => {
      const write = result.current.writeOf('a')
      if (write.status === 'failed') act(write.retry)
    },
    status: () => result.current.writeOf('a'),
    run: (work: Work, options?: WriteOptions) =>
      act(() => void result.current.run('a', work, options)),
    dismiss: () => act(() => result.current.forget('a')),
  }
}

// Contradictions 8, 22
it('a write is saving, then slow, again at each step, and at last saved with its time', async () => {
  const { status, run } = show()
  const write = deferred()
  let finishStep = () => {}
  run(({ step }) => {
    finishStep = step
    return write.promise
  })
  for (const end of [finishStep, write.resolve]) {
    await advance(SAVE_SLOW_MS - 1)
    expect(status().status).toBe('saving')
    await advance(1)
    expect(status().status).toBe('slow')
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
    expect(status().status).toBe('slow')
    await advance(1)
    expect(status()).toMatchObject({ status: 'failed', reason: 'timeout' })
    write.resolve()
    await advance(0)
    expect(status().status).toBe('saved')
  },
)

// Requirement 149
it('a write that fails is logged once, by the inmost operation, at each attempt', async () => {
  expectConsole(/^\[data\] changeInList failed/)
  const { status, run, retry } = show()
  const refuse = () => Promise.reject(new Error('refused'))
  run(() => logFailure('save', () => logFailure('changeInList', refuse)))
  await advance(0)
  expect(status().status).toBe('failed')
  expect(consoleLines()).toHaveLength(1)
  retry()
  await advance(0)
  expect(consoleLines()).toHaveLength(2)
})

it('each step of a write has the whole time limit', async () => {
  expectConsole(/a write failed/)
  const { status, run } = show()
  let step = () => {}
  run((attempt) => {
    step = attempt.step
    return new Promise(() => undefined)
  })
  await advance(SAVE_TIMEOUT_MS - 1)
  act(step)
  await advance(SAVE_TIMEOUT_MS - 1)
  expect(status().status).toBe('slow')
  await advance(1)
  expect(status()).toMatchObject({ status: 'failed', reason: 'timeout' })
  // The work that goes on changes nothing.
  act(step)
  await advance(SAVE_TIMEOUT_MS)
  expect(status().status).toBe('failed')
})

it('a write without a limit waits, and is not saved when only a part of it arrives late', async () => {
  expectConsole(/a write failed/)
  const { status, run } = show()
  const [write, part] = [deferred(), deferred()]
  run(() => write.promise.then(() => Promise.reject(noAnswer())), {
    timeoutMs: null,
  })
  await advance(SAVE_TIMEOUT_MS * 10)
  expect(status().status).toBe('slow')
  write.resolve()
  part.resolve()
  await advance(0)
  expect(status()).toMatchObject({ status: 'failed', reason: 'timeout' })
})

/** Sends a write that has no answer in time. The test answers its attempts. */
async function loseAnswer() {
  expectConsole(/a write failed/)
  const shown = show()
  const attempts = [deferred<string>(), deferred<string>()]
  const answers = attempts.map(({ promise }) => promise)
  const work = vi.fn<Work>(() => answers.shift() ?? Promise.reject(new Error('a third attempt')))
  const [isStored, onSaved, onFailed] = [vi.fn(() => false), vi.fn(), vi.fn()]
  shown.run(work, { isStored, onSaved, onFailed })
  await advance(SAVE_TIMEOUT_MS)
  return { ...shown, attempts, work, isStored, onSaved, onFailed }
}

it('a write that was given up tells nobody of its late answer', async () => {
  const { dismiss, attempts, onSaved } = await loseAnswer()
  dismiss()
  attempts[0]?.resolve('late')
  await advance(0)
  expect(onSaved).not.toHaveBeenCalled()
})

it('a write whose answer was lost is saved once the live value shows it', async () => {
  const { status, live, attempts, isStored, onSaved } = await loseAnswer()
  live()
  expect(status().status).toBe('failed')
  isStored.mockReturnValue(true)
  live()
  expect(status().status).toBe('saved')
  // It is told once.
  attempts[0]?.resolve('late')
  await advance(0)
  live()
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(null)
})

it('a write is saved by the late answer of an attempt before its retry, and told once', async () => {
  const { status, retry, attempts, onSaved, onFailed } = await loseAnswer()
  retry()
  expect(status().status).toBe('saving')
  attempts[0]?.resolve('first')
  await advance(0)
  expect(status().status).toBe('saved')
  await advance(SAVE_TIMEOUT_MS)
  expect(status().status).toBe('saved')
  attempts[1]?.resolve('second')
  await advance(0)
  expect(onSaved).toHaveBeenCalledExactlyOnceWith('first')
  expect(onFailed).toHaveBeenCalledOnce()
})

it('a retry that is pressed twice is sent once', async () => {
  const { retry, work } = await loseAnswer()
  act(() => {
    retry()
    retry()
  })
  expect(work).toHaveBeenCalledTimes(2)
})

it('a retry that was pressed twice can be pressed again after it has failed', async () => {
  const { status, retry, work } = await loseAnswer()
  act(() => {
    retry()
    retry()
  })
  await advance(SAVE_TIMEOUT_MS)
  expect(status().status).toBe('failed')
  retry()
  expect(work).toHaveBeenCalledTimes(3)
  await advance(0)
})

/** Takes the network away until the end of the test. */
function goOffline() {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
}

it('a write that is sent anew without a network is still found in the live value', async () => {
  const { status, run, work, live, isStored, onSaved } = await loseAnswer()
  goOffline()
  run(work, { isStored, onSaved })
  await advance(0)
  expect(status()).toMatchObject({ status: 'failed', reason: 'offline' })
  isStored.mockReturnValue(true)
  live()
  expect(status().status).toBe('saved')
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(null)
})

it('a write that was never sent is not looked for in the live value', async () => {
  expectConsole(/a write failed/)
  goOffline()
  const { status, run } = show()
  run(() => Promise.resolve(), { isStored: () => true })
  await advance(0)
  expect(status()).toMatchObject({ status: 'failed', reason: 'offline' })
})

it('a write of a deleted document is not looked for in the live value', async () => {
  expectConsole(/a write failed/)
  const { status, run } = show()
  run(() => Promise.reject(new GoneError('team/x')), { isStored: () => true })
  await advance(0)
  expect(status()).toMatchObject({ status: 'failed', reason: 'gone' })
})

const refused = () => Object.assign(new Error('no'), { code: 'permission-denied' })

it('a write that was refused is not saved when another device writes the same', async () => {
  expectConsole(/a write failed/)
  const { status, run, live } = show()
  const isStored = vi.fn(() => false)
  run(() => Promise.reject(refused()), { isStored })
  await advance(0)
  isStored.mockReturnValue(true)
  live()
  expect(status()).toMatchObject({ status: 'failed', reason: 'denied' })
})

it('a retry that was refused is saved when the live value shows the attempt before it', async () => {
  const { status, retry, live, attempts, isStored } = await loseAnswer()
  retry()
  attempts[1]?.reject(refused())
  await advance(0)
  expect(status()).toMatchObject({ status: 'failed', reason: 'denied' })
  isStored.mockReturnValue(true)
  live()
  expect(status().status).toBe('saved')
})

it('a retry that was refused is not saved when the attempt before it was refused late', async () => {
  const { status, retry, live, attempts, isStored } = await loseAnswer()
  retry()
  attempts[1]?.reject(refused())
  attempts[0]?.reject(refused())
  await advance(0)
  isStored.mockReturnValue(true)
  live()
  expect(status()).toMatchObject({ status: 'failed', reason: 'denied' })
})

it('a saved write tells once when the live value shows it', async () => {
  const { run, live } = show()
  const [isStored, onShown] = [vi.fn(() => false), vi.fn()]
  run(() => Promise.resolve(), { isStored, onShown })
  await advance(0)
  expect(onShown).not.toHaveBeenCalled()
  isStored.mockReturnValue(true)
  live()
  live()
  expect(onShown).toHaveBeenCalledOnce()
})

it('a write fails when it is refused, and is sent again', async () => {
  expectConsole(/a write failed/)
  const { status, run } = show()
  const work = vi.fn(() => Promise.resolve())
  work.mockRejectedValueOnce(refused())
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
  await advance(SAVE_SLOW_MS)
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

it('a write ignores the answer to an older one', async () => {
  const { status, run, dismiss } = show()
  const [first, second] = [deferred(), deferred()]
  const onSaved = vi.fn()
  run(() => first.promise, { onSaved })
  run(() => second.promise)
  first.resolve()
  await advance(0)
  expect(status().status).toBe('saving')
  expect(onSaved).not.toHaveBeenCalled()
  dismiss()
  second.resolve()
  await advance(0)
  expect(status().status).toBe('idle')
})

it('an attempt is stopped once a newer one is sent, but not by one that is offline', async () => {
  const { run, retry } = show()
  const signals: AbortSignal[] = []
  const unanswered: Work = ({ signal }) => {
    signals.push(signal)
    return new Promise(() => undefined)
  }
  const stopped = () => signals.map(({ aborted }) => aborted)
  expectConsole(/a write failed/)
  run(unanswered)
  await advance(SAVE_TIMEOUT_MS)
  retry()
  expect(stopped()).toEqual([true, false])
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  run(unanswered)
  await advance(0)
  expect(stopped()).toEqual([true, false])
  onLine.mockReturnValue(true)
  retry()
  expect(stopped()).toEqual([true, true, false])
})

/** A queue whose writes are sent when the test says so. */
function heldQueue() {
  const turn = deferred()
  const enqueue: Enqueue = (send) => turn.promise.then(send)
  return { enqueue, release: () => turn.resolve() }
}

it('a write that waits for its turn is saving, and is slow and late only after that', async () => {
  expectConsole(/a write failed/)
  const { status, run } = show()
  const { enqueue, release } = heldQueue()
  run(() => deferred().promise, { enqueue })
  await advance(SAVE_TIMEOUT_MS)
  expect(status().status).toBe('saving')
  release()
  await advance(SAVE_SLOW_MS - 1)
  expect(status().status).toBe('saving')
  await advance(1)
  expect(status().status).toBe('slow')
  await advance(SAVE_TIMEOUT_MS - SAVE_SLOW_MS)
  expect(status()).toMatchObject({ status: 'failed', reason: 'timeout' })
})

it('a write is not looked for when the one that it replaced was answered before its turn', async () => {
  expectConsole(/a write failed/)
  const { status, run } = show()
  const { enqueue, release } = heldQueue()
  const first = deferred()
  run(() => first.promise)
  run(() => Promise.resolve(), { enqueue, isStored: () => true })
  first.resolve()
  await advance(0)
  goOffline()
  release()
  await advance(0)
  expect(status()).toMatchObject({ status: 'failed', reason: 'offline' })
})

it('a write is looked for when one that was never sent came after the lost answer', async () => {
  const { status, run, work, isStored } = await loseAnswer()
  run(work, { enqueue: heldQueue().enqueue })
  goOffline()
  isStored.mockReturnValue(true)
  run(work, { isStored })
  await advance(0)
  expect(status().status).toBe('saved')
  expect(work).toHaveBeenCalledOnce()
})

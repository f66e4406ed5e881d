import { afterEach, expect, it, vi } from 'vitest'
import { nextServerSnapshot } from '../../../../src/data/client/next-server-snapshot'
import type { Subscribable } from '../../../../src/data/client/subscribable'
import { READ_TIMEOUT_MS } from '../../../../src/limits'

afterEach(() => void vi.useRealTimers())

/** A live list that the test lets answer, and how many listen to it. */
function source() {
  const listeners = new Set<Parameters<Subscribable<string>>[0]>()
  const subscribe: Subscribable<string> = (listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const answer = (fromCache: boolean) =>
    listeners.forEach((listener) => listener.next('list', { fromCache }))
  return { subscribe, answer, count: () => listeners.size }
}

it('an answer of the server ends the listening, one of the browser does not', async () => {
  vi.useFakeTimers()
  const { subscribe, answer, count } = source()
  const next = nextServerSnapshot(subscribe)
  answer(true)
  await vi.advanceTimersByTimeAsync(10)
  expect(count()).toBe(1)
  answer(false)
  await next
  await vi.advanceTimersByTimeAsync(10)
  expect(count()).toBe(0)
})

it('the listening ends when no answer has come in time', async () => {
  vi.useFakeTimers()
  const { subscribe, count } = source()
  const next = nextServerSnapshot(subscribe)
  const failed = expect(next).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS + 10)
  await failed
  expect(count()).toBe(0)
})

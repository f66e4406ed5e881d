import { expect, it, onTestFinished, vi } from 'vitest'
import { firstAnswer } from '../../../../src/data/client/first-answer'
import type { Observer } from '../../../../src/data/client/subscribable'

/** Asks for the first answer within a second, and counts the listeners that are still there. */
function ask() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const listeners = new Set<Observer<string>>()
  const result = firstAnswer<string>((observer) => {
    listeners.add(observer)
    return () => void listeners.delete(observer)
  }, 1_000).catch((error: unknown) => (error as Error).message)
  const [observer] = listeners
  if (!observer) throw new Error('Nothing was subscribed')
  return { observer, result, listeners }
}

it('the first answer is that of the server, and its listener is removed', async () => {
  const { observer, result, listeners } = ask()
  observer.next('cached', { fromCache: true })
  observer.next('stored', { fromCache: false })
  expect(await result).toBe('stored')
  expect(listeners.size).toBe(0)
})

it('the listener of a first answer is removed after an error', async () => {
  const { observer, result, listeners } = ask()
  observer.error(new Error('denied'))
  expect(await result).toBe('denied')
  expect(listeners.size).toBe(0)
})

it('the listener of a first answer is removed when no answer comes in time', async () => {
  const { result, listeners } = ask()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await result).toBe('No answer in time')
  expect(listeners.size).toBe(0)
})

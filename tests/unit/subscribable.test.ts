import { expect, it, vi } from 'vitest'
import { combined, subscribable, type Observer, type Unsubscribe } from '../../src/data/client/subscribable'

/** A listener that the test loads. */
function listener() {
  const error = vi.fn()
  let load: (stop: Unsubscribe) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const loading = new Promise<Unsubscribe>((resolve, reject) => {
    load = resolve
    fail = reject
  })
  return { error, load, fail, unsubscribe: subscribable(() => loading)({ next: vi.fn(), error }) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

it('a listener that has loaded after the unsubscription is stopped', async () => {
  const stop = vi.fn()
  const { load, unsubscribe } = listener()
  unsubscribe()
  load(stop)
  await settled()
  expect(stop).toHaveBeenCalledTimes(1)
})

it('a listener that could not load is reported, but not after the unsubscription', async () => {
  const [first, second] = [listener(), listener()]
  second.unsubscribe()
  for (const { fail } of [first, second]) fail(new Error('denied'))
  await settled()
  expect(first.error.mock.calls).toEqual([[new Error('denied')]])
  expect(second.error).toHaveBeenCalledTimes(0)
})

it('combined parts answer in their order once each has, from the cache while one of them does', () => {
  const observers: Observer<string>[] = []
  const stop = vi.fn()
  const part = (observer: Observer<string>) => {
    observers.push(observer)
    return stop
  }
  const observer = { next: vi.fn(), error: vi.fn() }
  const unsubscribe = combined([part, part], (values) => values.join())(observer)
  observers[1]?.next('b', { fromCache: true })
  expect(observer.next.mock.calls).toEqual([])
  observers[0]?.next('a', { fromCache: false })
  observers[1]?.next('c', { fromCache: false })
  expect(observer.next.mock.calls).toEqual([
    ['a,b', { fromCache: true }],
    ['a,c', { fromCache: false }],
  ])
  unsubscribe()
  expect(stop).toHaveBeenCalledTimes(2)
})

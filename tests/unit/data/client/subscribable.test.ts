import { expect, it, vi } from 'vitest'
import {
  combineSubscribables,
  createSubscribable,
  type Observer,
  type Unsubscribe,
} from '../../../../src/data/client/subscribable'

/** A listener that loads as this promise says. */
function listener(loading: Promise<Unsubscribe>) {
  const error = vi.fn()
  return { error, unsubscribe: createSubscribable(() => loading)({ next: vi.fn(), error }) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

it('a listener that has loaded after the unsubscription is stopped', async () => {
  const stop = vi.fn()
  listener(Promise.resolve(stop)).unsubscribe()
  await settled()
  expect(stop).toHaveBeenCalledTimes(1)
})

it('a listener that could not load is reported, but not after the unsubscription', async () => {
  const denied = Promise.reject(new Error('denied'))
  const [first, second] = [listener(denied), listener(denied)]
  second.unsubscribe()
  await settled()
  expect(first.error.mock.calls).toEqual([[new Error('denied')]])
  expect(second.error).toHaveBeenCalledTimes(0)
})

/** Combines two parts whose answers the test gives. */
function combineTwo() {
  const observers: Observer<string>[] = []
  const stop = vi.fn()
  const part = (observer: Observer<string>) => {
    observers.push(observer)
    return stop
  }
  const observer = { next: vi.fn(), error: vi.fn() }
  const unsubscribe = combineSubscribables([part, part], (values) => values.join())(observer)
  return { observers, observer, stop, unsubscribe }
}

it('combined parts answer in their order once each has', () => {
  const { observers, observer } = combineTwo()
  observers[1]?.next('b', { fromCache: false })
  expect(observer.next.mock.calls).toEqual([])
  observers[0]?.next('a', { fromCache: false })
  expect(observer.next.mock.calls).toEqual([['a,b', { fromCache: false }]])
})

it('combined parts are cached while one of them is', () => {
  const { observers, observer } = combineTwo()
  observers[1]?.next('b', { fromCache: true })
  observers[0]?.next('a', { fromCache: false })
  observers[1]?.next('c', { fromCache: false })
  expect(observer.next.mock.calls).toEqual([
    ['a,b', { fromCache: true }],
    ['a,c', { fromCache: false }],
  ])
})

it('combined parts are not confirmed after one has failed, until it answers again', () => {
  const { observers, observer } = combineTwo()
  observers[0]?.next('a', { fromCache: false })
  observers[1]?.next('b', { fromCache: false })
  observers[0]?.error(new Error('denied'))
  observers[1]?.next('c', { fromCache: false })
  expect(observer.next).toHaveBeenLastCalledWith('a,c', { fromCache: true })
  observers[0]?.next('d', { fromCache: false })
  expect(observer.next).toHaveBeenLastCalledWith('d,c', { fromCache: false })
  expect(observer.error.mock.calls).toEqual([[new Error('denied')]])
})

it('combined parts are stopped together', () => {
  const { stop, unsubscribe } = combineTwo()
  unsubscribe()
  expect(stop).toHaveBeenCalledTimes(2)
})

import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { notConfigured } from '../../../../src/data/client/errors'
import { reasonOf } from '../../../../src/data/client/reason'
import type { Observer, Subscribable } from '../../../../src/data/client/subscribable'
import { useLive, type Cache } from '../../../../src/data/client/use-live'
import { FIRST_ANSWER_MS } from '../../../../src/limits'
import { consoleLines, expectConsole } from '../../../helpers/console'

/** A subscribable whose answers the test gives. */
function testSubscribable() {
  const observers: Observer<string>[] = []
  const listen: Subscribable<string> = (observer) => {
    observers.push(observer)
    return () => undefined
  }
  return {
    listen,
    observers,
    answer: (value: string) => act(() => observers.at(-1)?.next(value, { fromCache: false })),
    answerFromCache: (value: string) =>
      act(() => observers.at(-1)?.next(value, { fromCache: true })),
    fail: (error: Error) => act(() => observers.at(-1)?.error(error)),
  }
}

function Page({ from, cache }: { from: Subscribable<string>; cache: Cache<string> }) {
  const live = useLive(from, { initial: 'bundled', cache })
  return (
    <button onClick={live.retry}>
      {live.status === 'ready' ? live.value : live.status} {live.failure ? 'stale' : 'fine'}
      {live.isConfirmed ? ' confirmed' : ''}
    </button>
  )
}
function open(cache: Cache<string> = {}) {
  const source = testSubscribable()
  const { rerender, unmount } = render(<Page from={source.listen} cache={cache} />)
  return {
    ...source,
    unmount,
    listenTo: (from: Subscribable<string>) => rerender(<Page from={from} cache={cache} />),
  }
}
const text = () => screen.getByRole('button').textContent
const retry = () => act(() => screen.getByRole('button').click())
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time))

afterEach(() => vi.useRealTimers())

describe('a live value over bundled content', () => {
  // Contradiction 9
  it('a live value is the bundled one until the first answer', () => {
    const { answer } = open()
    expect(text()).toBe('bundled fine')
    answer('stored')
    expect(text()).toBe('stored fine confirmed')
  })

  it('a longer list is not confirmed by the answer for a shorter one', () => {
    const { answer, listenTo } = open()
    answer('stored')
    const longer = testSubscribable()
    listenTo(longer.listen)
    expect(text()).toBe('stored fine')
    longer.answerFromCache('cached')
    expect(text()).toBe('cached fine')
  })

  it('a live value is the last answer when its page is opened again', () => {
    const cache: Cache<string> = {}
    const { answer, listenTo, unmount } = open(cache)
    answer('stored')
    const longer = testSubscribable()
    listenTo(longer.listen)
    longer.answerFromCache('cached')
    unmount()
    open(cache)
    expect(text()).toBe('cached fine')
  })

  it('a live value is stale after 8 s without an answer of the server', () => {
    vi.useFakeTimers()
    const { answerFromCache } = open()
    answerFromCache('bundled')
    pass(FIRST_ANSWER_MS - 1)
    expect(text()).toBe('bundled fine')
    pass(1)
    expect(text()).toBe('bundled stale')
  })

  it('a stale value is fine after an answer of the server, and not after one of the cache', () => {
    vi.useFakeTimers()
    const { answer, answerFromCache } = open()
    pass(FIRST_ANSWER_MS)
    answerFromCache('cached')
    expect(text()).toBe('cached stale')
    answer('stored')
    expect(text()).toBe('stored fine confirmed')
  })

  it('a live value that the server has answered does not grow stale', () => {
    vi.useFakeTimers()
    const { answer, answerFromCache } = open()
    answerFromCache('cached')
    answer('stored')
    pass(FIRST_ANSWER_MS * 2)
    expect(text()).toBe('stored fine confirmed')
  })

  describe('without anything to show', () => {
    function openEmpty() {
      vi.useFakeTimers()
      const source = testSubscribable()
      function Empty() {
        const live = useLive(source.listen)
        const reason = live.status === 'error' ? reasonOf(live.error) : live.status
        const shown = live.status === 'ready' ? live.value : reason
        return <button onClick={live.retry}>{shown}</button>
      }
      render(<Empty />)
      return source
    }

    it('a live value without anything to show fails after 8 s without an answer', () => {
      openEmpty()
      pass(FIRST_ANSWER_MS - 1)
      expect(text()).toBe('loading')
      pass(1)
      expect(text()).toBe('timeout')
    })

    it('a retry of a live value asks again, and fails after another 8 s', () => {
      const { observers } = openEmpty()
      pass(FIRST_ANSWER_MS)
      retry()
      expect(text()).toBe('loading')
      expect(observers).toHaveLength(2)
      pass(FIRST_ANSWER_MS)
      expect(text()).toBe('timeout')
    })

    it('a live value that failed is there once an answer comes', () => {
      const { answer } = openEmpty()
      pass(FIRST_ANSWER_MS)
      answer('stored')
      expect(text()).toBe('stored')
    })
  })

  it('a live value is stale after 8 s without an answer to a second subscription', () => {
    vi.useFakeTimers()
    const { answer, listenTo } = open()
    answer('stored')
    const longer = testSubscribable()
    listenTo(longer.listen)
    pass(FIRST_ANSWER_MS - 1)
    expect(text()).toBe('stored fine')
    pass(1)
    expect(text()).toBe('stored stale')
    longer.answer('longer')
    expect(text()).toBe('longer fine confirmed')
  })

  it('a retry of a stale value gives its subscription another 8 s', () => {
    vi.useFakeTimers()
    const { answer, listenTo } = open()
    answer('stored')
    listenTo(testSubscribable().listen)
    pass(FIRST_ANSWER_MS)
    retry()
    expect(text()).toBe('stored fine')
    pass(FIRST_ANSWER_MS)
    expect(text()).toBe('stored stale')
  })

  it('a live value listens to the next subscription before it leaves the last one', () => {
    vi.useFakeTimers()
    const steps: string[] = []
    const source =
      (name: string): Subscribable<string> =>
      () => {
        steps.push(`listens to ${name}`)
        return () => void steps.push(`leaves ${name}`)
      }
    const { rerender } = render(<Page from={source('short')} cache={{}} />)
    rerender(<Page from={source('long')} cache={{}} />)
    pass(0)
    expect(steps).toEqual(['listens to short', 'listens to long', 'leaves short'])
  })

  it('a live value takes neither answer nor failure of a subscription that was replaced', () => {
    const { observers, listenTo } = open()
    const longer = testSubscribable()
    listenTo(longer.listen)
    longer.answer('longer')
    act(() => observers[0]?.next('late', { fromCache: false }))
    act(() => observers[0]?.error(new Error('late')))
    expect(text()).toBe('longer fine confirmed')
  })

  it('a live value is stale at once after a failure', () => {
    expectConsole(/a live value failed/)
    const { fail, observers } = open()
    fail(new Error('denied'))
    expect(text()).toBe('bundled stale')
    retry()
    expect(text()).toBe('bundled fine')
    expect(observers).toHaveLength(2)
  })

  it('a live value is not stale where no project is configured', () => {
    expectConsole(/a live value failed/)
    open().fail(notConfigured())
    expect(text()).toBe('bundled fine confirmed')
    expect(consoleLines('error')).toEqual([])
  })
})

it('a subscribable that is another one at each render ends in an error, and in no endless loop', () => {
  const { listen, answer } = testSubscribable()
  function Unstable() {
    return useLive<string>((observer) => listen(observer)).status
  }
  render(<Unstable />)
  expect(() => {
    for (let count = 0; count < 30; count += 1) answer('again')
  }).toThrow(/keep its identity/)
})

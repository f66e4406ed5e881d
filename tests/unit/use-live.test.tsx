import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { notConfigured, reasonOf } from '../../src/data/client/errors'
import type { Observer, Subscribable } from '../../src/data/client/subscribable'
import { FIRST_ANSWER_MS } from '../../src/limits'
import { useLive, type Cache } from '../../src/data/client/use-live'
import { consoleLines, expectConsole } from '../console'
import { setupUser } from '../user'

/** A subscribable that the test controls. */
function testSubscribable() {
  const observers: Observer<string>[] = []
  const listen: Subscribable<string> = (observer) => {
    observers.push(observer)
    return () => undefined
  }
  return { listen, observers, last: () => observers.at(-1) as Observer<string> }
}

function Page({
  from,
  cache = {},
  initial = 'bundled',
}: {
  from: Subscribable<string>
  cache?: Cache<string>
  initial?: string
}) {
  const live = useLive(from, { initial, cache })
  return (
    <button onClick={live.retry}>
      {live.status === 'ready' ? live.value : live.status} {live.isStale ? 'stale' : 'fine'}
      {live.isConfirmed ? ' confirmed' : ''}
    </button>
  )
}
const text = () => screen.getByRole('button').textContent

afterEach(() => vi.useRealTimers())

describe('a live value over bundled content', () => {
  const cache: Cache<string> = {}

  it('shows the bundled content until the first answer', () => {
    const { listen, last } = testSubscribable()
    render(<Page from={listen} cache={cache} />) // beyond 36, contradiction 9
    expect(text()).toBe('bundled fine')
    act(() => last().next('stored', { fromCache: false }))
    expect(text()).toBe('stored fine confirmed')
  })

  it('starts with the last value when the page is opened again', () => {
    const { listen } = testSubscribable()
    render(<Page from={listen} cache={cache} />)
    expect(text()).toBe('stored fine')
  })

  it('is marked as stale after 8 s without an answer', () => {
    vi.useFakeTimers()
    const { listen, last } = testSubscribable()
    const own: Cache<string> = {}
    render(<Page from={listen} cache={own} />)
    // A value from the cache is no answer.
    act(() => last().next('bundled', { fromCache: true }))
    act(() => void vi.advanceTimersByTime(FIRST_ANSWER_MS - 1))
    expect(text()).toBe('bundled fine')
    act(() => void vi.advanceTimersByTime(1))
    expect(text()).toBe('bundled stale')
    // A value from the cache is shown but does not count as an answer.
    act(() => last().next('cached', { fromCache: true }))
    expect(text()).toBe('cached stale')
    act(() => last().next('stored', { fromCache: false }))
    expect(text()).toBe('stored fine confirmed')
  })

  it('fails after 8 s without an answer where there is none to show, until one comes or the next try', () => {
    vi.useFakeTimers()
    const { listen, last, observers } = testSubscribable()
    const Empty = () => {
      const live = useLive(listen)
      const shown = live.status === 'ready' ? live.value : live.status === 'error' ? reasonOf(live.error) : live.status
      return <button onClick={live.retry}>{shown}</button>
    }
    render(<Empty />)
    act(() => void vi.advanceTimersByTime(FIRST_ANSWER_MS - 1))
    expect(text()).toBe('loading')
    act(() => void vi.advanceTimersByTime(1))
    expect(text()).toBe('offline')
    act(() => screen.getByRole('button').click())
    expect(text()).toBe('loading')
    expect(observers).toHaveLength(2)
    act(() => void vi.advanceTimersByTime(FIRST_ANSWER_MS))
    expect(text()).toBe('offline')
    act(() => last().next('stored', { fromCache: false }))
    expect(text()).toBe('stored')
  })

  it('is confirmed by an answer of the server, not by the cache', () => {
    const { listen, last } = testSubscribable()
    const longer = testSubscribable()
    const own: Cache<string> = {}
    const { rerender } = render(<Page from={listen} cache={own} />)
    act(() => last().next('cached', { fromCache: true }))
    expect(text()).toBe('cached fine')
    act(() => last().next('stored', { fromCache: false }))
    expect(text()).toBe('stored fine confirmed')
    // More of the list is asked for.
    rerender(<Page from={longer.listen} cache={own} />)
    expect(text()).toBe('stored fine')
    act(() => longer.last().next('cached', { fromCache: true }))
    expect(text()).toBe('cached fine')
  })

  it('is marked as stale at once after a failure', async () => {
    expectConsole(/a live value failed/)
    const { listen, last, observers } = testSubscribable()
    const own: Cache<string> = {}
    render(<Page from={listen} cache={own} />)
    act(() => last().error(new Error('denied')))
    expect(text()).toBe('bundled stale')
    await setupUser().click(screen.getByRole('button'))
    expect(text()).toBe('bundled fine')
    expect(observers).toHaveLength(2)
  })

  it('is not marked as stale where no project is configured', () => {
    expectConsole(/a live value failed/)
    const { listen, last } = testSubscribable()
    const own: Cache<string> = {}
    render(<Page from={listen} cache={own} />)
    act(() => last().error(notConfigured()))
    expect(text()).toBe('bundled fine confirmed')
    expect(consoleLines('error')).toEqual([])
  })
})

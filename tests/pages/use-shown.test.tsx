import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NotConfiguredError } from '../../src/data/errors'
import type { Observer, Source } from '../../src/data/live'
import { FIRST_ANSWER_MS } from '../../src/limits'
import { useShown, type Memory } from '../../src/pages/use-shown'
import { consoleLines, expectConsole } from '../console'

/** A source that the test speaks through. */
function source() {
  const observers: Observer<string>[] = []
  const listen: Source<string> = (observer) => {
    observers.push(observer)
    return () => undefined
  }
  return { listen, observers, last: () => observers.at(-1) as Observer<string> }
}

function Page({
  from,
  memory = {},
  initial = 'bundled',
}: {
  from: Source<string>
  memory?: Memory<string>
  initial?: string
}) {
  const { live, isBehind, retry } = useShown(from, memory, initial)
  return (
    <button onClick={retry}>
      {live.status === 'ready' ? live.value : live.status} {isBehind ? 'behind' : 'fine'}
    </button>
  )
}
const text = () => screen.getByRole('button').textContent

afterEach(() => vi.useRealTimers())

describe('a live value over bundled content', () => {
  const memory: Memory<string> = {}

  it('shows the bundled content at once and replaces it in place', () => {
    const { listen, last } = source()
    render(<Page from={listen} memory={memory} />) // beyond 36, decision 9
    expect(text()).toBe('bundled fine')
    act(() => last().next('stored', { fromCache: false }))
    expect(text()).toBe('stored fine')
  })

  it('starts the next visit of the page with the last value', () => {
    const { listen } = source()
    render(<Page from={listen} memory={memory} />)
    expect(text()).toBe('stored fine')
  })

  it('keeps the bundled content and says so after 8 s without an answer', () => {
    vi.useFakeTimers()
    const { listen, last } = source()
    const own: Memory<string> = {}
    render(<Page from={listen} memory={own} />)
    act(() => vi.advanceTimersByTime(FIRST_ANSWER_MS - 1))
    expect(text()).toBe('bundled fine')
    act(() => vi.advanceTimersByTime(1))
    expect(text()).toBe('bundled behind')
    // An answer of this device's cache is shown, but it is no answer of the database.
    act(() => last().next('cached', { fromCache: true }))
    expect(text()).toBe('cached behind')
    act(() => last().next('stored', { fromCache: false }))
    expect(text()).toBe('stored fine')
  })

  it('says so at once after a failure, and tries again when asked', async () => {
    expectConsole(/a live value failed/)
    const { listen, last, observers } = source()
    const own: Memory<string> = {}
    render(<Page from={listen} memory={own} />)
    act(() => last().error(new Error('denied')))
    expect(text()).toBe('bundled behind')
    await userEvent.setup().click(screen.getByRole('button'))
    expect(text()).toBe('bundled fine')
    expect(observers).toHaveLength(2)
  })

  it('says nothing where no project is configured', () => {
    expectConsole(/a live value failed/)
    const { listen, last } = source()
    const own: Memory<string> = {}
    render(<Page from={listen} memory={own} />)
    act(() => last().error(new NotConfiguredError()))
    expect(text()).toBe('bundled fine')
    expect(consoleLines('error')).toEqual([])
  })
})

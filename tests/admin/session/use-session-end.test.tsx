import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSessionEnd } from '../../../src/admin/session/use-session-end'
import type { Work } from '../../../src/admin/writes/tracked-write'
import { useWrite } from '../../../src/admin/writes/use-writes'
import {
  clearKeptSession,
  readKeptSession,
  startKeptSession,
} from '../../../src/data/session/kept-session'
import { SESSION_KEY } from '../../../src/fixed-names'
import { INACTIVITY_MS, INACTIVITY_WARNING_MS, SIGN_IN_MS } from '../../../src/limits'

const USER = { uid: 'u1', email: 'a@example.org' }
const onEnd = vi.fn()
const readLastActivity = () => readKeptSession()?.lastActivity

beforeEach(() => {
  vi.useFakeTimers()
  onEnd.mockClear()
  startKeptSession(USER)
})
afterEach(() => {
  vi.useRealTimers()
  clearKeptSession()
})

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function Guard() {
  const { secondsLeft, stay } = useSessionEnd(onEnd)
  return (
    <>
      <button>outside</button>
      {secondsLeft !== null && (
        <div role="alertdialog">
          <button onClick={stay}>stay</button>
        </div>
      )}
    </>
  )
}

const warning = () => screen.queryByRole('alertdialog')
async function showWarning() {
  render(<Guard />)
  expect(warning()).toBeNull()
  await advance(INACTIVITY_MS - INACTIVITY_WARNING_MS)
  expect(warning()).not.toBeNull()
}

/** Sends the event of a change that another tab made to the shared storage. */
const storageEvent = (key: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))

it.each([
  ['the session is removed', SESSION_KEY, 1],
  ['everything is cleared', null, 1],
  ['another key is removed', 'draft:u1:videos', 0],
])('a session ends here once when %s in another tab: %s', (_, key, ends) => {
  const { unmount } = render(<Guard />)
  localStorage.clear()
  storageEvent(key)
  unmount()
  // Coming back to the tab after that gives no other reason.
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onEnd.mock.calls).toEqual(Array(ends).fill(['elsewhere']))
})

it('a session that was ended in another tab meanwhile does not end as idle when its tab shows', () => {
  render(<Guard />)
  clearKeptSession()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('elsewhere')
})

// Requirement 94; contradiction 15
it.each<[string, () => void]>([
  ['a click', () => fireEvent.click(screen.getByText('outside'))],
  ['a keypress', () => fireEvent.keyPress(document.body, { key: 'a', charCode: 97 })],
  ['Backspace, which is no keypress', () => fireEvent.keyDown(document.body, { key: 'Backspace' })],
  ['typing', () => fireEvent.input(screen.getByText('outside'))],
  ['scrolling', () => fireEvent.scroll(document)],
])('%s is activity, at most once in ten seconds', async (_, happen) => {
  render(<Guard />)
  for (const [wait, age] of [
    [20 * 60_000, 0],
    [5_000, 5_000],
    [5_000, 0],
  ] as const) {
    await advance(wait)
    happen()
    expect(readLastActivity()).toBe(Date.now() - age)
  }
})

it('a write in steps holds the idle clock until a step does not end, and revives no session', async () => {
  render(<Guard />)
  const { result } = renderHook(useWrite)
  let step = () => {}
  const work: Work = (attempt) => {
    step = attempt.step
    return new Promise(() => undefined)
  }
  act(() => void result.current.run(work, { timeoutMs: null }))
  for (let minutes = 0; minutes < 60; minutes += 10) {
    await advance(10 * 60_000)
    act(() => step())
  }
  expect(onEnd).not.toHaveBeenCalled()
  expect(warning()).toBeNull()
  await advance(INACTIVITY_MS)
  expect(onEnd).toHaveBeenCalledWith('inactivity')
  const ended = readLastActivity()
  act(() => step())
  expect(readLastActivity()).toBe(ended)
})

const changeSession = (part: object) =>
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...readKeptSession(), ...part }))
it.each([
  ['its mark is gone', () => void clearKeptSession(), 'elsewhere'],
  [
    'the password was given 12 hours ago',
    () => changeSession({ loginTime: Date.now() - SIGN_IN_MS }),
    'age',
  ],
])('a session ends when %s, and the press that finds it does nothing else', (_, change, reason) => {
  render(<Guard />)
  change()
  const save = vi.fn()
  screen.getByText('outside').addEventListener('click', save)
  fireEvent.click(screen.getByText('outside'))
  expect(onEnd).toHaveBeenCalledWith(reason)
  expect(save).not.toHaveBeenCalled()
})

it('a session that ended while the device slept ends at once when its tab shows again', () => {
  render(<Guard />)
  vi.setSystemTime(Date.now() + INACTIVITY_MS)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('inactivity')
})

// Contradiction 14
describe('the warning', () => {
  const expectExtended = () => {
    expect(warning()).toBeNull()
    expect(readLastActivity()).toBe(Date.now())
  }

  // Contradiction 16
  it('the warning closes after activity in another tab', async () => {
    await showWarning()
    startKeptSession(USER)
    storageEvent(SESSION_KEY)
    expect(warning()).toBeNull()
  })

  it.each(['pointerDown', 'touchStart'] as const)(
    'the warning waits after %s on its button for the whole press',
    async (press) => {
      await showWarning()
      const before = readLastActivity()
      fireEvent[press](screen.getByText('stay'))
      expect(readLastActivity()).toBe(before)
      await advance(2_000)
      expect(warning()).not.toBeNull()
      fireEvent.click(screen.getByText('stay'))
      expectExtended()
      expect(onEnd).not.toHaveBeenCalled()
    },
  )

  it('a press beside the warning extends the session, which otherwise ends', async () => {
    await showWarning()
    fireEvent.pointerDown(screen.getByText('outside'))
    expectExtended()
    await advance(INACTIVITY_MS - 1)
    expect(onEnd).not.toHaveBeenCalled()
    await advance(1)
    expect(onEnd).toHaveBeenCalledWith('inactivity')
  })
})

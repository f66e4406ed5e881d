import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IdleGuard, SessionProvider, useSessionEnd } from '../../../src/admin/session/session'
import { admin } from '../../../src/copy/admin'
import { expectConsole } from '../../console'
import { renderUi } from '../../render'
import { useWrite, type Work } from '../../../src/admin/form/use-writes'
import { clearAdminSession, readAdminSession, startAdminSession } from '../../../src/data/session/admin-session'
import { INACTIVITY_MS, INACTIVITY_WARNING_MS, SESSION_KEY, SIGN_IN_MS } from '../../../src/limits'

const USER = { uid: 'u1', email: 'a@example.org' }
const onEnd = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  onEnd.mockClear()
  startAdminSession(USER)
})
afterEach(() => {
  vi.useRealTimers()
  clearAdminSession()
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

/** What another tab of this browser did to the storage that both share. */
const storageEvent = (key: string | null) => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))

describe('the session in other tabs', () => {
  it.each([
    ['the session is removed', SESSION_KEY, 1],
    ['everything is cleared', null, 1],
    ['another key is removed', 'draft:u1:videos', 0],
  ])('ends here once when %s there: %s', (_, key, ends) => {
    const { unmount } = render(<Guard />)
    localStorage.clear()
    storageEvent(key)
    unmount()
    // Coming back to the tab after that gives no other reason.
    document.dispatchEvent(new Event('visibilitychange'))
    expect(onEnd.mock.calls).toEqual(Array(ends).fill(['elsewhere']))
  })

  it('closes the warning after activity there', async () => {
    await showWarning()
    startAdminSession(USER)
    storageEvent(SESSION_KEY)
    expect(warning()).toBeNull()
  })
})

describe('activity (94, contradiction 15)', () => {
  it.each<[string, () => void]>([
    ['a click', () => fireEvent.click(screen.getByText('outside'))],
    ['a keypress', () => fireEvent.keyPress(document.body, { key: 'a', charCode: 97 })],
    ['Backspace, which is no keypress', () => fireEvent.keyDown(document.body, { key: 'Backspace' })],
    ['typing', () => fireEvent.input(screen.getByText('outside'))],
    ['scrolling', () => fireEvent.scroll(document)],
  ])('is %s, at most once in ten seconds', async (_, happen) => {
    render(<Guard />)
    await advance(20 * 60_000)
    happen()
    const noted = readAdminSession()?.lastActivity
    expect(noted).toBe(Date.now())
    await advance(5_000)
    happen()
    expect(readAdminSession()?.lastActivity).toBe(noted)
    await advance(5_000)
    happen()
    expect(readAdminSession()?.lastActivity).toBe(Date.now())
  })
})

describe('a write in steps (P24)', () => {
  let step = () => {}
  function Restore() {
    const { run } = useWrite()
    const work: Work = (onStep) => {
      step = onStep
      return new Promise(() => undefined)
    }
    return <button onClick={() => void run(work, { timeoutMs: null })}>restore</button>
  }

  it('holds the idle clock until a step does not end, and brings no session back', async () => {
    render(
      <>
        <Guard />
        <Restore />
      </>,
    )
    fireEvent.click(screen.getByText('restore'))
    for (let minutes = 0; minutes < 60; minutes += 10) {
      await advance(10 * 60_000)
      act(() => step())
    }
    expect(onEnd).not.toHaveBeenCalled()
    expect(warning()).toBeNull()
    await advance(INACTIVITY_MS)
    expect(onEnd).toHaveBeenCalledWith('inactivity')
    const ended = readAdminSession()
    act(() => step())
    expect(readAdminSession()).toEqual(ended)
  })
})

const changeSession = (part: object) =>
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...readAdminSession(), ...part }))
it.each([
  ['its mark is gone', () => void clearAdminSession(), 'inactivity'],
  ['the password was given 12 hours ago', () => changeSession({ loginTime: Date.now() - SIGN_IN_MS }), 'age'],
])('a session ends when %s, and the press that finds it does nothing else (P24)', (_, change, reason) => {
  render(<Guard />)
  change()
  const save = vi.fn()
  screen.getByText('outside').addEventListener('click', save)
  fireEvent.click(screen.getByText('outside'))
  expect(onEnd).toHaveBeenCalledWith(reason)
  expect(save).not.toHaveBeenCalled()
})

it('a session that ended while the device slept ends at once when its tab shows again (P24)', () => {
  render(<Guard />)
  vi.setSystemTime(Date.now() + INACTIVITY_MS)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('inactivity')
})

describe('the warning (contradiction 14)', () => {
  it('is closed by Escape, which extends the session', async () => {
    // No project is configured here.
    expectConsole(/a live value failed/)
    renderUi(
      <SessionProvider>
        <IdleGuard />
      </SessionProvider>,
    )
    await advance(INACTIVITY_MS - INACTIVITY_WARNING_MS)
    expect(warning()).toHaveAccessibleName(admin.idle.title)
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    expect(warning()).toBeNull()
    expect(readAdminSession()?.lastActivity).toBe(Date.now())
  })

  it.each(['pointerDown', 'touchStart'] as const)('waits after %s on its button for the whole press', async (press) => {
    await showWarning()
    const { lastActivity } = readAdminSession() ?? {}
    fireEvent[press](screen.getByText('stay'))
    expect(readAdminSession()?.lastActivity).toBe(lastActivity)
    await advance(2_000)
    expect(warning()).not.toBeNull()
    fireEvent.click(screen.getByText('stay'))
    expect(warning()).toBeNull()
    expect(readAdminSession()?.lastActivity).toBe(Date.now())
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('is closed at once by a press beside it, which extends the session, and else ends it', async () => {
    await showWarning()
    fireEvent.pointerDown(screen.getByText('outside'))
    expect(warning()).toBeNull()
    expect(readAdminSession()?.lastActivity).toBe(Date.now())
    await advance(INACTIVITY_MS - 1)
    expect(onEnd).not.toHaveBeenCalled()
    await advance(1)
    expect(onEnd).toHaveBeenCalledWith('inactivity')
  })
})

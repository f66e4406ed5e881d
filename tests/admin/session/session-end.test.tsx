import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IdleGuard } from '../../../src/admin/session/idle-guard'
import { SessionProvider } from '../../../src/admin/session/session-provider'
import { admin } from '../../../src/copy/admin'
import { expectConsole } from '../../console'
import { renderUi } from '../../render'
import { useWrite, type Work } from '../../../src/admin/form/use-writes'
import { useSessionEnd } from '../../../src/admin/session/use-session-end'
import { clearAdminSession, readAdminSession, startAdminSession } from '../../../src/data/session/admin-session'
import { INACTIVITY_CHECK_MS, INACTIVITY_MS, INACTIVITY_WARNING_MS, SESSION_KEY, SIGN_IN_MS } from '../../../src/limits'
import { CONDITIONS, limitStorage } from '../../storage-conditions'

const onEnd = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  onEnd.mockClear()
  startAdminSession({ uid: 'u1', email: 'a@example.org' })
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
      <button type="button">outside</button>
      {secondsLeft === null ? null : (
        <div role="alertdialog">
          <output>{secondsLeft}</output>
          <button type="button" onClick={stay}>
            stay
          </button>
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
    ['the session is removed', SESSION_KEY],
    ['everything is cleared', null],
  ])('ends here when %s there', (_, key) => {
    render(<Guard />)
    localStorage.clear()
    storageEvent(key)
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('elsewhere')
  })

  it('ends once: coming back to the tab after that gives no other reason', () => {
    const { unmount } = render(<Guard />)
    localStorage.clear()
    storageEvent(SESSION_KEY)
    unmount()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('elsewhere')
  })

  it('continues when another key is removed there', () => {
    render(<Guard />)
    localStorage.clear()
    storageEvent('draft:u1:videos')
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('closes the warning after activity there', async () => {
    await showWarning()
    startAdminSession({ uid: 'u1', email: 'a@example.org' })
    storageEvent(SESSION_KEY)
    expect(warning()).toBeNull()
  })
})

describe('activity (94, contradiction 15)', () => {
  const act: [string, () => void][] = [
    ['a click', () => fireEvent.click(screen.getByText('outside'))],
    ['a keypress', () => fireEvent.keyPress(document.body, { key: 'a', charCode: 97 })],
    ['Backspace, which is no keypress', () => fireEvent.keyDown(document.body, { key: 'Backspace' })],
    ['typing', () => fireEvent.input(screen.getByText('outside'))],
    ['scrolling', () => fireEvent.scroll(document)],
  ]
  it.each(act)('is %s, at most once in ten seconds', async (_, happen) => {
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

  it('holds the idle clock until a step does not end', async () => {
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
  })

  it('does not bring an expired session back', async () => {
    render(<Restore />)
    fireEvent.click(screen.getByText('restore'))
    await advance(INACTIVITY_MS)
    const before = readAdminSession()
    act(() => step())
    expect(readAdminSession()).toEqual(before)
  })
})

describe('a session that is no more valid (P24)', () => {
  it('ends within a minute before the 12 hours of its sign-in, however active', async () => {
    render(<Guard />)
    for (let minutes = 0; minutes < SIGN_IN_MS / 60_000 - 20; minutes += 20) {
      await advance(20 * 60_000)
      fireEvent.click(screen.getByText('outside'))
    }
    expect(onEnd).not.toHaveBeenCalled()
    await advance(19 * 60_000)
    expect(onEnd).toHaveBeenCalledWith('age')
  })

  it('ends when the clock goes back', async () => {
    render(<Guard />)
    vi.setSystemTime(Date.now() - 24 * 3_600_000)
    await advance(INACTIVITY_CHECK_MS)
    expect(onEnd).toHaveBeenCalledWith('inactivity')
  })

  it('ends when its mark is gone, and stops the press', async () => {
    render(<Guard />)
    clearAdminSession()
    const save = vi.fn()
    screen.getByText('outside').addEventListener('click', save)
    fireEvent.click(screen.getByText('outside'))
    expect(onEnd).toHaveBeenCalledWith('inactivity')
    expect(save).not.toHaveBeenCalled()
  })
})

describe.each(CONDITIONS)('a session whose storage is %s (P23)', (condition) => {
  it('stays with activity and ends without', async () => {
    limitStorage(condition)
    startAdminSession({ uid: 'u1', email: 'a@example.org' })
    render(<Guard />)
    await advance(INACTIVITY_MS / 2)
    fireEvent.click(screen.getByText('outside'))
    await advance(INACTIVITY_MS - INACTIVITY_WARNING_MS - 1_000)
    expect(onEnd).not.toHaveBeenCalled()
    await advance(INACTIVITY_WARNING_MS + 1_000)
    expect(onEnd).toHaveBeenCalledWith('inactivity')
    vi.restoreAllMocks()
  })
})

describe('a press while the warning is open (contradiction 14)', () => {
  it.each(['pointerDown', 'touchStart'] as const)(
    'does not extend the session with %s on its button before the press is finished',
    async (press) => {
      await showWarning()
      const { lastActivity } = readAdminSession() ?? {}
      fireEvent[press](screen.getByText('stay'))
      expect(readAdminSession()?.lastActivity).toBe(lastActivity)
      await advance(2_000)
      expect(warning()).not.toBeNull()
    },
  )

  it('extends the session when the press on its button is finished', async () => {
    await showWarning()
    fireEvent.pointerDown(screen.getByText('stay'))
    await advance(2_000)
    fireEvent.click(screen.getByText('stay'))
    expect(warning()).toBeNull()
    expect(readAdminSession()?.lastActivity).toBe(Date.now())
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('extends the session at once outside the button', async () => {
    await showWarning()
    fireEvent.pointerDown(screen.getByText('outside'))
    expect(warning()).toBeNull()
    expect(readAdminSession()?.lastActivity).toBe(Date.now())
  })

  it('ends the session when nothing is pressed', async () => {
    await showWarning()
    await advance(INACTIVITY_WARNING_MS)
    expect(onEnd).toHaveBeenCalledWith('inactivity')
  })
})

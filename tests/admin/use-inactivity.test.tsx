import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useInactivity } from '../../src/admin/use-inactivity'
import { clearAdminSession, readAdminSession, startAdminSession } from '../../src/data/admin-session'
import { INACTIVITY_MS, INACTIVITY_WARNING_MS, SESSION_KEY } from '../../src/limits'

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
  const { secondsLeft, stay } = useInactivity(onEnd)
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

describe('a press while the warning is open (decision 14)', () => {
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

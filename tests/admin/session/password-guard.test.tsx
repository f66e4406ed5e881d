import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PasswordGuard } from '../../../src/admin/session/password-guard'
import { askForPassword } from '../../../src/admin/session/password-needed'
import { SessionProvider } from '../../../src/admin/session/session-provider'
import { login } from '../../../src/copy/login'
import { clearAdminSession, startAdminSession } from '../../../src/data/session/admin-session'
import { INACTIVITY_CHECK_MS, SESSION_KEY, SIGN_IN_MS, SIGN_IN_WARNING_MS } from '../../../src/limits'
import { expectConsole } from '../../console'
import { renderUi } from '../../render'

const user = { uid: 'u1', email: 'a@example.org' }

beforeEach(() => {
  vi.useFakeTimers()
  startAdminSession(user)
})
afterEach(() => {
  vi.useRealTimers()
  clearAdminSession()
})

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const question = () => screen.queryByRole('dialog', { name: login.again.title })
const cancel = () => fireEvent.click(screen.getByRole('button', { name: login.again.cancel }))

async function show() {
  // No project is configured here.
  expectConsole(/a live value failed/)
  renderUi(
    <SessionProvider>
      <PasswordGuard />
    </SessionProvider>,
  )
  await advance(0)
}

describe('a sign-in near its end (P24, decision 158)', () => {
  it('asks for the password a quarter of an hour before', async () => {
    await show()
    await advance(SIGN_IN_MS - SIGN_IN_WARNING_MS - INACTIVITY_CHECK_MS)
    expect(question()).toBeNull()
    await advance(INACTIVITY_CHECK_MS)
    expect(question()).toHaveAccessibleDescription(login.again.old)
  })

  it('asks once, and again when a save was refused', async () => {
    await show()
    await advance(SIGN_IN_MS)
    cancel()
    await advance(10 * INACTIVITY_CHECK_MS)
    expect(question()).toBeNull()
    act(askForPassword)
    expect(question()).not.toBeNull()
  })

  it('stops asking when another tab got the password', async () => {
    await show()
    await advance(SIGN_IN_MS)
    startAdminSession(user)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY })))
    expect(question()).toBeNull()
    await advance(SIGN_IN_MS)
    expect(question()).not.toBeNull()
  })
})

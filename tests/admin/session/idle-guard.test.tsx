import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { IdleGuard } from '../../../src/admin/session/idle-guard'
import { SessionProvider } from '../../../src/admin/session/session-context'
import { closeAllMessages } from '../../../src/admin/ui/sticky-message'
import { Toasts } from '../../../src/admin/ui/toast'
import { admin } from '../../../src/copy/admin/admin'
import { uiWords } from '../../../src/copy/ui'
import {
  clearKeptSession,
  readKeptSession,
  startKeptSession,
} from '../../../src/data/session/kept-session'
import { SESSION_KEY } from '../../../src/fixed-names'
import { formatTime } from '../../../src/lib/format'
import {
  INACTIVITY_MS,
  INACTIVITY_WARNING_MS,
  MINUTE_MS,
  SIGN_IN_MARGIN_MS,
  SIGN_IN_MS,
  SIGN_IN_WARNING_MS,
} from '../../../src/limits'
import { openToasts } from '../../helpers/admin/open-toasts'
import { allowConsole } from '../../helpers/console'
import { renderUi } from '../../helpers/render'

beforeEach(() => {
  vi.useFakeTimers()
  startKeptSession({ uid: 'u1', email: 'a@example.org' })
  // No project is configured here.
  allowConsole(/a live value failed/)
})
afterEach(() => {
  act(closeAllMessages)
  vi.useRealTimers()
  clearKeptSession()
})

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const warning = () => screen.queryByRole('alertdialog')

const showGuard = () =>
  renderUi(
    <SessionProvider>
      <IdleGuard />
      <Toasts label="messages" />
    </SessionProvider>,
  )

/** Shows the guard of a sign-in that ends after this time; returns the title of the message that says so. */
function showGuardWithEnd(ms: number): string {
  const end = Date.now() + ms
  const loginTime = end - (SIGN_IN_MS - SIGN_IN_MARGIN_MS)
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...readKeptSession(), loginTime }))
  showGuard()
  return admin.signInEnd.title(formatTime(end))
}

// Contradiction 14
it('the warning about an idle session is closed by Escape, which extends the session', async () => {
  showGuard()
  await advance(INACTIVITY_MS - INACTIVITY_WARNING_MS)
  expect(warning()).toHaveAccessibleName(admin.idle.title)
  expect(screen.getByRole('button', { name: admin.idle.stay })).toHaveFocus()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  expect(warning()).toBeNull()
  expect(readKeptSession()?.lastActivity).toBe(Date.now())
})

it('the end of a sign-in is announced by a message that stays until it is closed', async () => {
  const message = showGuardWithEnd(SIGN_IN_WARNING_MS + MINUTE_MS)
  await advance(MINUTE_MS - 1)
  await advance(0)
  expect(openToasts()).toEqual([])
  await advance(1)
  // The message is shown in a task after the render.
  await advance(0)
  expect(openToasts()).toEqual([message])
  fireEvent.pointerDown(document.body)
  fireEvent.scroll(document)
  await advance(3 * MINUTE_MS)
  expect(openToasts()).toEqual([message])
  fireEvent.click(screen.getByRole('button', { name: uiWords.close }))
  await advance(3 * MINUTE_MS)
  expect(openToasts()).toEqual([])
})

it.each([
  { when: 'before', how: 'without', later: -1_000, warnings: 0 },
  { when: 'after', how: 'beside', later: 1_000, warnings: 1 },
])('a sign-in that ends $when an idle session is announced $how its warning', async (row) => {
  const { later, warnings } = row
  const message = showGuardWithEnd(INACTIVITY_MS + later)
  await advance(INACTIVITY_MS - INACTIVITY_WARNING_MS)
  await advance(1_000)
  expect(screen.queryAllByRole('alertdialog')).toHaveLength(warnings)
  expect(openToasts()).toEqual([message])
})

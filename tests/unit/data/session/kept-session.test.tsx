import { afterEach, expect, it } from 'vitest'
import {
  clearKeptSession,
  extendKeptSession,
  readKeptSession,
  sessionEndReason,
  startKeptSession,
  touchKeptSession,
} from '../../../../src/data/session/kept-session'
import { SESSION_KEY } from '../../../../src/fixed-names'
import { ACTIVITY_WRITE_MS, CLOCK_TOLERANCE_MS, INACTIVITY_MS } from '../../../../src/limits'

const user = { uid: 'u', email: 'a@example.com' }
const BEGIN = 1_000_000

afterEach(() => {
  localStorage.clear()
  clearKeptSession()
})

it('activity keeps the time of the sign-in', () => {
  startKeptSession(user, BEGIN)
  touchKeptSession(BEGIN + ACTIVITY_WRITE_MS)
  expect(readKeptSession()).toMatchObject({
    loginTime: BEGIN,
    lastActivity: BEGIN + ACTIVITY_WRITE_MS,
  })
  extendKeptSession(BEGIN + 2 * ACTIVITY_WRITE_MS)
  expect(readKeptSession()).toMatchObject({
    loginTime: BEGIN,
    lastActivity: BEGIN + 2 * ACTIVITY_WRITE_MS,
  })
})

it('a session ends without a stored one, and when the clock was set back', () => {
  expect(sessionEndReason(null)).toBe('elsewhere')
  startKeptSession(user, BEGIN)
  const session = readKeptSession()
  expect(sessionEndReason(session, BEGIN - CLOCK_TOLERANCE_MS)).toBeNull()
  expect(sessionEndReason(session, BEGIN - CLOCK_TOLERANCE_MS - 1)).toBe('inactivity')
})

it('a session that has ended stays so when it is extended', () => {
  startKeptSession(user, BEGIN)
  for (const now of [BEGIN + INACTIVITY_MS, BEGIN - CLOCK_TOLERANCE_MS - 1]) extendKeptSession(now)
  expect(readKeptSession()?.lastActivity).toBe(BEGIN)
})

it('an active session ends a minute before the 12 hours of its sign-in', () => {
  const end = BEGIN + 12 * 3_600_000 - 60_000
  startKeptSession(user, BEGIN)
  for (let now = BEGIN; now < end; now += INACTIVITY_MS / 2) touchKeptSession(now)
  expect(sessionEndReason(readKeptSession(), end - 1)).toBeNull()
  expect(sessionEndReason(readKeptSession(), end)).toBe('age')
})

it('a session ends by inactivity when the storage of the browser is full', () => {
  localStorage.setItem('full', 'x'.repeat(4_999_996))
  startKeptSession(user, BEGIN)
  expect(localStorage.getItem(SESSION_KEY)).toBeNull()
  touchKeptSession(BEGIN + ACTIVITY_WRITE_MS)
  const session = readKeptSession()
  expect(session?.lastActivity).toBe(BEGIN + ACTIVITY_WRITE_MS)
  expect(sessionEndReason(session, BEGIN + ACTIVITY_WRITE_MS + INACTIVITY_MS)).toBe('inactivity')
  localStorage.clear()
  touchKeptSession(BEGIN + 2 * ACTIVITY_WRITE_MS)
  expect(localStorage.getItem(SESSION_KEY)).toContain(String(BEGIN + 2 * ACTIVITY_WRITE_MS))
})

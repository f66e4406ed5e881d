import { afterEach, describe, expect, it } from 'vitest'
import {
  clearAdminSession,
  extendAdminSession,
  isExpired,
  readAdminSession,
  signInLeft,
  startAdminSession,
  touchAdminSession,
} from '../../src/data/session/admin-session'
import { ACTIVITY_WRITE_MS, CLOCK_TOLERANCE_MS, INACTIVITY_MS, SESSION_KEY, SIGN_IN_MS } from '../../src/limits'

const user = { uid: 'u', email: 'a@example.com' }
const BEGIN = 1_000_000

afterEach(() => {
  localStorage.clear()
  clearAdminSession()
})

it('activity keeps the time of the sign-in (P7)', () => {
  startAdminSession(user, BEGIN)
  touchAdminSession(BEGIN + ACTIVITY_WRITE_MS)
  expect(readAdminSession()).toMatchObject({ loginTime: BEGIN, lastActivity: BEGIN + ACTIVITY_WRITE_MS })
  extendAdminSession(BEGIN + 2 * ACTIVITY_WRITE_MS)
  expect(readAdminSession()).toMatchObject({ loginTime: BEGIN, lastActivity: BEGIN + 2 * ACTIVITY_WRITE_MS })
})

describe('an expired session (P24)', () => {
  it('is one that is not stored', () => {
    expect(isExpired(null)).toBe(true)
  })

  it('is one whose clock was set back', () => {
    startAdminSession(user, BEGIN)
    const session = readAdminSession()
    expect(isExpired(session, BEGIN - CLOCK_TOLERANCE_MS)).toBe(false)
    expect(isExpired(session, BEGIN - CLOCK_TOLERANCE_MS - 1)).toBe(true)
  })

  it.each([
    ['touched', touchAdminSession],
    ['extended', extendAdminSession],
  ])('stays expired when it is %s', (_, act) => {
    startAdminSession(user, BEGIN)
    act(BEGIN + INACTIVITY_MS)
    expect(readAdminSession()?.lastActivity).toBe(BEGIN)
    act(BEGIN - CLOCK_TOLERANCE_MS - 1)
    expect(readAdminSession()?.lastActivity).toBe(BEGIN)
  })
})

it('a sign-in lasts 12 hours from the password (P24)', () => {
  startAdminSession(user, BEGIN)
  expect(signInLeft(BEGIN)).toBe(12 * 3_600_000)
  expect(signInLeft(BEGIN + SIGN_IN_MS)).toBe(0)
  startAdminSession(user, BEGIN + SIGN_IN_MS)
  expect(signInLeft(BEGIN + SIGN_IN_MS)).toBe(SIGN_IN_MS)
})

it('a session ends by inactivity when the storage of the browser is full (P7)', () => {
  localStorage.setItem('full', 'x'.repeat(4_999_996))
  startAdminSession(user, BEGIN)
  expect(localStorage.getItem(SESSION_KEY)).toBeNull()
  touchAdminSession(BEGIN + ACTIVITY_WRITE_MS)
  const session = readAdminSession()
  expect(session?.lastActivity).toBe(BEGIN + ACTIVITY_WRITE_MS)
  expect(isExpired(session, BEGIN + ACTIVITY_WRITE_MS + INACTIVITY_MS)).toBe(true)
  localStorage.clear()
  touchAdminSession(BEGIN + 2 * ACTIVITY_WRITE_MS)
  expect(JSON.parse(localStorage.getItem(SESSION_KEY) ?? '')).toMatchObject({
    lastActivity: BEGIN + 2 * ACTIVITY_WRITE_MS,
  })
})

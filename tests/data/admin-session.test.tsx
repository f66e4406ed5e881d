import { afterEach, expect, it } from 'vitest'
import {
  clearAdminSession,
  isExpired,
  readAdminSession,
  startAdminSession,
  touchAdminSession,
} from '../../src/data/admin-session'
import { ACTIVITY_WRITE_MS, INACTIVITY_MS, SESSION_KEY } from '../../src/limits'
import { expectConsole } from '../console'

const user = { uid: 'u', email: 'a@example.com' }
const BEGIN = 1_000_000

afterEach(() => {
  clearAdminSession()
  localStorage.clear()
})

it('a session keeps its login time until it has expired (P7)', () => {
  startAdminSession(user, BEGIN)
  startAdminSession(user, BEGIN + 5)
  expect(readAdminSession()).toMatchObject({ loginTime: BEGIN, lastActivity: BEGIN + 5 })
  const later = BEGIN + 5 + INACTIVITY_MS
  startAdminSession(user, later)
  expect(readAdminSession()).toMatchObject({ loginTime: later, lastActivity: later })
  startAdminSession({ ...user, uid: 'other' }, later + 1)
  expect(readAdminSession()?.loginTime).toBe(later + 1)
})

it('a session ends by inactivity when the storage of the browser is full (P7)', () => {
  expectConsole(/could not be stored/)
  localStorage.setItem('full', 'x'.repeat(4_999_996))
  startAdminSession(user, BEGIN)
  expect(localStorage.getItem(SESSION_KEY)).toBeNull()
  touchAdminSession(BEGIN + ACTIVITY_WRITE_MS)
  const session = readAdminSession()
  expect(session?.lastActivity).toBe(BEGIN + ACTIVITY_WRITE_MS)
  expect(session && isExpired(session, BEGIN + ACTIVITY_WRITE_MS + INACTIVITY_MS)).toBe(true)
  localStorage.clear()
  touchAdminSession(BEGIN + 2 * ACTIVITY_WRITE_MS)
  expect(JSON.parse(localStorage.getItem(SESSION_KEY) ?? '')).toMatchObject({
    lastActivity: BEGIN + 2 * ACTIVITY_WRITE_MS,
  })
})

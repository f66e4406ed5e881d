import * as v from 'valibot'
import { readStoredJson, store } from '../../lib/browser-storage'
import { ACTIVITY_WRITE_MS, CLOCK_TOLERANCE_MS, INACTIVITY_MS, SESSION_KEY, SIGN_IN_MS } from '../../limits'

const schema = v.object({
  isAuthenticated: v.literal(true),
  loginTime: v.number(),
  lastActivity: v.number(),
  user: v.object({ uid: v.string(), email: v.string() }),
})

/** The session as stored in this browser, times in milliseconds. Shared by all tabs; it grants no rights. */
type AdminSession = v.InferOutput<typeof schema>

export function readAdminSession(): AdminSession | null {
  const result = v.safeParse(schema, readStoredJson(SESSION_KEY))
  return result.success ? result.output : null
}

const write = (session: AdminSession): boolean => store(SESSION_KEY, JSON.stringify(session))

/** Stores the session of somebody who has just given the password. */
export function startAdminSession(user: AdminSession['user'], now = Date.now()): void {
  write({ isAuthenticated: true, loginTime: now, lastActivity: now, user })
}

export const clearAdminSession = (): boolean => store(SESSION_KEY, null)

/** Stores the time of an activity, at most every ten seconds. An expired session stays expired. */
export function touchAdminSession(now = Date.now()): void {
  const session = readAdminSession()
  if (!session || isExpired(session, now) || now - session.lastActivity < ACTIVITY_WRITE_MS) return
  write({ ...session, lastActivity: now })
}

/** Extends the session from now on. An expired session stays expired. */
export function extendAdminSession(now = Date.now()): void {
  const session = readAdminSession()
  if (session && !isExpired(session, now)) write({ ...session, lastActivity: now })
}

/** Whether nobody was active for 30 minutes, nobody knows when, or the clock was set back. */
export function isExpired(session: AdminSession | null, now = Date.now()): boolean {
  if (!session) return true
  const idle = now - session.lastActivity
  return idle >= INACTIVITY_MS || idle < -CLOCK_TOLERANCE_MS
}

/** Milliseconds until the rules refuse the sign-in; Infinity without a session. */
export function signInLeft(now = Date.now()): number {
  const session = readAdminSession()
  return session ? session.loginTime + SIGN_IN_MS - now : Infinity
}

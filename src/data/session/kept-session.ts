import * as v from 'valibot'
import { SESSION_KEY } from '../../fixed-names'
import { readStorageJson, writeStorage } from '../../lib/browser/storage'
import {
  ACTIVITY_WRITE_MS,
  CLOCK_TOLERANCE_MS,
  INACTIVITY_MS,
  SIGN_IN_MARGIN_MS,
  SIGN_IN_MS,
} from '../../limits'

const schema = v.object({
  isAuthenticated: v.literal(true),
  loginTime: v.number(),
  lastActivity: v.number(),
  user: v.object({ uid: v.string(), email: v.string() }),
})

/**
 * The session in the storage of this browser, times in milliseconds. All browser tabs share it. It grants no rights.
 */
type KeptSession = v.InferOutput<typeof schema>

/** The session that this browser keeps, even one that has ended; null when none is kept. */
export function readKeptSession(): KeptSession | null {
  const result = v.safeParse(schema, readStorageJson(SESSION_KEY))
  return result.success ? result.output : null
}

const write = (session: KeptSession): boolean => writeStorage(SESSION_KEY, JSON.stringify(session))

/** Keeps the session of somebody who has just given the password. */
export function startKeptSession(user: KeptSession['user'], now = Date.now()): void {
  write({ isAuthenticated: true, loginTime: now, lastActivity: now, user })
}

/** Forgets the session in all browser tabs. Returns whether the storage took it. */
export const clearKeptSession = (): boolean => writeStorage(SESSION_KEY, null)

/** Keeps the time of an activity, at most every ten seconds. A session that has ended stays so. */
export function touchKeptSession(now = Date.now()): void {
  const session = readKeptSession()
  if (session && now - session.lastActivity >= ACTIVITY_WRITE_MS) extendKeptSession(now)
}

/** Postpones the end of an idle session. A session that has ended stays so. */
export function extendKeptSession(now = Date.now()): void {
  const session = readKeptSession()
  if (session && sessionEndReason(session, now) === null) write({ ...session, lastActivity: now })
}

/**
 * The reason why a session has ended without a sign-out in this browser tab.
 * - inactivity: nobody was active for 30 minutes, or the clock was set back
 * - age: the password was given 12 hours ago, so that the rules will refuse every request in a moment
 * - everywhere: the administrator has ended all her sessions, on one of her devices
 * - elsewhere: she has signed out in another browser tab, or the password was changed. An idle session stays in the
 *   storage, so a missing session was ended elsewhere.
 * - noAccess: the account is not an administrator's any more
 */
export type SessionEndReason = 'inactivity' | 'age' | 'everywhere' | 'elsewhere' | 'noAccess'

/** The time when a session ends without another activity. */
export const inactivityEndOf = (session: KeptSession): number =>
  session.lastActivity + INACTIVITY_MS

/** The time when a session ends in spite of activity. */
export const signInEndOf = (session: KeptSession): number =>
  session.loginTime + SIGN_IN_MS - SIGN_IN_MARGIN_MS

/** The reason why the session in the storage has ended; null while it goes on. */
export function sessionEndReason(
  session: KeptSession | null,
  now = Date.now(),
): SessionEndReason | null {
  if (!session) return 'elsewhere'
  const wasClockSetBack = session.lastActivity - now > CLOCK_TOLERANCE_MS
  if (wasClockSetBack || now >= inactivityEndOf(session)) return 'inactivity'
  return now >= signInEndOf(session) ? 'age' : null
}

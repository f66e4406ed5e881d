import * as v from 'valibot'
import { ACTIVITY_WRITE_MS, INACTIVITY_MS, SESSION_KEY } from '../limits'

const schema = v.object({
  isAuthenticated: v.literal(true),
  loginTime: v.number(),
  lastActivity: v.number(),
  user: v.object({ uid: v.string(), email: v.string() }),
})

/** The session as stored in this browser, times in milliseconds. Shared by all tabs; it grants no rights. */
export type AdminSession = v.InferOutput<typeof schema>

/** Used instead of the browser's storage where that is full or forbidden. */
let unstored: AdminSession | null = null

export function readAdminSession(): AdminSession | null {
  if (unstored) return unstored
  try {
    const result = v.safeParse(schema, JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null'))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

function write(session: AdminSession): void {
  try {
    localStorage.setItem(SESSION_KEY, JSON.stringify(session))
    unstored = null
  } catch (error) {
    console.warn('[session] the session could not be stored', error)
    unstored = session
  }
}

/** Stores a new session, or keeps the login time of the same user's running one. */
export function startAdminSession(user: AdminSession['user'], now = Date.now()): void {
  const running = readAdminSession()
  const goesOn = running?.user.uid === user.uid && !isExpired(running, now)
  write({ isAuthenticated: true, loginTime: goesOn ? running.loginTime : now, lastActivity: now, user })
}

export function clearAdminSession(): void {
  unstored = null
  localStorage.removeItem(SESSION_KEY)
}

/** Stores the time of an activity, at most every ten seconds. An expired session stays expired. */
export function touchAdminSession(now = Date.now()): void {
  const session = readAdminSession()
  if (!session || isExpired(session, now) || now - session.lastActivity < ACTIVITY_WRITE_MS) return
  write({ ...session, lastActivity: now })
}

/** Extends the session from now on. */
export function extendAdminSession(now = Date.now()): void {
  const session = readAdminSession()
  if (session) write({ ...session, lastActivity: now })
}

export const isExpired = (session: AdminSession, now = Date.now()): boolean =>
  now - session.lastActivity >= INACTIVITY_MS

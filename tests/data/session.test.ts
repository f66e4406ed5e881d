import { describe, expect, it } from 'vitest'
import { valid } from '../documents'
import { INACTIVITY_MS, SIGN_IN_MARGIN_MS, SIGN_IN_MS } from '../../src/limits'
import { auth } from '../../src/data/client/firebase'
import {
  clearAdminSession,
  extendAdminSession,
  readAdminSession,
  startAdminSession,
  type SessionEnd,
} from '../../src/data/session/admin-session'
import { signIn, signOut, subscribeSession } from '../../src/data/session/session'
import { expectConsole } from '../console'
import { ADMIN, as, freshBackend, owner, reportFigure, tokenOf } from './backend'
import { firstValue, signedInBackend } from './sdk'

const SECOND = 1_000
let members = 0

describe('the age of a sign-in (P24)', () => {
  /** Whether the rules take a write of the administrator with these claims. */
  async function isTaken(uid: string, claims: Record<string, unknown>): Promise<boolean> {
    const token = tokenOf(uid, { firebase: { sign_in_provider: 'password' }, ...claims })
    const id = `member${(members += 1)}`
    return as(token)
      .put(`team/${id}`, { ...valid('team/member1'), id })
      .then(
        () => true,
        (error: unknown) => {
          expect(error).toMatchObject({ status: 403 })
          return false
        },
      )
  }

  it('is known, and at most 12 hours for a write', async () => {
    const { uid } = await freshBackend()
    const now = Math.floor(Date.now() / SECOND)
    const limit = SIGN_IN_MS / SECOND
    expect(limit).toBe(12 * 3_600)
    const cases: [auth_time: unknown, isTaken: boolean][] = [
      [now, true],
      [now - limit + 60, true],
      [now - limit - 1, false],
      [now - 30 * 24 * 3_600, false],
      [undefined, false],
      [String(now), false],
      [null, false],
    ]
    for (const [auth_time, expected] of cases)
      expect(await isTaken(uid, { auth_time }), String(auth_time)).toBe(expected)
    reportFigure('age of a sign-in: 11:59:00 writes, 12:00:01 does not')
  })
})

describe('a signed-in browser (P24)', () => {
  it('stores its session before anybody sees the user', async () => {
    await signedInBackend()
    await signOut()
    const seen: boolean[] = []
    const stop = (await auth()).onAuthStateChanged((user) => user && seen.push(readAdminSession() !== null))
    await signIn(ADMIN.email, ADMIN.password)
    stop()
    expect(seen).toEqual([true])
  })

  const user = { uid: 'u', email: ADMIN.email }
  /** An active session whose password was given 12 hours ago. */
  function signedInLongAgo() {
    const age = SIGN_IN_MS - SIGN_IN_MARGIN_MS
    startAdminSession(user, Date.now() - age)
    for (let ago = age; ago > 0; ago -= 20 * 60 * SECOND) extendAdminSession(Date.now() - ago)
  }
  it.each<[string, () => void, SessionEnd]>([
    ['has no stored session', clearAdminSession, 'inactivity'],
    ['was not used for 30 minutes', () => startAdminSession(user, Date.now() - INACTIVITY_MS), 'inactivity'],
    ['has its clock set back', () => startAdminSession(user, Date.now() + 24 * 3_600 * SECOND), 'inactivity'],
    ['was signed in 12 hours ago', signedInLongAgo, 'age'],
  ])('is signed out when it %s', async (_, change, ended) => {
    await signedInBackend()
    change()
    expect(await firstValue(subscribeSession)).toEqual({ status: 'anonymous', ended })
    await expect.poll(async () => (await auth()).currentUser).toBeNull()
  })

  it('ends here even if the provider does not forget the user', async () => {
    expectConsole(/session.signOut failed/)
    await signedInBackend()
    const stopRefusing = (await auth()).beforeAuthStateChanged((user) => {
      if (!user) throw new Error('refused by the test')
    })
    const seen: string[] = []
    const stop = subscribeSession({ next: ({ status }) => void seen.push(status), error: () => undefined })
    await expect.poll(() => seen).toContain('admin')
    await expect(signOut()).rejects.toThrow()
    expect(seen.at(-1)).toBe('anonymous')
    expect(readAdminSession()).toBeNull()
    stop()
    stopRefusing()
  })

  it('stays signed in while it is used', async () => {
    await signedInBackend()
    expect((await firstValue(subscribeSession)).status).toBe('admin')
  })

  it('is signed out at once when its account is no administrator', async () => {
    const uid = await signedInBackend()
    await signOut()
    await owner.remove(`admins/${uid}`)
    expectConsole(/session.signIn failed/)
    await expect(signIn(ADMIN.email, ADMIN.password)).rejects.toThrow('no document in admins')
    expect((await auth()).currentUser).toBeNull()
    expect(readAdminSession()).toBeNull()
  })
})

it('the e-mail that resets a password is written in Arabic', async () => {
  expect((await auth()).languageCode).toBe('ar')
})

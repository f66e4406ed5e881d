import { disableNetwork, enableNetwork } from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import { loadAuth } from '../../src/data/client/auth'
import { loadFirestore } from '../../src/data/client/firebase'
import {
  clearKeptSession,
  extendKeptSession,
  readKeptSession,
  startKeptSession,
  type SessionEndReason,
} from '../../src/data/session/kept-session'
import { readLastSignIn, signIn, signOut, subscribeSession } from '../../src/data/session/session'
import { cleanDirectorTexts } from '../../src/data/store/director'
import { INACTIVITY_MS, SIGN_IN_MARGIN_MS, SIGN_IN_MS } from '../../src/limits'
import { expectConsole } from '../helpers/console'
import { ADMIN, owner } from '../helpers/emulator/backend'
import { firstValue, otherDevice, signedInBackend } from '../helpers/emulator/sdk'

const DIRECTOR = { name: 'n', titles: [], credentials: [], highlights: [] }

describe('a signed-in browser', () => {
  it('a sign-in stores its session before anybody sees the user', async () => {
    await signedInBackend()
    await signOut()
    const seen: boolean[] = []
    const stop = (await loadAuth()).auth.onAuthStateChanged(
      (user) => user && seen.push(readKeptSession() !== null),
    )
    await signIn(ADMIN.email, ADMIN.password)
    stop()
    expect(seen).toEqual([true])
  })

  it('a sign-in needs no connection of the Firestore SDK, which may be slow to come', async () => {
    await signedInBackend()
    await signOut()
    const { db } = await loadFirestore()
    await disableNetwork(db)
    try {
      expect(await signIn(ADMIN.email, ADMIN.password)).toMatchObject({ email: ADMIN.email })
    } finally {
      await enableNetwork(db)
    }
  })

  const user = { uid: 'u', email: ADMIN.email }
  /** An active session whose password was given 12 hours ago. */
  function signedInLongAgo() {
    const age = SIGN_IN_MS - SIGN_IN_MARGIN_MS
    startKeptSession(user, Date.now() - age)
    for (let ago = age; ago > 0; ago -= INACTIVITY_MS / 2) extendKeptSession(Date.now() - ago)
  }
  // tests/unit/data/session/kept-session.test.tsx shows when a session has ended.
  it.each<[string, () => void, SessionEndReason]>([
    ['has no session', clearKeptSession, 'elsewhere'],
    ['was signed in 12 hours ago', signedInLongAgo, 'age'],
  ])('a browser is signed out when it %s', async (_, change, endReason) => {
    await signedInBackend()
    change()
    expect(await firstValue(subscribeSession)).toEqual({ status: 'anonymous', endReason })
    await expect.poll(async () => (await loadAuth()).auth.currentUser).toBeNull()
  })

  it('a session ends here even if the provider does not forget the user', async () => {
    expectConsole(/session.signOut failed/)
    await signedInBackend()
    const stopRefusing = (await loadAuth()).auth.beforeAuthStateChanged((user) => {
      if (!user) throw new Error('refused by the test')
    })
    const seen: string[] = []
    const stop = subscribeSession({
      next: ({ status }) => void seen.push(status),
      error: () => undefined,
    })
    await expect.poll(() => seen).toContain('admin')
    await expect(signOut()).rejects.toThrow()
    expect(seen.at(-1)).toBe('anonymous')
    expect(readKeptSession()).toBeNull()
    stop()
    stopRefusing()
  })

  // Requirement 6; contradiction 6
  it('a browser is signed out at once when its account is no administrator', async () => {
    const uid = await signedInBackend()
    await signOut()
    await owner.delete(`admins/${uid}`)
    expectConsole(/session.signIn failed/)
    await expect(signIn(ADMIN.email, ADMIN.password)).rejects.toThrow('no document in admins')
    expect((await loadAuth()).auth.currentUser).toBeNull()
    expect(readKeptSession()).toBeNull()
  })
})

it('a direction mark before the e-mail address does not keep anybody out', async () => {
  const uid = await signedInBackend()
  await signOut()
  const admin = await signIn(`\u200f ${ADMIN.email}\u00a0`, ADMIN.password)
  expect(admin.uid).toBe(uid)
})

/** The times of sign-ins are in whole seconds. */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1_000))

it('a sign-out everywhere ends the session of every device, and a new sign-in goes on', async () => {
  await signedInBackend()
  const laptop = await otherDevice()
  await nextSecond()
  const states: unknown[] = []
  const stop = subscribeSession({
    next: (state) => void states.push(state),
    error: () => undefined,
  })
  await expect.poll(() => states.at(-1)).toMatchObject({ status: 'admin' })
  await laptop.signOutEverywhere()
  await expect.poll(() => states.at(-1)).toEqual({ status: 'anonymous', endReason: 'everywhere' })
  expect((await loadAuth()).auth.currentUser).toBeNull()
  await expect(laptop.saveDirectorTexts(null, cleanDirectorTexts(DIRECTOR))).rejects.toMatchObject({
    code: 'permission-denied',
  })
  await signIn(ADMIN.email, ADMIN.password)
  await expect.poll(() => states.at(-1)).toMatchObject({ status: 'admin' })
  expect(await firstValue(subscribeSession)).toMatchObject({ status: 'admin' })
  stop()
})

it('a session loads from the sign-in until the right of the account is read', async () => {
  await signedInBackend()
  await signOut()
  const statuses: string[] = []
  const stop = subscribeSession({
    next: ({ status }) => void statuses.push(status),
    error: () => undefined,
  })
  await expect.poll(() => statuses).toEqual(['anonymous'])
  await signIn(ADMIN.email, ADMIN.password)
  await expect.poll(() => statuses).toEqual(['anonymous', 'loading', 'admin'])
  stop()
})

/** Holds the token of the signed-in user back. */
async function holdToken() {
  const { currentUser } = (await loadAuth()).auth
  if (!currentUser) throw new Error('Nobody is signed in')
  const read = currentUser.getIdTokenResult.bind(currentUser)
  const asked: (() => void)[] = []
  currentUser.getIdTokenResult = async (...options) => {
    await new Promise<void>((resolve) => asked.push(resolve))
    return read(...options)
  }
  return { asked, release: () => asked.forEach((resolve) => resolve()) }
}

describe('a token that is read late', () => {
  /** The states that a session reports: while it waits for its token, and once it has it. */
  async function followSession() {
    const uid = await signedInBackend()
    await owner.put(`admins/${uid}`, { validSince: new Date(0) })
    const { asked, release } = await holdToken()
    const statuses: string[] = []
    const stop = subscribeSession({
      next: ({ status }) => void statuses.push(status),
      error: () => undefined,
    })
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    return { uid, statuses, stop, release }
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve))

  it('a token that is read after a sign-out brings no session back', async () => {
    const { statuses, stop, release } = await followSession()
    await signOut()
    release()
    await settled()
    expect(statuses.at(-1)).toBe('anonymous')
    stop()
  })

  it('a token that is read after the right was taken away brings no session back', async () => {
    const { uid, statuses, stop, release } = await followSession()
    await owner.delete(`admins/${uid}`)
    await expect.poll(() => statuses.at(-1)).toBe('forbidden')
    release()
    await settled()
    expect(statuses.at(-1)).toBe('forbidden')
    stop()
  })
})

it('the last sign-in is that of any device', async () => {
  await signedInBackend()
  const firstSignIn = await readLastSignIn()
  // The account has whole seconds.
  await expect
    .poll(async () => {
      await otherDevice()
      return Number(await readLastSignIn()) > Number(firstSignIn)
    })
    .toBe(true)
})

it('the e-mail that resets a password is written in Arabic', async () => {
  expect((await loadAuth()).auth.languageCode).toBe('ar')
})

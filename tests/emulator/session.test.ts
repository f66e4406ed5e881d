import { beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '../../src/data/errors'
import { auth } from '../../src/data/firebase'
import { changePassword, reauthenticate, signIn, signOut } from '../../src/data/session'
import { expectConsole } from '../console'
import { ADMIN } from './backend'
import { signedInBackend } from './sdk'

const NEXT = 'another-long-password'
const codeOfFailure = (work: Promise<unknown>) => work.then(() => 'no failure', codeOf)

describe('giving the password again', () => {
  const authTime = async () => {
    const token = await (await auth()).currentUser?.getIdTokenResult()
    return Date.parse(token?.authTime ?? '')
  }

  it('makes a token with a new time of sign-in', async () => {
    await signedInBackend()
    const before = await authTime()
    // The time of sign-in has seconds.
    await expect.poll(() => Date.now(), { timeout: 2_000 }).toBeGreaterThan(before + 1_000)
    await reauthenticate(ADMIN.password)
    expect(await authTime()).toBeGreaterThan(before)
  })

  it('refuses another password and keeps the session', async () => {
    expectConsole(/session.reauthenticate failed/)
    await signedInBackend()
    expect(await codeOfFailure(reauthenticate('not-the-password'))).toMatch(/invalid-credential|wrong-password/)
    expect((await auth()).currentUser?.email).toBe(ADMIN.email)
  })
})

describe('changing the password', () => {
  beforeEach(async () => {
    await signedInBackend()
  })

  it('asks for the present one', async () => {
    expectConsole(/session.changePassword failed/)
    expect(await codeOfFailure(changePassword('not-the-password', NEXT))).toMatch(/invalid-credential|wrong-password/)
    await signOut()
    expect((await signIn(ADMIN.email, ADMIN.password)).email).toBe(ADMIN.email)
  })

  it('ends the old one', async () => {
    expectConsole(/session.signIn failed/)
    await changePassword(ADMIN.password, NEXT)
    await signOut()
    expect(await codeOfFailure(signIn(ADMIN.email, ADMIN.password))).toMatch(/invalid-credential|wrong-password/)
    expect((await signIn(ADMIN.email, NEXT)).email).toBe(ADMIN.email)
  })

  it('refuses a password that the provider finds too short', async () => {
    expectConsole(/session.changePassword failed/)
    expect(await codeOfFailure(changePassword(ADMIN.password, '12345'))).toBe('weak-password')
  })
})

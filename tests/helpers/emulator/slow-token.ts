import { expect, vi } from 'vitest'
import { loadAuth } from '../../../src/data/client/auth'
import { SAVE_TIMEOUT_MS } from '../../../src/limits'
import { deferred } from '../deferred'

/** Makes the next request for the token of the signed-in user wait until it is released. */
export async function slowToken() {
  const user = (await loadAuth()).auth.currentUser
  if (!user) throw new Error('Nobody is signed in')
  const asked = deferred()
  const gate = deferred()
  const token = await user.getIdTokenResult()
  vi.spyOn(user, 'getIdTokenResult').mockImplementationOnce(async () => {
    asked.resolve()
    await gate.promise
    return token
  })
  return {
    isAsked: asked.promise,
    release: async () => {
      gate.resolve()
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

/** Lets the time limit of the next write pass at once. */
export function endTimeLimit() {
  const { setTimeout } = globalThis
  const spy = vi.spyOn(globalThis, 'setTimeout')
  spy.mockImplementation(((call: () => void, ms: number) => {
    if (ms !== SAVE_TIMEOUT_MS) return setTimeout(call, ms)
    spy.mockRestore()
    return setTimeout(call)
  }) as typeof setTimeout)
}

/** Lets the write that waits for the token go on until it is stopped. */
export async function releaseUntilStopped(token: Awaited<ReturnType<typeof slowToken>>) {
  const { results } = vi.spyOn(AbortSignal.prototype, 'throwIfAborted').mock
  await token.release()
  await expect.poll(() => results.map(({ type }) => type)).toContain('throw')
}

import { vi } from 'vitest'
import { loadAuth } from '../../../src/data/client/auth'
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

import { vi } from 'vitest'
import { deferred } from '../deferred'

/** Holds the first request whose body matches, until it is released. */
export function heldFetch(body: RegExp) {
  const asked = deferred()
  const gate = deferred()
  const { fetch } = globalThis
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    if (body.test(JSON.stringify(request[1]?.body))) {
      spy.mockRestore()
      asked.resolve()
      await gate.promise
    }
    return fetch(...request)
  })
  return { isAsked: asked.promise, release: () => gate.resolve() }
}

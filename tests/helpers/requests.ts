import { setImmediate } from 'node:timers/promises'

/** Replaces the `fetch` of Node by one that resolves after the whole body has arrived; returns what is under way. */
function watchFetch(): Set<Promise<unknown>> {
  const requests = new Set<Promise<unknown>>()
  const { fetch } = globalThis
  globalThis.fetch = (...request) => {
    const answer = fetch(...request).then(async (response) => {
      const body = await response.arrayBuffer()
      return new Response(body.byteLength > 0 ? body : null, response)
    })
    const settled: Promise<unknown> = answer.catch(() => {}).then(() => requests.delete(settled))
    requests.add(settled)
    return answer
  }
  return requests
}

// The SDK keeps the first `fetch` of its process, which outlives this module where files begin with new modules.
const ofProcess = globalThis as { requestsUnderWay?: Set<Promise<unknown>> }
ofProcess.requestsUnderWay ??= watchFetch()
const underWay = ofProcess.requestsUnderWay

/** Waits for the answers to all requests, and to those that follow an answer. */
export async function requestsToEnd(): Promise<void> {
  do {
    await Promise.all(underWay)
    await setImmediate()
  } while (underWay.size > 0)
}

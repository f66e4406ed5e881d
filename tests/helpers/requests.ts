import { setImmediate } from 'node:timers/promises'

const underWay = new Set<Promise<unknown>>()

const { fetch } = globalThis
/** Like the `fetch` of Node, but it resolves after the whole body has arrived. */
globalThis.fetch = (...request) => {
  const answer = fetch(...request).then(async (response) => {
    const body = await response.arrayBuffer()
    return new Response(body.byteLength > 0 ? body : null, response)
  })
  const settled: Promise<unknown> = answer.catch(() => {}).then(() => underWay.delete(settled))
  underWay.add(settled)
  return answer
}

/** Waits for the answers to all requests, and to those that follow an answer. */
export async function requestsToEnd(): Promise<void> {
  do {
    await Promise.all(underWay)
    await setImmediate()
  } while (underWay.size > 0)
}

import type { Page } from '@playwright/test'
import { FIRESTORE } from './fixtures'

/**
 * Counts what a page receives from Firestore, including live streams: documents and counts of a collection (each is one
 * read of the free quota), and bytes before compression.
 */
export async function firestoreMeter(page: Page) {
  const session = await page.context().newCDPSession(page)
  const bodies = new Map<string, Buffer[]>()
  const streamed = new Set<string>()
  const decoded = (base64: string) => Buffer.from(base64, 'base64')
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).host !== FIRESTORE) return
    bodies.set(requestId, [])
    // `streamResourceContent` returns the bytes that arrived earlier. A finished request is read below.
    void session.send('Network.streamResourceContent', { requestId }).then(
      ({ bufferedData }) => {
        streamed.add(requestId)
        bodies.get(requestId)?.unshift(decoded(bufferedData))
      },
      () => undefined,
    )
  })
  session.on('Network.dataReceived', ({ requestId, data }) => data && bodies.get(requestId)?.push(decoded(data)))
  const readBody = async (requestId: string) => {
    if (!bodies.has(requestId) || streamed.has(requestId)) return
    const { body, base64Encoded } = await session
      .send('Network.getResponseBody', { requestId })
      .catch(() => ({ body: '', base64Encoded: false }))
    bodies.get(requestId)?.push(base64Encoded ? decoded(body) : Buffer.from(body))
  }
  session.on('Network.loadingFinished', ({ requestId }) => void readBody(requestId))
  await session.send('Network.enable')
  const all = () => [...bodies.values()].map((parts) => Buffer.concat(parts))
  const bytes = () => all().reduce((sum, body) => sum + body.length, 0)
  return {
    documents: () =>
      all().reduce(
        (sum, body) =>
          sum + (body.toString().match(/"name":\s*"projects\/[^"]+\/documents\/|"aggregateFields"/g)?.length ?? 0),
        0,
      ),
    bytes,
    /** Resolves when no bytes have arrived for half a second. */
    async settled(): Promise<void> {
      for (let before = -1; before !== bytes();) {
        before = bytes()
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
    },
    /** Resets the counts; open streams continue to count. */
    reset: () => bodies.forEach((_, id) => bodies.set(id, [])),
    /** Clears the browser's storage and cache. */
    async forget(origin: string): Promise<void> {
      await page.goto('about:blank')
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
      await session.send('Network.clearBrowserCache')
      bodies.clear()
    },
  }
}

/** Hides or shows the tab. */
export const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true })
    Object.defineProperty(document, 'visibilityState', { value: value ? 'hidden' : 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

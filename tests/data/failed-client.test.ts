import { disableNetwork } from 'firebase/firestore'
import { afterEach, expect, it, vi } from 'vitest'
import { loadFirestore } from '../../src/data/client/firebase'

vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => vi.unstubAllGlobals())

/** The SDK's own queue, in which an internal assertion such as `ca9` throws. */
type Inside = { _queue: { enqueue: (work: () => Promise<never>) => Promise<never> } }

it('a client that fails inside loads the page again', async () => {
  const { db } = await loadFirestore()
  // Its stream, which nobody can close afterwards, throws on every further message, outside of any test.
  await disableNetwork(db)
  const reload = vi.fn()
  const stored = new Map<string, string>()
  vi.stubGlobal('document', {})
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  const work = () =>
    Promise.reject(new Error('FIRESTORE INTERNAL ASSERTION FAILED: Unexpected state (ID: ca9)'))
  await expect((db as unknown as Inside)._queue.enqueue(work)).rejects.toThrow('ca9')
  await expect.poll(() => reload.mock.calls.length).toBe(1)
})

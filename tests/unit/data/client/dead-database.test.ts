import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hideDeadDatabase } from '../../../../src/data/client/dead-database'

type Request = { onsuccess?: () => void; onerror?: () => void; result: { close: () => void } }

/** A request to open a database, which is answered after this many milliseconds. */
const opening = (answer?: 'onsuccess' | 'onerror', milliseconds = 0) => {
  const request: Request = { result: { close: () => undefined } }
  if (answer) setTimeout(() => request[answer]?.(), milliseconds)
  return request
}
const forbidden = () => {
  throw new DOMException('forbidden', 'SecurityError')
}

const deleted: string[] = []
const databases = (open: () => Request) => ({
  open,
  deleteDatabase: (name: string) => deleted.push(name),
})
const give = (value: unknown, configurable = true) =>
  Object.defineProperty(globalThis, 'indexedDB', { value, configurable })

/** True when the page keeps the database of the browser. */
async function isKept(): Promise<boolean> {
  const tried = hideDeadDatabase()
  await vi.advanceTimersByTimeAsync(60_000)
  await tried
  return Boolean(Reflect.get(globalThis, 'indexedDB'))
}

beforeEach(() => {
  vi.useFakeTimers()
  deleted.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(globalThis, 'indexedDB')
})

it.each([
  ['answers after half a second', () => opening('onsuccess', 500)],
  ['refuses, as in a private window', () => opening('onerror')],
])('a database that %s is kept', async (_, open) => {
  give(databases(open))
  expect(await isKept()).toBe(true)
})

it.each([
  ['never answers', () => opening()],
  ['refuses when nobody waits any more', () => opening('onerror', 59_000)],
  ['is forbidden', forbidden],
])('a database that %s is hidden from the SDK', async (_, open) => {
  give(databases(open))
  expect(await isKept()).toBe(false)
})

it('the trial of a database that answers too late is removed without an error', async () => {
  give(databases(() => opening('onsuccess', 59_000)))
  expect(await isKept()).toBe(false)
  expect(deleted).toEqual(['probe'])
})

it.each([undefined, null])('a browser whose database is %s starts', async (value) => {
  give(value)
  expect(await isKept()).toBe(false)
})

// The last test, because nothing can take it back.
it('the app starts when an extension has frozen indexedDB', async () => {
  give(null, false)
  expect(await isKept()).toBe(false)
})

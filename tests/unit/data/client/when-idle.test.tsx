import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenIdle } from '../../../../src/data/client/when-idle'

let readyState: DocumentReadyState

beforeEach(() => {
  vi.useFakeTimers()
  readyState = 'complete'
  Object.defineProperty(document, 'readyState', { get: () => readyState, configurable: true })
})
afterEach(() => {
  Reflect.deleteProperty(document, 'readyState')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** True when the promise has resolved after these acts. */
async function isIdleAfter(idle: Promise<void>, ...acts: (() => void)[]): Promise<boolean> {
  let isIdle = false
  void idle.then(() => {
    isIdle = true
  })
  for (const act of acts) act()
  await vi.advanceTimersByTimeAsync(0)
  return isIdle
}
const load = () => void dispatchEvent(new Event('load'))

it('a page that still loads is not idle, and waits for an idle moment once it has loaded', async () => {
  const idleMoments: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idleMoments.push(callback))
  readyState = 'interactive'
  const idle = whenIdle()
  expect(await isIdleAfter(idle)).toBe(false)
  expect(idleMoments).toHaveLength(0)
  expect(await isIdleAfter(idle, load)).toBe(false)
  expect(await isIdleAfter(idle, () => idleMoments[0]?.())).toBe(true)
})

it.each(['pointerdown', 'keydown', 'scroll', 'touchstart'])(
  'the first %s of the visitor ends the wait, before the page has loaded',
  async (name) => {
    vi.stubGlobal('requestIdleCallback', () => 0)
    readyState = 'interactive'
    const idle = whenIdle()
    expect(await isIdleAfter(idle)).toBe(false)
    expect(await isIdleAfter(idle, () => void dispatchEvent(new Event(name)))).toBe(true)
  },
)

it('a browser that knows no idle moment waits a little after the load', async () => {
  const idle = whenIdle()
  expect(await isIdleAfter(idle)).toBe(false)
  await vi.advanceTimersByTimeAsync(300)
  expect(await isIdleAfter(idle)).toBe(true)
})

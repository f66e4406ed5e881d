import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let page = new EventTarget()
const reload = vi.fn()
const stored = new Map<string, string>()
const missChunk = () => page.dispatchEvent(new Event('vite:preloadError'))

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2024-06-02T10:00:00Z') })
  page = new EventTarget()
  reload.mockClear()
  stored.clear()
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

afterEach(() => {
  vi.resetModules()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a missing chunk reloads the page once in half a minute, and only online (P17)', async () => {
  const { reloadWhenReleased } = await import('../../src/lib/fresh-release')
  reloadWhenReleased()
  vi.stubGlobal('navigator', { onLine: false })
  missChunk()
  expect(reload).toHaveBeenCalledTimes(0)
  vi.stubGlobal('navigator', { onLine: true })
  missChunk()
  expect(reload).toHaveBeenCalledTimes(1)
  // The new page misses it too: a second reload would never end.
  vi.advanceTimersByTime(29_999)
  missChunk()
  expect(reload).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  missChunk()
  expect(reload).toHaveBeenCalledTimes(2)
})

it('a missing chunk does not reload a page that cannot record it (P23)', async () => {
  const refuse = () => {
    throw new DOMException('limited by the test', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: refuse })
  const { reloadWhenReleased } = await import('../../src/lib/fresh-release')
  reloadWhenReleased()
  missChunk()
  missChunk()
  expect(reload).not.toHaveBeenCalled()
})

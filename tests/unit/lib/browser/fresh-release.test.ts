import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let page = new EventTarget()
const reload = vi.fn()
const fetchMock = vi.fn<typeof fetch>()
/** A page of the site, with this entry script. */
const pageWith = (entry: string) =>
  new Response(`<script type="module" crossorigin src="${entry}"></script>`)
const stored = new Map<string, string>()
async function missChunk() {
  page.dispatchEvent(new Event('vite:preloadError'))
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2024-06-02T10:00:00Z') })
  page = new EventTarget()
  reload.mockClear()
  fetchMock.mockReset().mockImplementation(() => Promise.resolve(pageWith('/assets/index-new.js')))
  stored.clear()
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('document', {
    querySelector: () => ({ getAttribute: () => '/assets/index-old.js' }),
  })
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page that has just been opened: the module remembers its reload. */
async function openPage() {
  vi.resetModules()
  const { reloadWhenReleased, unlessReloading } =
    await import('../../../../src/lib/browser/fresh-release')
  reloadWhenReleased()
  return unlessReloading
}

it('a missing chunk reloads the page at most once in 30 seconds', async () => {
  const unlessReloading = await openPage()
  await missChunk()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(fetchMock.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal)
  // The new page misses it too: a second reload would never end.
  await vi.advanceTimersByTimeAsync(29_999)
  await missChunk()
  await expect(unlessReloading(Promise.reject(new Error('the chunk')))).rejects.toThrow('the chunk')
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(reload).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  await missChunk()
  expect(reload).toHaveBeenCalledTimes(2)
})

it.each<[string, () => Promise<Response>]>([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has no other release', async () => pageWith('/assets/index-old.js')],
  ['answers with an error', async () => new Response('Service Unavailable', { status: 503 })],
])(
  'a missing chunk reloads nothing while the server %s, and something at the next try',
  async (_, answer) => {
    const unlessReloading = await openPage()
    fetchMock.mockImplementationOnce(answer)
    const loading = unlessReloading(Promise.reject(new Error('the chunk')))
    await Promise.all([expect(loading).rejects.toThrow('the chunk'), missChunk()])
    expect(reload).not.toHaveBeenCalled()
    await missChunk()
    expect(reload).toHaveBeenCalledTimes(1)
  },
)

it.each([
  ['again', 200, 1],
  ['not', 404, 0],
])(
  'a chunk that the cache calls missing reloads the page where it is %s there',
  async (_, status, times) => {
    await openPage()
    fetchMock.mockImplementation(async (address, { cache } = {}) => {
      if (address === '/') return pageWith('/assets/index-old.js')
      return new Response('', { status: cache === 'reload' ? status : 404 })
    })
    const payload = new TypeError(
      'Failed to fetch: https://site.example/assets/about-page-1a_2b.js',
    )
    page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
    await vi.advanceTimersByTimeAsync(0)
    expect(fetchMock).toHaveBeenLastCalledWith('/assets/about-page-1a_2b.js', { cache: 'reload' })
    expect(reload).toHaveBeenCalledTimes(times)
  },
)

it('a chunk that the cache has does not reload the page', async () => {
  await openPage()
  fetchMock.mockImplementation(async () => pageWith('/assets/index-old.js'))
  const payload = new TypeError('Failed to fetch: https://site.example/assets/about-page-1a_2b.js')
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  await vi.advanceTimersByTimeAsync(0)
  expect(fetchMock).toHaveBeenLastCalledWith('/assets/about-page-1a_2b.js')
  expect(reload).not.toHaveBeenCalled()
})

it('an error waits while the page reloads', async () => {
  const unlessReloading = await openPage()
  await missChunk()
  let isThrown = false
  const loading = unlessReloading(Promise.reject(new Error('the chunk'))).catch(() => {
    isThrown = true
  })
  await vi.advanceTimersByTimeAsync(9_000)
  expect(isThrown).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  await loading
  expect(isThrown).toBe(true)
})

it.each([
  ['does not reload a page that is left', false, 0],
  ['reloads a page that its visitor has not left', true, 1],
])('a missing chunk %s', async (_, isKept, times) => {
  await openPage()
  const leave = new Event('beforeunload', { cancelable: true })
  // Unsaved changes ask first.
  if (isKept) leave.preventDefault()
  page.dispatchEvent(leave)
  await missChunk()
  await missChunk()
  expect(reload).toHaveBeenCalledTimes(times)
})

it('a chunk that fails after a second press on a link does not reload the page', async () => {
  await openPage()
  page.dispatchEvent(new Event('beforeunload'))
  await vi.advanceTimersByTimeAsync(9_000)
  page.dispatchEvent(new Event('beforeunload'))
  await vi.advanceTimersByTimeAsync(9_000)
  await missChunk()
  expect(reload).not.toHaveBeenCalled()
})

it('a missing chunk does not reload a page that cannot record it', async () => {
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  await openPage()
  await missChunk()
  expect(fetchMock).toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

it('a failure that nothing recovers from reloads the page once in an hour', async () => {
  const fail = async () => {
    await openPage()
    const { reloadAfterFailure } = await import('../../../../src/lib/browser/fresh-release')
    reloadAfterFailure()
    await vi.advanceTimersByTimeAsync(0)
  }
  await fail()
  expect(reload).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3_599_999)
  await fail()
  expect(reload).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  await fail()
  expect(reload).toHaveBeenCalledTimes(2)
})

it('a failure does not reload a page whose server does not answer', async () => {
  await openPage()
  fetchMock.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
  const { reloadAfterFailure } = await import('../../../../src/lib/browser/fresh-release')
  reloadAfterFailure()
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).not.toHaveBeenCalled()
})

it('a failure does not reload a page that is left', async () => {
  await openPage()
  page.dispatchEvent(new Event('beforeunload'))
  const { reloadAfterFailure } = await import('../../../../src/lib/browser/fresh-release')
  reloadAfterFailure()
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).not.toHaveBeenCalled()
})

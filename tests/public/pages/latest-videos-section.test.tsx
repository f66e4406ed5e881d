import { act, fireEvent, screen } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { encodeFields } from '../../../scripts/firebase/values.mjs'
import { bundledVideos } from '../../../src/bundled/videos'
import { bundledBadge } from '../../../src/copy/bundled-videos'
import { latestVideos } from '../../../src/copy/latest-videos'
import { VIDEOS_EVENT } from '../../../src/fixed-names'
import { FIRST_ANSWER_MS, VIDEO_REFRESH_MS } from '../../../src/limits'
import type { LatestVideosSection } from '../../../src/pages/home/latest-videos-section'
import { consoleLines, expectConsole } from '../../helpers/console'
import { configureProject, leaveProject } from '../../helpers/public/project'
import { renderAt, renderUi, setHidden } from '../../helpers/render'

const fetch = vi.fn<typeof globalThis.fetch>()
let Section: typeof LatestVideosSection

beforeAll(async () => {
  configureProject()
  Section = (await import('../../../src/pages/home/latest-videos-section')).LatestVideosSection
})
afterAll(leaveProject)
beforeEach(() => {
  vi.stubGlobal('fetch', fetch)
  vi.useFakeTimers()
})
afterEach(() => {
  setHidden(false)
  fetch.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const NAME = 'projects/p/databases/(default)/documents/videos/main-videos'

/** Makes Firestore's REST interface answer a batch request for the document of videos. */
const store = (...titles: string[]) => {
  const [url, createdAt] = ['https://youtu.be/aqz-KE-bpKQ', '2024-01-01T00:00:00.000Z']
  const videos = titles.map((title, index) => ({
    id: title,
    title,
    url,
    createdAt,
    order: index + 1,
  }))
  const found = { name: NAME, fields: encodeFields({ videos }) }
  fetch.mockImplementation(async () =>
    Response.json([titles.length > 0 ? { found } : { missing: NAME }]),
  )
}
/** Ends with its request. */
const unanswered: typeof globalThis.fetch = (_, init) =>
  new Promise((_, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
  )
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
const open = async () => {
  const page = renderUi(<Section />)
  await pass(0)
  return page
}
const shown = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)

function Address() {
  const { pathname, search } = useLocation()
  return pathname + search
}

describe('the latest videos of a configured project', () => {
  // Requirements 39, 41; contradiction 54
  it('the three latest videos are read again every 30 s', async () => {
    store('one')
    await open()
    expect(shown()).toEqual(['one'])
    store('one', 'two', 'three', 'four')
    await pass(VIDEO_REFRESH_MS - 1)
    expect(fetch).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(shown()).toEqual(['four', 'three', 'two'])
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('the latest videos are not read while the page is hidden, and at once when it shows again', async () => {
    store('one')
    await open()
    setHidden(true)
    await pass(10 * 60_000)
    expect(fetch).toHaveBeenCalledTimes(1)
    store('five')
    setHidden(false)
    await pass(0)
    expect(shown()).toEqual(['five'])
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('the latest videos are read no longer once the page is left', async () => {
    store('one')
    const close = vi.spyOn(BroadcastChannel.prototype, 'close')
    const { unmount } = await open()
    expect(vi.getTimerCount()).toBeGreaterThan(0)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
    expect(close, 'the messages of other tabs').toHaveBeenCalledTimes(1)
    close.mockRestore()
  })

  it('the latest videos are those of the newest read, although an older one answers later', async () => {
    let answerLate: () => void = () => undefined
    store('one')
    const older = fetch.getMockImplementation()
    fetch.mockImplementationOnce(async (...request) => {
      await new Promise<void>((resolve) => {
        answerLate = resolve
      })
      return older?.(...request) as Promise<Response>
    })
    await open()
    store('two')
    window.dispatchEvent(new Event(VIDEOS_EVENT))
    await pass(0)
    answerLate()
    await pass(0)
    expect(shown()).toEqual(['two'])
    // One that ends with the read that replaces it is no failure.
    fetch.mockImplementationOnce(unanswered)
    for (let time = 1; time <= 2; time += 1) window.dispatchEvent(new Event(VIDEOS_EVENT))
    await pass(0)
    expect(consoleLines()).toEqual([])
  })

  // Requirement 41; contradiction 19
  it('the latest videos are read again after an event here and a message of another tab', async () => {
    store('one')
    await open()
    store('two')
    window.dispatchEvent(new Event(VIDEOS_EVENT))
    await pass(0)
    expect(shown()).toEqual(['two'])
    store('three')
    const other = new BroadcastChannel(VIDEOS_EVENT)
    other.postMessage(null)
    vi.useRealTimers()
    await expect.poll(shown).toEqual(['three'])
    other.close()
  })

  it('an open video stays open when it leaves the list of the latest ones', async () => {
    store('one')
    await open()
    fireEvent.click(screen.getByRole('link', { name: 'one' }))
    vi.useRealTimers()
    expect(await screen.findByRole('dialog', { name: 'one' })).toBeVisible()
    store('two')
    window.dispatchEvent(new Event(VIDEOS_EVENT))
    expect(await screen.findByRole('link', { name: 'two', hidden: true })).toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: 'one' })).toBeVisible()
  })

  it('the link of a video that is no longer one of the latest leads to the page of videos', async () => {
    vi.useRealTimers()
    store('one', 'two', 'three', 'four')
    renderAt(
      '/?v=one',
      <Routes>
        <Route path="/" element={<Section />} />
        <Route path="*" element={<Address />} />
      </Routes>,
    )
    expect(await screen.findByText('/videos?v=one')).toBeInTheDocument()
  })

  // Requirement 41
  it('the latest videos stay when a later read fails, and are read again', async () => {
    expectConsole(new RegExp(latestVideos.failed))
    store('one')
    await open()
    fetch.mockRejectedValue(new TypeError('Failed to fetch'))
    await pass(VIDEO_REFRESH_MS)
    expect(consoleLines('error')).toHaveLength(1)
    expect(shown()).toEqual(['one'])
    store('two')
    await pass(VIDEO_REFRESH_MS)
    expect(shown()).toEqual(['two'])
  })

  // Requirement 43
  it('the latest videos are three bundled ones while none is stored', async () => {
    store()
    await open()
    expect(shown()).toEqual(bundledVideos.map(({ title }) => title))
    expect(screen.getAllByText(bundledBadge)).toHaveLength(3)
  })

  // Requirement 44
  it('the latest videos are one bundled after 8 s without an answer, until a later read succeeds', async () => {
    expectConsole(/تعذّر تحميل أحدث الفيديوهات/)
    fetch.mockImplementation(unanswered)
    await open()
    expect(screen.getByRole('status')).toHaveTextContent(latestVideos.loading)
    await pass(FIRST_ANSWER_MS)
    expect(shown()).toEqual([bundledVideos[0]?.title])
    expect(screen.getByRole('status')).toHaveTextContent(latestVideos.offline)
    store('one')
    await pass(VIDEO_REFRESH_MS)
    expect(shown()).toEqual(['one'])
  })
})

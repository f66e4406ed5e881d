import { act, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { latestVideos as copy } from '../../src/copy/latest-videos'
import { sampleBadge, sampleVideos } from '../../src/copy/sample-videos'
import { FIRST_ANSWER_MS, VIDEO_REFRESH_MS, VIDEOS_EVENT } from '../../src/limits'
import type { LatestVideosSection } from '../../src/pages/home/latest-videos-section'
import { consoleLines, expectConsole } from '../console'

const fetch = vi.fn<typeof globalThis.fetch>()

let Section: typeof LatestVideosSection
beforeAll(async () => {
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'speech-centre-4f2a1')
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'key')
  // The settings of the project are read when a module is loaded.
  vi.resetModules()
  Section = (await import('../../src/pages/home/latest-videos-section')).LatestVideosSection
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

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

/** The answer of Firestore's REST interface to a batch request for one document. */
const answer = (...titles: string[]) =>
  titles.length === 0
    ? [{ missing: 'videos/main-videos' }]
    : [
        {
          found: {
            name: 'projects/p/databases/(default)/documents/videos/main-videos',
            fields: { videos: { arrayValue: { values: titles.map((title, index) => video(title, index)) } } },
          },
        },
      ]
const video = (title: string, index: number) => ({
  mapValue: {
    fields: {
      id: { stringValue: title },
      title: { stringValue: title },
      url: { stringValue: 'https://youtu.be/aqz-KE-bpKQ' },
      createdAt: { stringValue: '2024-01-01T00:00:00.000Z' },
      order: { integerValue: String(index + 1) },
    },
  },
})
const store = (...titles: string[]) => fetch.mockImplementation(async () => Response.json(answer(...titles)))

async function openSection() {
  render(
    <MemoryRouter>
      <Section />
    </MemoryRouter>,
  )
  await pass(0)
}
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
const shown = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)

function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('the latest videos of a configured project', () => {
  it('are read again every 30 s (41)', async () => {
    store('one')
    await openSection()
    expect(shown()).toEqual(['one'])
    store('one', 'two')
    await pass(VIDEO_REFRESH_MS - 1)
    expect(fetch).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(shown()).toEqual(['two', 'one'])
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('are not read while the page is hidden, and at once when it shows again (41, contradiction 54)', async () => {
    store('one')
    await openSection()
    setHidden(true)
    await pass(10 * 60_000)
    expect(fetch).toHaveBeenCalledTimes(1)
    store('two')
    setHidden(false)
    await pass(0)
    expect(shown()).toEqual(['two'])
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('are read again after the event in this window and a message of another tab (41, contradiction 19)', async () => {
    store('one')
    await openSection()
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

  it('stay when a later read fails (41)', async () => {
    expectConsole(new RegExp(copy.failed))
    store('one')
    await openSection()
    fetch.mockRejectedValue(new TypeError('Failed to fetch'))
    await pass(VIDEO_REFRESH_MS)
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(consoleLines('error')).toHaveLength(1)
    expect(shown()).toEqual(['one'])
    expect(screen.queryByText(sampleBadge)).toBeNull()
  })

  it('are three samples while none is stored (43)', async () => {
    store()
    await openSection()
    expect(shown()).toEqual(sampleVideos.map(({ title }) => title))
    expect(screen.getAllByText(sampleBadge)).toHaveLength(3)
  })

  it('are one sample when the first read fails (44)', async () => {
    expectConsole(new RegExp(copy.failed))
    fetch.mockRejectedValue(new TypeError('Failed to fetch'))
    await openSection()
    expect(shown()).toEqual([sampleVideos[0]?.title])
    expect(screen.getByRole('status')).toHaveTextContent(copy.offline)
    expect(consoleLines('error').join()).toContain('تعذّر تحميل أحدث الفيديوهات')
  })

  it('are one sample after at most 8 s without an answer (44, P19)', async () => {
    expectConsole(new RegExp(copy.failed))
    fetch.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
        ),
    )
    await openSection()
    expect(screen.getByRole('status')).toHaveTextContent(copy.loading)
    await pass(FIRST_ANSWER_MS)
    expect(within(screen.getByRole('list')).getAllByText(sampleBadge)).toHaveLength(1)
  })
})

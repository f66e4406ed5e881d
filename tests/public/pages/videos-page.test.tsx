import { act, fireEvent, screen } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { encodeFields } from '../../../scripts/firebase/values.mjs'
import { site } from '../../../src/copy/site'
import { uiWords } from '../../../src/copy/ui'
import { videosWords } from '../../../src/copy/videos'
import type { Video } from '../../../src/data/content/videos'
import { VIDEOS_EVENT } from '../../../src/fixed-names'
import type { VideosPage } from '../../../src/pages/videos/videos-page'
import { paths } from '../../../src/paths'
import { videoAt } from '../../fixtures/videos'
import { expectConsole } from '../../helpers/console'
import { deferred } from '../../helpers/deferred'
import { configureProject, leaveProject } from '../../helpers/public/project'
import { renderAt } from '../../helpers/render'

let Page: typeof VideosPage

beforeAll(async () => {
  configureProject()
  Page = (await import('../../../src/pages/videos/videos-page')).VideosPage
})
afterAll(leaveProject)

const NAME = 'projects/p/databases/(default)/documents/videos/main-videos'
const VIDEO = { id: 'one', title: 'one', url: 'https://youtu.be/aqz-KE-bpKQ', order: 1 }
const FOUND = { name: NAME, fields: encodeFields({ videos: [VIDEO] }) }

/** Opens the page without an answer of the database, which answers from then on. */
async function openFailed() {
  expectConsole(new RegExp(videosWords.failedLog))
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json([{ found: FOUND }]))
  vi.stubGlobal('fetch', fetch.mockRejectedValueOnce(new TypeError('Failed to fetch')))
  onTestFinished(() => void vi.unstubAllGlobals())
  renderAt(paths.videos, <Page />)
  expect(await screen.findByText(videosWords.error.title)).toBeVisible()
  return fetch
}
/** Collects what tells this window, or another tab, that the videos were saved. */
function collectNews(): unknown[] {
  const news: unknown[] = []
  const collect = (event: Event | MessageEvent<unknown>) =>
    news.push('data' in event ? event.data : event)
  const otherTab = new BroadcastChannel(VIDEOS_EVENT)
  otherTab.addEventListener('message', collect)
  window.addEventListener(VIDEOS_EVENT, collect)
  onTestFinished(() => {
    window.removeEventListener(VIDEOS_EVENT, collect)
    otherTab.close()
  })
  return news
}

/** Opens the page at an address, with these videos of the build and this first answer of the database. */
async function openBuilt(at: string, videos: Video[], firstAnswer: () => Promise<Response>) {
  const { nothingBaked, setBaked } = await import('../../../src/data/pages/baked')
  setBaked({ ...nothingBaked, videos })
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json([{ found: FOUND }]))
  vi.stubGlobal('fetch', fetch.mockImplementationOnce(firstAnswer))
  onTestFinished(() => {
    setBaked(nothingBaked)
    vi.unstubAllGlobals()
  })
  renderAt(at, <Page />)
}
const fail = () => Promise.reject(new TypeError('Failed to fetch'))

it('videos of the build that cannot be updated say so, until a retry loads them', async () => {
  expectConsole(new RegExp(videosWords.failedLog))
  await openBuilt(paths.videos, [{ ...videoAt(1, 1), title: 'deleted' }], fail)
  expect(screen.getByRole('link', { name: 'deleted' })).toBeVisible()
  expect(await screen.findByText(uiWords.stale.title)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: uiWords.retry }))
  expect(screen.queryByText(uiWords.stale.title)).toBeNull()
  expect(await screen.findByRole('link', { name: 'one' })).toBeVisible()
})

describe('a video that was added since the build', () => {
  const open = (firstAnswer: () => Promise<Response>) =>
    openBuilt(`${paths.videos}?v=one`, [], firstAnswer)

  it('a video that was added since the build shows that it loads, and opens', async () => {
    const answer = deferred<Response>()
    await open(() => answer.promise)
    expect(screen.getByText(uiWords.loading)).toBeInTheDocument()
    answer.resolve(Response.json([{ found: FOUND }]))
    expect(await screen.findByRole('dialog', { name: 'one' })).toBeVisible()
  })

  it('a video that was added since the build is missed aloud, and a retry opens it', async () => {
    expectConsole(new RegExp(videosWords.failedLog))
    await open(fail)
    expect(await screen.findByRole('dialog', { name: site.linkFailed })).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: uiWords.retry }))
    expect(await screen.findByRole('dialog', { name: 'one' })).toBeVisible()
  })
})

it('a retry shows at once that the videos load', async () => {
  const fetch = await openFailed()
  const answer = deferred<Response>()
  fetch.mockReturnValueOnce(answer.promise)
  fireEvent.click(screen.getByRole('button', { name: uiWords.retry }))
  expect(screen.getByText(videosWords.loading)).toBeInTheDocument()
  expect(screen.queryByText(videosWords.error.title)).toBeNull()
})

it('a retry reads the videos again for its own page, and tells nobody of a save', async () => {
  const fetch = await openFailed()
  const news = collectNews()
  fireEvent.click(screen.getByRole('button', { name: uiWords.retry }))
  expect(await screen.findByRole('link', { name: 'one' })).toBeVisible()
  expect(news).toEqual([])
  expect(fetch).toHaveBeenCalledTimes(2)
  // A message of the page would have arrived before one that is sent now.
  const mark = new BroadcastChannel(VIDEOS_EVENT)
  mark.postMessage('mark')
  await act(() => expect.poll(() => news).toEqual(['mark']))
  mark.close()
})

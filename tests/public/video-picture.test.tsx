import { render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { encodeFields } from '../../scripts/rest.mjs'
import type { useVideoPicture } from '../../src/data/pages/use-video-picture'
import { configureProject, leaveProject } from '../helpers/project'

const NAME = 'projects/p/databases/(default)/documents/videos/main-videos'
const PICTURE = 'data:image/webp;base64,UklGRhwAAABXRUJQVlA4TBAAAAAvAAAAEAcQERGIiP4HAA=='

let useIt: typeof useVideoPicture
beforeAll(async () => {
  configureProject()
  useIt = (await import('../../src/data/pages/use-video-picture')).useVideoPicture
})
afterAll(leaveProject)

/** Every frame comes into view at once. */
class Observer {
  constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => this.seen([{ isIntersecting: true }])
  disconnect = () => undefined
}
const fetch = vi.fn<typeof globalThis.fetch>()
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('fetch', fetch)
  const found = { name: NAME, fields: encodeFields({ pictures: { '1': PICTURE } }) }
  fetch.mockImplementation(async () => Response.json([{ found }]))
})
afterEach(() => {
  fetch.mockReset()
  vi.unstubAllGlobals()
})

function Frame(video: { id: string; pictureTag?: string }) {
  const { frame, image } = useIt(video)
  return <div ref={frame}>{image || 'the drawing'}</div>
}

it('a visitor sees the own picture of a video once its frame is in view', async () => {
  render(<Frame id="1" pictureTag={PICTURE.slice(-16)} />)
  expect(await screen.findByText(PICTURE)).toBeVisible()
})

it('a video without a picture of its own sends no request for it', () => {
  render(<Frame id="2" />)
  expect(screen.getByText('the drawing')).toBeVisible()
  expect(fetch).not.toHaveBeenCalled()
})

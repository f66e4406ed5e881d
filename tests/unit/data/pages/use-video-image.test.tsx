import { render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { encodeFields } from '../../../../scripts/firebase/values.mjs'
import type { useVideoImage } from '../../../../src/data/pages/use-video-image'
import { hashOf } from '../../../../src/lib/hash'
import { PIXEL } from '../../../fixtures/images'
import { configureProject, leaveProject } from '../../../helpers/public/project'

const NAME = 'projects/p/databases/(default)/documents/videos/main-videos'

let useIt: typeof useVideoImage
beforeAll(async () => {
  configureProject()
  useIt = (await import('../../../../src/data/pages/use-video-image')).useVideoImage
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
  const found = { name: NAME, fields: encodeFields({ images: { '1': PIXEL } }) }
  fetch.mockImplementation(async () => Response.json([{ found }]))
})
afterEach(() => {
  fetch.mockReset()
  vi.unstubAllGlobals()
})

function Frame(video: { id: string; imageTag?: string }) {
  const { frame, image } = useIt(video)
  return <div ref={frame}>{image || 'the drawing'}</div>
}

it('a visitor sees the own image of a video once its frame is in view', async () => {
  render(<Frame id="1" imageTag={hashOf(PIXEL)} />)
  expect(await screen.findByText(PIXEL)).toBeVisible()
})

it('a video without an image of its own sends no request for it', () => {
  render(<Frame id="2" />)
  expect(screen.getByText('the drawing')).toBeVisible()
  expect(fetch).not.toHaveBeenCalled()
})

import { screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Video } from '../../src/data/content/videos'
import { VideoItem } from '../../src/pages/videos/video-item'
import { videoLook } from '../../src/ui/art/video-motifs'
import { renderUi } from '../render'

const video: Video = {
  id: '1700000000000',
  title: 'فيديو',
  url: 'https://youtu.be/abcdefghijk',
  createdAt: '2024-01-01T00:00:00.000Z',
}
// jsdom has no IntersectionObserver, so these videos are not observed.
const show = (part: Partial<Video>) =>
  renderUi(<VideoItem video={{ ...video, ...part }} isSample={false} to="/videos" />)
const picture = () => screen.getByRole('article').querySelector('img')

describe('the card of a video', () => {
  it('shows the drawing of its id when it has no picture', () => {
    show({})
    const { Motif, ground } = videoLook(video.id)
    expect(renderToStaticMarkup(<Motif />)).toContain(`src="${picture()?.getAttribute('src') ?? ''}"`)
    expect(picture()?.parentElement).toHaveClass(ground)
  })

  it('shows a picture that is known, and the length', () => {
    show({ picture: 'p5', image: '/assets/picture-1.webp', duration: '04:30' })
    expect(picture()).toHaveAttribute('src', '/assets/picture-1.webp')
    expect(screen.getByRole('link')).toHaveTextContent('فيديو المدة 04:30')
  })
})

import { screen, within } from '@testing-library/react'
import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { useNavigate } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { bundledVideos } from '../../../src/bundled/videos'
import { bundledBadge } from '../../../src/copy/bundled-videos'
import { videoViewer } from '../../../src/copy/video-viewer'
import { videosWords } from '../../../src/copy/videos'
import { parseVideoLink } from '../../../src/lib/links/video-link'
import { VideoCard } from '../../../src/pages/videos/video-card'
import { VideoList } from '../../../src/pages/videos/video-list'
import { VideoStage } from '../../../src/pages/videos/video-stage'
import { VideosPage } from '../../../src/pages/videos/videos-page'
import { paths } from '../../../src/paths'
import { videoLook } from '../../../src/ui/video-image'
import { HOSTILE_LINKS } from '../../fixtures/hostile-links'
import { videoAt } from '../../fixtures/videos'
import { renderAt, renderUi } from '../../helpers/render'

const nothing = () => undefined
const ANSWERED = { answer: 'ready', retry: nothing } as const
const CARD = {
  index: 2,
  isBundled: false,
  layout: 'card',
  to: '/videos',
  onOpen: nothing,
  onPreload: nothing,
} as const

describe('the videos page without a stored video', () => {
  // Requirements 15, 43; contradiction 18
  it('the videos page shows three bundled videos with a label while no video is stored', async () => {
    renderAt(paths.videos, <VideosPage />)
    const cards = within(await screen.findByRole('list', { name: videosWords.list })).getAllByRole(
      'listitem',
    )
    expect(cards).toHaveLength(3)
    // A space separates them, because adjacent Arabic letters would join.
    for (const [index, card] of cards.entries())
      expect(card).toHaveTextContent(`${bundledBadge} ${bundledVideos[index]?.description ?? ''}`)
    expect(screen.getByText(videosWords.bundled.title)).toBeVisible()
  })

  // Requirement 43; contradiction 18
  it('the videos page says that the bundled video of an address has no film', async () => {
    renderAt(`${paths.videos}?v=bundled-2`, <VideosPage />)
    const dialog = await screen.findByRole('dialog', { name: bundledVideos[1]?.title ?? '' })
    expect(within(dialog).getByText(videoViewer.bundled)).toBeVisible()
    expect(dialog.querySelector('iframe, video')).toBeNull()
    expect(
      within(dialog)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([expect.stringMatching(/^tel:/)])
  })
})

it('a video without a title has a name on its card and in its viewer', async () => {
  const video = { ...videoAt(1, 1), title: '' }
  renderAt(
    `/?v=${video.id}`,
    <VideoList videos={[video]} {...ANSWERED} layout="card" className="" />,
  )
  expect(await screen.findByRole('dialog', { name: videosWords.untitled })).toBeVisible()
  expect(screen.getByRole('link', { name: videosWords.untitled, hidden: true })).toBeVisible()
})

describe('the card of a video', () => {
  const item = videoAt(1, 1)
  const image = () => screen.getByRole('article').querySelector('img')

  it('a card shows the drawing of its place where its video has no image', () => {
    // jsdom has no IntersectionObserver, so these videos are not observed.
    renderUi(<VideoCard {...CARD} video={item} />)
    const { Motif, background } = videoLook(CARD.index)
    expect(renderToStaticMarkup(<Motif />)).toContain(`src="${image()?.getAttribute('src') ?? ''}"`)
    expect(image()?.parentElement).toHaveClass(background)
  })

  it.each([1, 2, 3, 4])(
    'the drawings of cards differ from those below them in %i columns',
    (columns) => {
      expect(videoLook(CARD.index + columns).Motif).not.toBe(videoLook(CARD.index).Motif)
    },
  )

  it('a card shows the image of its video, and says its length', () => {
    const known = { imageTag: 'p5', image: '/assets/image-1.webp', duration: '04:30' }
    renderUi(<VideoCard {...CARD} video={{ ...item, ...known }} />)
    expect(image()).toHaveAttribute('src', known.image)
    expect(screen.getByRole('link')).toHaveTextContent('فيديو 1 المدة 04:30')
  })
})

const dialog = () => screen.getByRole('dialog')
const iframe = () => dialog().querySelector('iframe')
describe('a list of videos', () => {
  const videos = [7, 8, 9].map((position) => ({
    ...videoAt(position, 9),
    url: 'https://youtu.be/aqz-KE-bpKQ?t=90',
  }))
  function List() {
    const navigate = useNavigate()
    return (
      <>
        <VideoList {...ANSWERED} videos={videos} layout="row" className="" />
        <button onClick={() => void navigate(1)}>forward</button>
      </>
    )
  }

  /** Shows the list, and the video that is opened from it. */
  async function open(name: string) {
    const { user } = renderAt('/', <List />)
    await user.click(screen.getByRole('link', { name }))
    await screen.findByRole('dialog', { name })
    const pressInViewer = (button: string) =>
      user.click(within(dialog()).getByRole('button', { name: button }))
    return { user, pressInViewer }
  }

  // Requirements 46, 47
  it('a video plays at once when it is pressed in a list', async () => {
    await open('فيديو 7')
    expect(iframe()?.src).toContain('https://www.youtube-nocookie.com/embed/')
    expect(within(dialog()).getByRole('status')).toHaveTextContent(
      videoViewer.spoken(1, 3, 'فيديو 7'),
    )
  })

  // Requirement 49
  it('a video does not play when it is stepped to, before its button is pressed', async () => {
    const { pressInViewer } = await open('فيديو 7')
    const createElement = vi.spyOn(document, 'createElement')
    await pressInViewer(videoViewer.next.full)
    await screen.findByRole('dialog', { name: 'فيديو 8' })
    expect(screen.getByText(videoViewer.consent.youtube)).toBeVisible()
    // No iframe was made, not even for a moment, in which it would load.
    expect(createElement.mock.calls.filter(([tag]) => tag === 'iframe')).toEqual([])
    createElement.mockRestore()
    await pressInViewer(videoViewer.play('فيديو 8'))
    expect(iframe()).not.toBeNull()
  })

  it('the viewer steps back through a list, and from its first video to its last one', async () => {
    const { pressInViewer } = await open('فيديو 8')
    for (const name of ['فيديو 7', 'فيديو 9']) {
      await pressInViewer(videoViewer.previous.full)
      expect(await screen.findByRole('dialog', { name })).toBeVisible()
    }
  })

  it('Forward shows a video again, but does not start it', async () => {
    const { user, pressInViewer } = await open('فيديو 9')
    expect(iframe()).not.toBeNull()
    await pressInViewer(videoViewer.close)
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByText('forward'))
    await screen.findByRole('dialog', { name: 'فيديو 9' })
    expect(iframe()).toBeNull()
    await user.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })
})

/** Shows a card and a stage for each; answers the addresses that are no path of the site, nor the telephone. */
function addressesOf(urls: readonly string[]) {
  const { container, unmount } = renderUi(
    <ul>
      {urls.map((url) => (
        <Fragment key={url}>
          <VideoCard {...CARD} video={{ ...videoAt(1, 1), url }} />
          <VideoStage
            link={parseVideoLink(url)}
            title="a"
            description=""
            isPlaying
            onPlay={nothing}
          />
        </Fragment>
      ))}
    </ul>,
  )
  const refusals = container.textContent.split(videoViewer.refusedText).length - 1
  const addresses = [...document.body.querySelectorAll('*')]
    .flatMap((element) =>
      ['href', 'src', 'data', 'poster', 'srcdoc'].map((name) => element.getAttribute(name)),
    )
    .filter((value) => value && !/^(#|tel:|\/(?!\/))/.test(value))
  unmount()
  return { refusals, addresses }
}

// Requirement 48; contradiction 47
it('a hostile address in the list of videos becomes no link, source or iframe', () => {
  expect(HOSTILE_LINKS.length).toBeGreaterThanOrEqual(40)
  expect(addressesOf(HOSTILE_LINKS)).toEqual({ refusals: HOSTILE_LINKS.length, addresses: [] })
  // Control: an address would be found.
  const known = 'https://www.facebook.com/watch/?v=10153231379946729'
  expect(addressesOf([known])).toEqual({ refusals: 0, addresses: [known] })
})

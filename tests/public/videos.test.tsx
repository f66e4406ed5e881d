import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { useNavigate } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { sampleBadge, sampleVideos } from '../../src/copy/sample-videos'
import { site } from '../../src/copy/site'
import { videos as copy } from '../../src/copy/videos'
import { NOTICE_FRAME } from '../../src/limits'
import { parseVideoLink } from '../../src/lib/video-link'
import { VideoCard } from '../../src/pages/videos/video-card'
import { VideoList } from '../../src/pages/videos/video-list'
import { VideoStage } from '../../src/pages/videos/video-stage'
import { VideoViewer } from '../../src/pages/videos/video-viewer'
import { VideosPage } from '../../src/pages/videos/videos-page'
import { paths } from '../../src/paths'
import { videoLook } from '../../src/ui/video-picture'
import { HOSTILE_LINKS } from '../fixtures/hostile-links'
import { video } from '../fixtures/videos'
import { renderAt, renderUi } from '../helpers/render'

const labels = copy.viewer
const nothing = () => undefined
const CARD = {
  place: 2,
  isSample: false,
  layout: 'card',
  to: '/videos',
  onOpen: nothing,
  onApproach: nothing,
} as const

describe('the videos page without a stored video', () => {
  // Requirements 15, 43; contradiction 18
  it('the videos page shows three labelled samples while no video is stored', async () => {
    renderAt(paths.videos, <VideosPage />)
    const cards = within(await screen.findByRole('list', { name: copy.list })).getAllByRole(
      'listitem',
    )
    expect(cards).toHaveLength(3)
    // A space separates them, because adjacent Arabic letters would join.
    for (const [position, card] of cards.entries())
      expect(card).toHaveTextContent(`${sampleBadge} ${sampleVideos[position]?.description ?? ''}`)
    expect(screen.getByText(copy.samples.title)).toBeVisible()
  })

  // Requirement 43; contradiction 18
  it('the videos page says that the sample of a shared address has no film', async () => {
    renderAt(`${paths.videos}?v=sample-2`, <VideosPage />)
    const dialog = await screen.findByRole('dialog', { name: sampleVideos[1]?.title ?? '' })
    expect(within(dialog).getByText(labels.sample)).toBeVisible()
    expect(dialog.querySelector('iframe, video')).toBeNull()
    expect(
      within(dialog)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([expect.stringMatching(/^tel:/)])
  })
})

describe('the card of a video', () => {
  const one = video(1, 1)
  const picture = () => screen.getByRole('article').querySelector('img')

  it('a card shows the picture of its video or the drawing of its place, and says its length', () => {
    // jsdom has no IntersectionObserver, so these videos are not observed.
    const { unmount } = renderUi(<VideoCard {...CARD} video={one} />)
    const { Motif, ground } = videoLook(CARD.place)
    expect(renderToStaticMarkup(<Motif />)).toContain(
      `src="${picture()?.getAttribute('src') ?? ''}"`,
    )
    expect(picture()?.parentElement).toHaveClass(ground)
    unmount()
    // Beside and below each other, with one to four columns.
    for (const columns of [1, 2, 3, 4])
      expect(videoLook(CARD.place + columns).Motif).not.toBe(Motif)
    const known = { picture: 'p5', image: '/assets/picture-1.webp', duration: '04:30' }
    renderUi(<VideoCard {...CARD} video={{ ...one, ...known }} />)
    expect(picture()).toHaveAttribute('src', known.image)
    expect(screen.getByRole('link')).toHaveTextContent('فيديو 1 المدة 04:30')
  })
})

const LINKS = {
  youtube: 'https://youtu.be/aqz-KE-bpKQ?t=90',
  drive: 'https://drive.google.com/file/d/1aBcDeFgHiJkLmNoP/view?usp=sharing',
  facebook: 'https://www.facebook.com/watch/?v=10153231379946729',
  direct: 'https://example.com/films/one.mp4',
}

/** Shows the viewer of this video. */
const show = (url: string, isPlaying = false) =>
  renderUi(
    <VideoViewer
      isPlaying={isPlaying}
      onPlay={nothing}
      onShow={nothing}
      onClose={nothing}
      returnFocus={nothing}
      videos={[{ id: url, title: 'عنوان', url, description: 'وصف' }]}
      id={url}
    />,
  )
const dialog = () => screen.getByRole('dialog')
const frame = () => dialog().querySelector('iframe')
/** @throws before it is there */
const film = () => {
  const video = dialog().querySelector('video')
  if (!video) throw new Error('No film')
  return video
}

// tests/unit/video-link.test.ts shows which links are of which kind.
describe('the video viewer', () => {
  // Requirements 48, 49
  it('the viewer plays YouTube in a frame whose address is rebuilt from the id', () => {
    show(LINKS.youtube, true)
    expect(frame()?.src).toBe(
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=90&rel=0&hl=ar&cc_lang_pref=ar&autoplay=1',
    )
    expect(frame()).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-presentation allow-popups',
    )
    expect(frame()).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
    expect(frame()?.getAttribute('allow')).toContain(
      'fullscreen; encrypted-media; picture-in-picture',
    )
    expect(frame()?.title).toBe(labels.frame('عنوان'))
  })

  // Requirement 49; contradiction 49
  it('the viewer plays Drive by its preview, and links to the file', () => {
    show(LINKS.drive, true)
    expect(frame()?.src).toBe('https://drive.google.com/file/d/1aBcDeFgHiJkLmNoP/preview')
    const link = screen.getByRole('link', { name: labels.open.drive })
    expect(link).toHaveAttribute('href', 'https://drive.google.com/file/d/1aBcDeFgHiJkLmNoP/view')
    expect(screen.getByText('وصف')).toBeVisible()
  })

  // Requirements 50, 51
  it.each([LINKS.facebook, 'https://www.youtube.com/@centre'])(
    'the viewer explains why %s is not shown',
    (url) => {
      show(url, true)
      expect(frame()).toBeNull()
      const box = screen.getByText(labels.blocked).parentElement
      expect(box).toHaveStyle({
        maxWidth: `${NOTICE_FRAME.width}px`,
        minHeight: `${NOTICE_FRAME.height}px`,
      })
      const link = screen.getByRole('link', { name: labels.openNew })
      expect(link).toHaveAttribute('href', url)
      expect(link).toHaveAttribute('target', '_blank')
    },
  )

  // Requirement 52
  it('the viewer plays a file in a video element, or offers a retry, the file and a call', async () => {
    show(LINKS.direct)
    const first = await waitFor(film)
    expect(frame()).toBeNull()
    expect(first).toHaveAccessibleName(labels.frame('عنوان'))
    expect([first.src, first.getAttribute('poster')]).toEqual([LINKS.direct, '/video-poster.svg'])
    expect([first.preload, first.autoplay]).toEqual(['none', false])
    expect(first.textContent).toBe('متصفحك لا يدعم تشغيل الفيديو.')
    fireEvent.error(first)
    expect(dialog().querySelector('video')).toBeNull()
    expect(screen.getByRole('alert')).toHaveTextContent(labels.broken)
    expect(screen.getByRole('link', { name: labels.open.direct })).toHaveAttribute(
      'href',
      LINKS.direct,
    )
    expect(screen.getByRole('link', { name: site.call })).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: labels.retry }))
    const again = await waitFor(film)
    expect([again.preload, again.autoplay]).toEqual(['auto', true])
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.error(again)
    expect(screen.getByRole('button', { name: labels.retry })).toBeVisible()
  })
})

describe('a list of videos', () => {
  const videos = [7, 8, 9].map((position) => ({ ...video(position, 9), url: LINKS.youtube }))
  function List() {
    const navigate = useNavigate()
    return (
      <>
        <VideoList videos={videos} layout="row" className="" />
        <button onClick={() => void navigate(1)}>forward</button>
      </>
    )
  }

  // Requirements 46, 47, 49
  it('a video plays at once when it is pressed in a list, and not when it is stepped to', async () => {
    const { user } = renderAt('/', <List />)
    const press = (name: string) => user.click(within(dialog()).getByRole('button', { name }))
    await user.click(screen.getByRole('link', { name: 'فيديو 7' }))
    await screen.findByRole('dialog', { name: 'فيديو 7' })
    expect(frame()?.src).toContain('https://www.youtube-nocookie.com/embed/')
    expect(within(dialog()).getByRole('status')).toHaveTextContent(labels.spoken(1, 3, 'فيديو 7'))
    const made = vi.spyOn(document, 'createElement')
    await press(labels.next.full)
    await screen.findByRole('dialog', { name: 'فيديو 8' })
    expect(screen.getByText(labels.consent.youtube)).toBeVisible()
    // Not even for a moment, in which it would load.
    expect(made.mock.calls.filter(([tag]) => tag === 'iframe')).toEqual([])
    made.mockRestore()
    for (const name of ['فيديو 7', 'فيديو 9']) {
      await press(labels.previous.full)
      expect(await screen.findByRole('dialog', { name })).toBeVisible()
    }
    await press(labels.play('فيديو 9'))
    expect(frame()).not.toBeNull()
    await press(labels.close)
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    // Forward shows the video again, but does not start it.
    await user.click(screen.getByText('forward'))
    await screen.findByRole('dialog', { name: 'فيديو 9' })
    expect(frame()).toBeNull()
    await user.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })
})

// Requirement 48; contradiction 47
it('a hostile address in the list of videos becomes no link, source or frame', () => {
  /** Shows a card and a stage for each; answers the addresses that are no path of the site, nor the telephone. */
  const addressesOf = (urls: readonly string[]) => {
    const { container, unmount } = renderUi(
      <ul>
        {urls.map((url) => (
          <Fragment key={url}>
            <VideoCard {...CARD} video={{ id: 'a', title: 'a', url, createdAt: '' }} />
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
    const refusals = container.textContent.split(labels.refusedText).length - 1
    const addresses = [...document.body.querySelectorAll('*')]
      .flatMap((element) =>
        ['href', 'src', 'data', 'poster', 'srcdoc'].map((name) => element.getAttribute(name)),
      )
      .filter((value) => value && !/^(#|tel:|\/(?!\/))/.test(value))
    unmount()
    return { refusals, addresses }
  }
  expect(HOSTILE_LINKS.length).toBeGreaterThanOrEqual(40)
  expect(addressesOf(HOSTILE_LINKS)).toEqual({ refusals: HOSTILE_LINKS.length, addresses: [] })
  // Control: an address would be found.
  expect(addressesOf([LINKS.facebook])).toEqual({ refusals: 0, addresses: [LINKS.facebook] })
})

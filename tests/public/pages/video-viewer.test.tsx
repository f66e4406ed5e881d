import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { site } from '../../../src/copy/site'
import { videoViewer } from '../../../src/copy/video-viewer'
import { NOTICE_HEIGHT_PX, NOTICE_WIDTH_PX } from '../../../src/limits'
import { VideoViewer } from '../../../src/pages/videos/video-viewer'
import { renderUi } from '../../helpers/render'

const nothing = () => undefined
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
const iframe = () => dialog().querySelector('iframe')
/** @throws before it is there */
const film = () => {
  const video = dialog().querySelector('video')
  if (!video) throw new Error('No film')
  return video
}

// tests/unit/lib/links/video-link.test.ts shows which links are of which kind.
describe('the video viewer', () => {
  // Requirements 48, 49
  it('the viewer plays YouTube in an iframe whose address is rebuilt from the id', () => {
    show(LINKS.youtube, true)
    expect(iframe()?.src).toBe(
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=90&rel=0&hl=ar&cc_lang_pref=ar&autoplay=1',
    )
    expect(iframe()).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-presentation allow-popups',
    )
    expect(iframe()).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
    expect(iframe()?.getAttribute('allow')).toContain(
      'fullscreen; encrypted-media; picture-in-picture',
    )
    expect(iframe()?.title).toBe(videoViewer.player('عنوان'))
  })

  // Requirement 49; contradiction 49
  it('the viewer plays Drive by its preview, and links to the file', () => {
    show(LINKS.drive, true)
    expect(iframe()?.src).toBe('https://drive.google.com/file/d/1aBcDeFgHiJkLmNoP/preview')
    const link = screen.getByRole('link', { name: videoViewer.open.drive })
    expect(link).toHaveAttribute('href', 'https://drive.google.com/file/d/1aBcDeFgHiJkLmNoP/view')
    expect(screen.getByText('وصف')).toBeVisible()
  })

  it.each([...Object.values(LINKS), 'https://drive.google.com/drive/folders/1A2b3C4d5E6f7G8h'])(
    'the viewer has the whole description of %s, line by line',
    (url) => {
      show(url)
      expect(screen.getByText('وصف')).toHaveClass('whitespace-pre-line')
    },
  )

  // Requirements 50, 51
  it.each([LINKS.facebook, 'https://www.youtube.com/@centre'])(
    'the viewer explains why %s is not shown',
    (url) => {
      show(url, true)
      expect(iframe()).toBeNull()
      const box = screen.getByText(videoViewer.blocked).parentElement
      expect(box).toHaveStyle({
        maxWidth: `${NOTICE_WIDTH_PX}px`,
        minHeight: `${NOTICE_HEIGHT_PX}px`,
      })
      const link = screen.getByRole('link', { name: videoViewer.openNew })
      expect(link).toHaveAttribute('href', url)
      expect(link).toHaveAttribute('target', '_blank')
    },
  )

  // Requirement 52
  it('the viewer plays a file in a video element', async () => {
    show(LINKS.direct)
    const video = await waitFor(film)
    expect(iframe()).toBeNull()
    expect(video).toHaveAccessibleName(videoViewer.player('عنوان'))
    expect([video.src, video.getAttribute('poster')]).toEqual([LINKS.direct, '/video-poster.svg'])
    expect([video.preload, video.autoplay]).toEqual(['none', false])
    expect(video.textContent).toBe('متصفحك لا يدعم تشغيل الفيديو.')
  })

  // Requirement 52
  it('the viewer offers the file and a call where a file does not play', async () => {
    show(LINKS.direct)
    fireEvent.error(await waitFor(film))
    expect(dialog().querySelector('video')).toBeNull()
    expect(screen.getByRole('alert')).toHaveTextContent(videoViewer.broken)
    expect(screen.getByRole('link', { name: videoViewer.open.direct })).toHaveAttribute(
      'href',
      LINKS.direct,
    )
    expect(screen.getByRole('link', { name: site.call })).toBeVisible()
  })

  it('a retry of a file that did not play starts it, and can be pressed again', async () => {
    show(LINKS.direct)
    fireEvent.error(await waitFor(film))
    fireEvent.click(screen.getByRole('button', { name: videoViewer.retry }))
    const nextFilm = await waitFor(film)
    expect([nextFilm.preload, nextFilm.autoplay]).toEqual(['auto', true])
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.error(nextFilm)
    expect(screen.getByRole('button', { name: videoViewer.retry })).toBeVisible()
  })
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { videos as copy } from '../../src/copy/videos'
import { NOTICE_FRAME } from '../../src/limits'
import { VideoViewer, type ViewedVideo } from '../../src/ui/video-viewer'
import { renderUi } from '../render'

const labels = copy.viewer
const LINKS = {
  youtube: 'https://youtu.be/aqz-KE-bpKQ?t=90',
  drive: 'https://drive.google.com/file/d/1aBcDeFgHiJkLmNoP/view?usp=sharing',
  facebook: 'https://www.facebook.com/watch/?v=10153231379946729',
  short: 'https://fb.watch/aB3dE5gH7j/',
  direct: 'https://example.com/films/one.mp4',
  hostile: 'javascript:alert(1)//youtube.com',
}

type Options = {
  isPlaying?: boolean
  others?: ViewedVideo[]
  onPlay?: () => void
  onShow?: (id: string) => void
  onClose?: () => void
}
const nothing = () => undefined

function open(
  url: string,
  { isPlaying = false, others = [], onPlay = nothing, onShow = nothing, onClose = nothing }: Options = {},
) {
  return renderUi(
    <VideoViewer
      videos={[{ id: 'a', title: 'عنوان', url, description: 'وصف' }, ...others]}
      id="a"
      isPlaying={isPlaying}
      labels={labels}
      onPlay={onPlay}
      onShow={onShow}
      onClose={onClose}
      returnFocus={() => undefined}
      help={(variant) => <a href="tel:1">{variant} help</a>}
    />,
  )
}
const frame = () => screen.getByRole('dialog').querySelector('iframe')
/** @throws before it is there */
const film = () => {
  const video = screen.getByRole('dialog').querySelector('video')
  if (!video) throw new Error('No film')
  return video
}

describe('the video viewer', () => {
  it('loads nothing from another company before play is pressed', async () => {
    let pressed = 0
    const { user } = open(LINKS.youtube, { onPlay: () => void (pressed += 1) }) // 49
    expect(frame()).toBeNull()
    await user.click(screen.getByRole('button', { name: labels.play('عنوان') }))
    expect(pressed).toBe(1)
  })

  it('plays YouTube in a frame whose address is rebuilt from the id', () => {
    open(LINKS.youtube, { isPlaying: true }) // 48 49
    expect(frame()?.src).toBe(
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=90&rel=0&hl=ar&cc_lang_pref=ar&autoplay=1',
    )
    expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-presentation allow-popups')
    expect(frame()?.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin')
    expect(frame()?.getAttribute('allow')).toContain('fullscreen; encrypted-media; picture-in-picture')
    expect(frame()?.title).toBe(labels.frame('عنوان'))
  })

  it('plays Drive by its preview', () => {
    open(LINKS.drive, { isPlaying: true }) // 49, contradiction 49
    expect(frame()?.src).toBe('https://drive.google.com/file/d/1aBcDeFgHiJkLmNoP/preview')
    const link = screen.getByRole('link', { name: labels.open.drive })
    expect(link).toHaveAttribute('href', 'https://drive.google.com/file/d/1aBcDeFgHiJkLmNoP/view')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it.each([
    LINKS.facebook,
    LINKS.short,
    'https://www.facebook.com/somepage',
    'https://www.youtube.com/@centre',
    'https://www.youtube.com/playlist?list=PL0123456789',
  ])('explains why %s is not shown', (url) => {
    open(url, { isPlaying: true }) // 50 51
    expect(frame()).toBeNull()
    const reason = screen.getByText(labels.blocked)
    expect(reason.parentElement?.style.maxWidth).toBe(`${NOTICE_FRAME.width}px`)
    expect(reason.parentElement?.style.minHeight).toBe(`${NOTICE_FRAME.height}px`)
    const link = screen.getByRole('link', { name: labels.openNew })
    expect(link).toHaveAttribute('href', url)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('plays a file in a video element', async () => {
    open(LINKS.direct) // 52
    const video = await waitFor(film)
    expect(video).toHaveAccessibleName(labels.frame('عنوان'))
    expect(video.src).toBe(LINKS.direct)
    expect(video.getAttribute('poster')).toBe('/video-poster.svg')
    expect(video.preload).toBe('none')
    expect(video.autoplay).toBe(false)
    expect(video.textContent).toBe('متصفحك لا يدعم تشغيل الفيديو.')
  })

  it('offers a retry, the file and a call when the file does not play', async () => {
    const { user } = open(LINKS.direct)
    fireEvent.error(await waitFor(film))
    expect(screen.getByRole('dialog').querySelector('video')).toBeNull()
    expect(screen.getByRole('alert')).toHaveTextContent(labels.broken)
    const file = screen.getByRole('link', { name: labels.open.direct })
    expect(file).toHaveAttribute('href', LINKS.direct)
    expect(file).toHaveAttribute('target', '_blank')
    expect(screen.getByRole('link', { name: 'quiet help' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: labels.retry }))
    const again = await waitFor(film)
    expect(again.autoplay).toBe(true)
    expect(again.preload).toBe('auto')
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.error(again)
    expect(screen.getByRole('button', { name: labels.retry })).toBeVisible()
  })

  it.each([
    LINKS.hostile,
    'https://youtube.com@evil.example/watch?v=aqz-KE-bpKQ',
    'data:text/html,<script>alert(1)</script>',
    '//youtube.com/watch?v=aqz-KE-bpKQ',
  ])('shows no link for the unsafe address %s', (url) => {
    open(url, { isPlaying: true }) // 48, contradiction 47
    expect(screen.getByText(labels.refused)).toBeVisible()
    expect(screen.getByRole('dialog').querySelector('iframe')).toBeNull()
    expect(screen.getByRole('dialog').innerHTML).not.toContain(url)
    expect(screen.getByRole('link', { name: 'primary help' })).toBeVisible()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:1'])
  })

  it('moves to the next and the previous video', async () => {
    const asked: string[] = []
    const others = ['b', 'c'].map((id) => ({ id, title: id, url: LINKS.direct }))
    const { user } = open(LINKS.facebook, { others, onShow: (id) => void asked.push(id) })
    await user.click(screen.getByRole('button', { name: labels.next.full }))
    await user.click(screen.getByRole('button', { name: labels.previous.full }))
    expect(asked).toEqual(['b', 'c'])
    expect(screen.getByRole('status')).toHaveTextContent(labels.spoken(1, 3, 'عنوان'))
  })

  it('closes by button and by Escape', async () => {
    let closed = 0
    const { user } = open(LINKS.facebook, { onClose: () => void (closed += 1) }) // 47
    await user.click(screen.getByRole('button', { name: labels.close }))
    await user.keyboard('{Escape}')
    expect(closed).toBe(2)
  })
})

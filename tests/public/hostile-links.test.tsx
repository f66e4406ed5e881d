import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { isFooterUrl } from '../../src/admin/footer-panel/form'
import { FooterForm } from '../../src/admin/footer-panel/footer-form'
import { SessionProvider } from '../../src/admin/session/session-provider'
import { ImageLinkForm } from '../../src/admin/pictures/image-link-form'
import { UnsavedProvider } from '../../src/admin/form/unsaved'
import { footerContent, footerPanel } from '../../src/copy/admin-footer'
import { adminVideos } from '../../src/copy/admin-videos'
import { uploader } from '../../src/copy/uploader'
import { videos as copy } from '../../src/copy/videos'
import { defaultCentre } from '../../src/data/content/centre'
import { readOwnPath, readWebUrl } from '../../src/lib/safe-url'
import { parseVideoLink } from '../../src/lib/video-link'
import { VideoItem } from '../../src/pages/videos/video-item'
import { VideoStage } from '../../src/ui/video-stage'
import { VideoViewer } from '../../src/ui/video-viewer'
import { AddVideo } from '../add-video'
import { expectConsole } from '../console'
import { HOSTILE_LINKS } from '../fixtures/hostile-links'
import { PLAYERS } from '../fixtures/players'
import { renderUi } from '../render'

/** Links that the parser accepts as https are harmless in a browser, too. */
const refused = HOSTILE_LINKS.filter((link) => parseVideoLink(link).kind === 'refused')
/** What the fields of the forms hold: inputs remove line breaks, which makes some links valid. */
const typed = refused
  .map((link) => link.replace(/[\r\n]/g, ''))
  .filter((link) => parseVideoLink(link).kind === 'refused' && typeof readWebUrl(link) === 'string')
const HARMLESS = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const nothing = () => undefined
const reportFigure = (text: string) => void process.stdout.write(`[figure] ${text}\n`)

/** Returns every address in the document that is neither a path of the site nor the link `tel:1`. */
function foreignAddresses(): string[] {
  const names = ['href', 'src', 'action', 'data', 'poster', 'srcdoc']
  return [...document.body.querySelectorAll('*')]
    .flatMap((element) => names.map((name) => element.getAttribute(name) ?? ''))
    .filter((value) => value !== '' && value !== 'tel:1' && !/^(#|\/(?!\/))/.test(value))
}

it('a hostile link that is stored becomes no link, source or frame (P10)', () => {
  expect(refused.length).toBeGreaterThanOrEqual(40)
  const show = (urls: readonly string[]) =>
    renderUi(
      <>
        {urls.map((url) => (
          <section key={url} aria-label={url}>
            <VideoItem video={{ id: 'a', title: 'a', url, createdAt: '' }} isSample={false} to="/videos?v=a" />
            <VideoStage
              link={parseVideoLink(url)}
              title="a"
              isPlaying
              onPlay={nothing}
              labels={copy.viewer}
              help={() => <a href="tel:1">help</a>}
            />
          </section>
        ))}
      </>,
    )
  const { container, unmount } = show(refused)
  expect(container.textContent.split(copy.viewer.refusedText)).toHaveLength(refused.length + 1)
  expect(foreignAddresses()).toEqual([])
  expect(document.querySelector('iframe, video')).toBeNull()
  unmount()
  reportFigure(`hostile links stored: ${refused.length}, rendered as link, source or frame: 0`)
  // Check that an address would be found.
  show([HARMLESS])
  expect(foreignAddresses()).not.toEqual([])
})

function Viewer({ url }: { url: string }) {
  return (
    <VideoViewer
      videos={[{ id: url, title: 'a', url }]}
      id={url}
      isPlaying
      labels={copy.viewer}
      onPlay={nothing}
      onShow={nothing}
      onClose={nothing}
      returnFocus={nothing}
      help={() => <a href="tel:1">help</a>}
    />
  )
}

it('only the known players are framed (P11)', () => {
  const { rerender } = render(<Viewer url={HARMLESS} />)
  let framed = 0
  for (const [url, player] of PLAYERS) {
    rerender(<Viewer url={url} />)
    const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[src]')]
    expect(frames, url).toHaveLength(player ? 1 : 0)
    if (player) expect(frames[0]?.src).toMatch(player)
    framed += frames.length
  }
  const known = PLAYERS.filter(([, player]) => player).length
  reportFigure(`links opened: ${PLAYERS.length}, framed: ${framed}, of them the known players: ${known}`)
  expect(framed).toBe(known)
})

/** Replaces the value and presses Enter. */
const fill = (input: HTMLInputElement, value: string) => {
  fireEvent.input(input, { target: { value } })
  fireEvent.keyDown(input, { key: 'Enter' })
}

/** Expects that a field renders no hostile link and counts each as invalid. */
function expectRefused(label: string, form: string) {
  expect(typed.length).toBeGreaterThanOrEqual(40)
  const field = screen.getByLabelText<HTMLInputElement>(label)
  for (const link of typed) {
    fill(field, link)
    expect(foreignAddresses(), link).toEqual([])
    expect(field, link).toBeInvalid()
  }
  reportFigure(`hostile links typed into the form of ${form}: ${typed.length}, taken or rendered: 0`)
  return field
}

it('the form of videos refuses a hostile link (P10)', () => {
  const onSubmit = vi.fn()
  renderUi(<AddVideo onSubmit={onSubmit} />)
  const field = expectRefused(adminVideos.add.url, 'videos')
  expect(onSubmit).not.toHaveBeenCalled()
  // Check that the same form accepts a valid link.
  fill(field, HARMLESS)
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(HARMLESS)
})

it("the form of a picture's link refuses a hostile link (P10)", () => {
  const onLink = vi.fn()
  renderUi(<ImageLinkForm onLink={onLink} />)
  const field = expectRefused(uploader.link.label, 'pictures')
  expect(onLink).not.toHaveBeenCalled()
  fill(field, 'https://example.com/toy.webp')
  expect(onLink).toHaveBeenCalledExactlyOnceWith('https://example.com/toy.webp')
})

it('the form of the footer refuses a hostile link (P10)', async () => {
  // No project is configured here.
  expectConsole(/No Firebase project is configured/)
  const logged = vi.spyOn(console, 'info').mockImplementation(nothing)
  const element = (
    <SessionProvider>
      <UnsavedProvider>
        <FooterForm start={footerContent(defaultCentre)} />
      </UnsavedProvider>
    </SessionProvider>
  )
  await act(async () => void render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />))
  const fields = await screen.findAllByLabelText<HTMLInputElement>(footerPanel.linkUrl)
  const before = foreignAddresses()
  const save = () => fireEvent.click(screen.getByRole('button', { name: footerPanel.save }))
  // The panel also accepts addresses of the site.
  const foreign = typed.filter((link) => readOwnPath(link) === null)
  expect(foreign.length).toBeGreaterThanOrEqual(40)
  expect(foreign.filter(isFooterUrl)).toEqual([])
  fields.forEach((input, position) => fill(input, foreign[position] ?? ''))
  save()
  expect(screen.getAllByText(footerPanel.badUrl, { selector: 'p' })).toHaveLength(fields.length)
  expect(foreignAddresses()).toEqual(before)
  expect(logged).not.toHaveBeenCalled()
  reportFigure(`hostile links typed into the form of the footer: ${foreign.length}, taken or rendered: 0`)
  for (const input of fields) fill(input, '/about')
  save()
  expect(logged).toHaveBeenCalledExactlyOnceWith('[footer] saved', expect.anything())
  expect(screen.queryByText(footerPanel.badUrl)).toBeNull()
})

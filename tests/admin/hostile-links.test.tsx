import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { isFooterUrl } from '../../src/admin/footer-panel/footer-content'
import { FooterForm } from '../../src/admin/footer-panel/footer-form'
import { adminFooter, footerContent } from '../../src/copy/admin/footer'
import { uploader } from '../../src/copy/admin/uploader'
import { adminVideos } from '../../src/copy/admin/videos'
import { defaultCentre } from '../../src/data/content/centre'
import { parseOwnPath } from '../../src/lib/links/own-path'
import { parseWebUrl } from '../../src/lib/links/safe-url'
import { parseVideoLink } from '../../src/lib/links/video-link'
import { HOSTILE_LINKS } from '../fixtures/hostile-links'
import { AddVideo } from '../helpers/admin/add-video'
import { LinkForm } from '../helpers/admin/link-form'
import { showForm } from '../helpers/admin/show-form'
import { renderUi } from '../helpers/render'

/** The hostile links as inputs hold them: without line breaks, which makes some of them valid. */
const TYPED = HOSTILE_LINKS.map((link) => link.replace(/[\r\n]/g, '')).filter(
  (link) => parseVideoLink(link).kind === 'refused' && parseWebUrl(link).kind === 'refused',
)

/** Returns every address in the document that is no path of the site. */
const foreignAddresses = () =>
  [...document.body.querySelectorAll('*')]
    .flatMap((element) =>
      ['href', 'src', 'action', 'data', 'poster', 'srcdoc'].map((name) =>
        element.getAttribute(name),
      ),
    )
    .filter((value) => value && !/^(#|\/(?!\/))/.test(value))

function ImageLink({ onSubmit }: { onSubmit: (link: string) => void }) {
  return <LinkForm onLink={onSubmit} />
}

/** Replaces the value and presses Enter. */
const enter = (input: HTMLInputElement, value: string) => {
  fireEvent.input(input, { target: { value } })
  fireEvent.keyDown(input, { key: 'Enter' })
}

it.each([
  {
    what: 'the form of a video',
    Form: AddVideo,
    label: adminVideos.labels.url,
    harmless: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  },
  {
    what: 'the link of an image',
    Form: ImageLink,
    label: uploader.link.label,
    harmless: 'https://example.com/toy.webp',
  },
])('$what: no hostile link is rendered, and each is refused', async ({ Form, label, harmless }) => {
  expect(TYPED.length).toBeGreaterThanOrEqual(40)
  const taken = vi.fn()
  renderUi(<Form onSubmit={taken} />)
  const field = screen.getByLabelText<HTMLInputElement>(label)
  for (const link of TYPED) {
    enter(field, link)
    expect(foreignAddresses(), link).toEqual([])
    expect(field, link).toBeInvalid()
  }
  expect(taken).not.toHaveBeenCalled()
  // Check that the same form accepts a valid link.
  enter(field, harmless)
  await waitFor(() => expect(taken).toHaveBeenCalledExactlyOnceWith(harmless))
})

it('the footer renders no hostile link, and refuses each', () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  showForm(<FooterForm content={footerContent(defaultCentre)} />)
  const fields = screen.getAllByLabelText<HTMLInputElement>(adminFooter.linkUrl)
  const before = foreignAddresses()
  const save = () => fireEvent.click(screen.getByRole('button', { name: adminFooter.save }))
  // The panel also accepts addresses of the site.
  const foreign = TYPED.filter((link) => parseOwnPath(link) === null)
  expect(foreign.length).toBeGreaterThanOrEqual(40)
  expect(foreign.filter(isFooterUrl)).toEqual([])
  fields.forEach((input, index) => enter(input, foreign[index] ?? ''))
  save()
  expect(screen.getAllByText(adminFooter.badUrl, { selector: 'p' })).toHaveLength(fields.length)
  expect(foreignAddresses()).toEqual(before)
  expect(logged).not.toHaveBeenCalledWith('[footer] saved', expect.anything())
  for (const input of fields) enter(input, '/about')
  save()
  expect(logged).toHaveBeenCalledWith('[footer] saved', expect.anything())
  expect(screen.queryByText(adminFooter.badUrl)).toBeNull()
  logged.mockRestore()
})

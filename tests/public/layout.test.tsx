import { act, render, screen, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Link, Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { contact } from '../../src/copy/contact'
import { editLinks } from '../../src/copy/edit-links'
import { meta } from '../../src/copy/meta'
import { site } from '../../src/copy/site'
import { startAdminSession } from '../../src/data/session/admin-session'
import { CallBar } from '../../src/layout/call-bar'
import { ErrorPage } from '../../src/layout/error-page'
import { PageMeta } from '../../src/layout/page-meta'
import { SiteLayout } from '../../src/layout/site-layout'
import { NotFoundPage } from '../../src/pages/not-found-page'
import { SectionBoundary } from '../../src/pages/sections/section-boundary'
import { paths } from '../../src/paths'
import { fullCentre } from '../centre'
import { expectConsole } from '../console'
import { renderAt, renderFor, renderUi } from '../render'

const preload = vi.fn(async () => undefined)

const pages = (first: React.ReactNode = <Link to="/two#part">go</Link>) => (
  <Routes>
    <Route element={<SiteLayout preload={preload} onPageError={() => undefined} />}>
      <Route path="/" element={first} />
      <Route path="*" element={<title>two</title>} />
    </Route>
  </Routes>
)

function Broken(): never {
  throw new Error('planted fault')
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the frame of a page', () => {
  it('starts with a skip link to the content', () => {
    renderAt('/', pages())
    const [first] = screen.getAllByRole('link')
    expect(first).toHaveTextContent(site.skip)
    expect(first).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
  })

  it('moves the focus and announces the title after a navigation, and loads the page before', async () => {
    const part = vi.spyOn(Element.prototype, 'scrollIntoView')
    const top = vi.spyOn(window, 'scrollTo')
    const { user } = renderAt('/', pages())
    await user.hover(screen.getByText('go'))
    expect(preload).toHaveBeenCalledWith('/two')
    await user.click(screen.getByText('go'))
    expect(screen.getByRole('main')).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('two')
    await user.click(screen.getByRole('link', { name: site.logo }))
    expect(top).toHaveBeenLastCalledWith(0, 0)
    part.mockRestore()
  })
})

describe('the bottom bar', () => {
  const bar = () => screen.getByRole('navigation', { name: site.quickContact })
  const at = (iso: string) => {
    vi.useFakeTimers({ now: new Date(iso), toFake: ['Date'] })
    renderFor(fullCentre, <CallBar />)
    return [...bar().querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')?.split('?')[0]])
  }
  const CALL = 'tel:+966512345678'
  const CHAT = 'https://wa.me/966512345678'

  it('says until when somebody answers (2, 29)', () => {
    expect(at('2026-11-22T21:29:00+03:00')).toEqual([
      [`${site.call} حتى 9:30 م`, CALL],
      [`${site.chatShort} `, CHAT],
    ])
  })

  it('puts the chat first while the centre is closed, and says when it answers', () => {
    expect(at('2026-11-22T21:30:00+03:00')).toEqual([
      [`${site.chatShort} نردّ غداً 4 م`, CHAT],
      [`${site.call} `, CALL],
    ])
  })

  it('says neither without hours', () => {
    const words = new RegExp(`${contact.hours.until('21:30').split(' ')[0]}|نردّ`)
    renderFor({ ...fullCentre, hours: [] }, <CallBar />)
    expect(bar()).not.toHaveTextContent(words)
  })

  it('hides while the buttons of the page are in view', () => {
    let tell: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => undefined
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof tell) {
          tell = callback
        }
        observe() {}
        disconnect() {}
      },
    )
    renderAt(paths.home, pages(<div data-contact-pair>banner</div>))
    const see = (isIntersecting: boolean) => act(() => tell([{ target: screen.getByText('banner'), isIntersecting }]))
    expect(bar()).not.toHaveAttribute('inert')
    see(true)
    expect(screen.getByLabelText(site.quickContact)).toHaveAttribute('inert')
    see(false)
    expect(bar()).not.toHaveAttribute('inert')
  })
})

describe('an administrator', () => {
  it.each<[path: string, names: string[]]>([
    [paths.home, [editLinks.videos, editLinks.figures, editLinks.partners]],
    [paths.products, [editLinks.products]],
    [paths.videos, [editLinks.videos]],
    [paths.about, [editLinks.figures]],
    [paths.team, [editLinks.directorText, editLinks.directorPhoto, editLinks.team]],
    [paths.director, [editLinks.directorText, editLinks.directorPhoto, editLinks.team]],
    [paths.installments, [editLinks.partners]],
    [paths.services, []],
  ])('finds on %s where its content is edited (56)', async (path, names) => {
    startAdminSession({ uid: 'forged', email: 'a@b.c' })
    renderAt(path, pages(null))
    const links = within(await screen.findByRole('navigation', { name: editLinks.label })).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([...names, editLinks.hours, editLinks.phones])
    for (const link of links) expect(link).toHaveAttribute('href', expect.stringMatching(/^\/admin\/dashboard\?/))
  })

  it('is nobody without a session, and where storage is blocked', () => {
    const nobody = () => expect(screen.queryByRole('navigation', { name: editLinks.label })).toBeNull()
    renderAt(paths.team, pages(null)).unmount()
    nobody()
    const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    renderAt(paths.team, pages(null))
    expect(storage).toHaveBeenCalled()
    nobody()
  })
})

describe('a fault', () => {
  it('of a page leaves a retry and a call', () => {
    expectConsole(/planted fault/)
    renderUi(
      <ErrorPage>
        <Broken />
      </ErrorPage>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent(site.error.page)
    expect(screen.getByRole('button', { name: site.error.retry })).toBeEnabled()
    expect(screen.getByRole('link', { name: site.call })).toHaveAttribute('href', expect.stringMatching(/^tel:/))
  })

  it('of a section leaves the rest of the page', () => {
    expectConsole(/planted fault/)
    renderUi(
      <>
        <SectionBoundary>
          <Broken />
        </SectionBoundary>
        <SectionBoundary isOptional>
          <Broken />
        </SectionBoundary>
        <p>rest</p>
      </>,
    )
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(screen.getByRole('alert')).toHaveTextContent(site.error.title)
    expect(screen.getByText('rest')).toBeVisible()
  })
})

it('a section hydrates the prerendered HTML in place', async () => {
  const page = (
    <StrictMode>
      <SectionBoundary>
        <button onClick={(event) => (event.currentTarget.textContent = 'pressed')}>hello</button>
      </SectionBoundary>
    </StrictMode>
  )
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = renderToString(page)
  const before = box.querySelector('button')
  const root = await act(async () => hydrateRoot(box, page))
  expect(box.querySelector('button')).toBe(before)
  await act(async () => before?.click())
  expect(before).toHaveTextContent('pressed')
  act(() => root.unmount())
  box.remove()
})

it('the 404 page shows the exact English words (24)', () => {
  renderAt('/no-such', <NotFoundPage />)
  const exact = screen.getByText('Oops! Page not found')
  expect(exact).toHaveAttribute('lang', 'en')
  expect(exact).toHaveAttribute('dir', 'ltr')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('هذه الصفحة غير موجودة')
  expect(screen.getByRole('link')).toHaveAttribute('href', paths.home)
})

describe('the head of a page', () => {
  const head = (selector: string, attribute = 'content') =>
    document.head.querySelector(selector)?.getAttribute(attribute)

  it.each(Object.entries(meta))('%s has its own title and description', (_, page) => {
    render(<PageMeta meta={page} siteUrl="https://example.com" />)
    expect(document.title).toBe(page.title)
    expect(head('meta[name=description]')).toBe(page.description)
    expect(page.description.length).toBeLessThanOrEqual(170)
    // contradictions 43, 52
    const canonical = 'canonical' in page ? `https://example.com${page.canonical}` : undefined
    expect(head('link[rel=canonical]', 'href')).toBe(canonical)
    expect(head('meta[name=robots]')).toBe('hidden' in page ? 'noindex' : undefined)
  })
})

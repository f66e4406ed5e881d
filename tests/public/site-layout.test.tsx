import { act, screen, within } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderToString } from 'react-dom/server'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { editLinks } from '../../src/copy/edit-links'
import { site } from '../../src/copy/site'
import { startAdminSession } from '../../src/data/session/admin-session'
import { defaultCentre } from '../../src/data/content/centre'
import { SiteLayout } from '../../src/layout/site-layout'
import { paths } from '../../src/paths'
import { renderAt } from '../render'

const preload = vi.fn(async () => undefined)

function pages(first: React.ReactNode = <Link to="/two#part">go</Link>) {
  return (
    <Routes>
      <Route element={<SiteLayout preload={preload} onPageError={() => undefined} />}>
        <Route
          path="/"
          element={
            <>
              <title>one</title>
              {first}
            </>
          }
        />
        <Route
          path="/two"
          element={
            <>
              <title>two</title>
              <p id="part">second</p>
            </>
          }
        />
      </Route>
    </Routes>
  )
}

afterEach(() => vi.restoreAllMocks())

describe('the frame', () => {
  it('starts with a skip link to the content', () => {
    renderAt('/', pages())
    const [first] = screen.getAllByRole('link')
    expect(first).toHaveTextContent(site.skip)
    expect(first).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
  })

  it('moves the focus and announces the title after a navigation', async () => {
    const { user } = renderAt('/', pages())
    expect(screen.getByRole('main')).not.toHaveFocus()
    await user.click(screen.getByText('go'))
    expect(screen.getByRole('main')).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('two')
  })

  it('scrolls a new page to its top', async () => {
    const top = vi.spyOn(window, 'scrollTo')
    const part = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
    const { user } = renderAt(
      '/',
      pages(
        <>
          <Link to="/two">top</Link>
          <Link to="/two#part">part</Link>
        </>,
      ),
    )
    await user.click(screen.getByText('part'))
    expect(part).toHaveBeenCalledOnce()
    expect(top).not.toHaveBeenCalled()
    await user.click(screen.getByRole('link', { name: site.logo }))
    expect(top).toHaveBeenLastCalledWith(0, 0)
  })

  it('fetches a page when its link is hovered', async () => {
    const { user } = renderAt('/', pages())
    await user.hover(screen.getByText('go'))
    expect(preload).toHaveBeenCalledWith('/two')
  })

  it('fetches a page when its link is focused', () => {
    preload.mockClear()
    renderAt('/', pages())
    act(() => screen.getByText('go').focus())
    expect(preload).toHaveBeenCalledWith('/two')
  })

  it('offers call and chat on every page', () => {
    renderAt('/two', pages()) // 2
    const bar = screen.getByRole('navigation', { name: site.quickContact })
    const [call, chat] = [...bar.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
    expect(call).toBe(`tel:${defaultCentre.phones[0]?.number}`)
    expect(chat).toContain(`wa.me/${defaultCentre.whatsapp}`)
  })
})

describe('the bottom bar', () => {
  it('watches the buttons of a page that is still loading', async () => {
    const observed: Element[] = []
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = (target: Element) => void observed.push(target)
        disconnect() {}
      },
    )
    let arrive: (page: { default: () => React.JSX.Element }) => void = () => undefined
    const Late = lazy(() => new Promise<{ default: () => React.JSX.Element }>((resolve) => (arrive = resolve)))
    renderAt(
      paths.home,
      pages(
        <Suspense>
          <Late />
        </Suspense>,
      ),
    )
    expect(observed).toEqual([])
    arrive({ default: () => <div data-contact-pair>late</div> })
    await expect.poll(() => observed).toEqual([await screen.findByText('late')])
  })

  it('hides while the buttons of the page are in view', () => {
    let tell: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => undefined
    const observed: Element[] = []
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof tell) {
          tell = callback
        }
        observe = (target: Element) => void observed.push(target)
        disconnect() {}
      },
    )
    renderAt(
      paths.home,
      pages(
        <>
          <div data-contact-pair>banner</div>
          <div data-contact-pair>closing band</div>
        </>,
      ),
    )
    const [banner, closing] = [screen.getByText('banner'), screen.getByText('closing band')]
    expect(observed).toEqual([banner, closing])
    const bar = screen.getByLabelText(site.quickContact)
    const see = (target: Element, isIntersecting: boolean) => act(() => tell([{ target, isIntersecting }]))
    expect(bar).not.toHaveAttribute('inert')
    see(banner, true)
    expect(bar).toHaveAttribute('inert')
    see(closing, true)
    see(banner, false)
    expect(bar).toHaveAttribute('inert')
    see(closing, false)
    expect(bar).not.toHaveAttribute('inert')
    vi.unstubAllGlobals()
  })
})

describe('an authenticated visitor', () => {
  const admin = { uid: 'forged', email: 'a@b.c' }
  const everyPage = (
    <Routes>
      <Route element={<SiteLayout preload={preload} onPageError={() => undefined} />}>
        <Route path="*" element={<title>page</title>} />
      </Route>
    </Routes>
  )

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
    startAdminSession(admin)
    renderAt(path, everyPage)
    const links = within(await screen.findByRole('navigation', { name: editLinks.label })).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([...names, editLinks.hours, editLinks.phones])
    for (const link of links) expect(link).toHaveAttribute('href', expect.stringMatching(/^\/admin\/dashboard\?/))
    expect(screen.queryByRole('button', { name: /حذف|تعديل/ })).toBeNull()
  })

  it('is nobody without a session or where storage is blocked', () => {
    const nobody = () => expect(screen.queryByRole('navigation', { name: editLinks.label })).toBeNull()
    renderAt(paths.team, everyPage).unmount()
    nobody()
    const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    renderAt(paths.team, everyPage)
    expect(storage).toHaveBeenCalled()
    nobody()
  })

  it('is not recognized in the prerendered page', () => {
    startAdminSession(admin)
    const html = renderToString(<MemoryRouter initialEntries={[paths.team]}>{everyPage}</MemoryRouter>)
    expect(html).not.toContain(editLinks.label)
  })
})

import { act, fireEvent, screen, within } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { editLinks } from '../../src/copy/edit-links'
import { site } from '../../src/copy/site'
import { clearAdminSession, startAdminSession } from '../../src/data/session/admin-session'
import { SectionBoundary } from '../../src/layout/boundaries'
import { Header } from '../../src/layout/header'
import { SiteLayout } from '../../src/layout/site-layout'
import { paths } from '../../src/paths'
import { expectConsole } from '../helpers/console'
import { messageOf, renderAt, renderUi } from '../helpers/render'

const preload = vi.fn(async () => undefined)
const onPageError = vi.fn()
const pages = (
  <Routes>
    <Route element={<SiteLayout preload={preload} onPageError={onPageError} />}>
      <Route path="/" element={<Link to="/two">go</Link>} />
      <Route path="/broken" element={<Broken />} />
      <Route path="*" element={<title>two</title>} />
    </Route>
  </Routes>
)

function Broken(): never {
  throw new Error('planted fault')
}

afterEach(() => {
  vi.restoreAllMocks()
  clearAdminSession()
})

describe('the header', () => {
  const menu = () => screen.getByLabelText(site.nav.menu).closest('details') as HTMLDetailsElement

  // Requirements 26, 27, 28, 29, 30
  it('the header links to the five pages, once folded behind a button, and to call and chat', () => {
    renderAt(paths.videos, <Header />)
    const five = [paths.home, paths.products, paths.videos, paths.about, paths.team]
    const navigation = screen.getAllByRole('navigation', { name: site.nav.label })
    expect(
      navigation.map((box) => [...box.querySelectorAll('a')].map((link) => link.pathname)),
    ).toEqual([five, five])
    expect(menu()).toContainElement(navigation[1] ?? null)
    expect(
      screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent),
    ).toEqual(Array(2).fill(site.nav.videos))
    expect(screen.getByRole('link', { name: site.logo })).toHaveAttribute('href', paths.home)
    const call = screen.getByRole('link', { name: site.call }).getAttribute('href') ?? ''
    for (const link of screen.getAllByRole<HTMLAnchorElement>('link', { name: site.chatShort })) {
      expect([link.host, link.pathname.slice(1)]).toEqual(['wa.me', call.replace(/\D/g, '')])
      expect(messageOf(link)).toBe(site.chatText)
    }
    expect(screen.getByRole('banner')).toHaveClass('sticky', 'top-0')
  })

  // Requirement 31
  it('the header has a shadow once the page is scrolled by more than 8 px', () => {
    renderAt('/', <Header />)
    const hasShadow = (top: number) => {
      Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
      fireEvent.scroll(window)
      return screen.getByRole('banner').classList.contains('shadow-resting')
    }
    expect([8, 9, 0].map(hasShadow)).toEqual([false, true, false])
  })

  // Requirement 28
  it('the header closes its menu after a link, Escape, and a press or the focus elsewhere', async () => {
    const { user } = renderAt('/', <Header />)
    const expectToClose = async (leave: () => Promise<void>) => {
      menu().open = true
      await leave()
      expect(menu().open).toBe(false)
    }
    await expectToClose(() => user.click(within(menu()).getByText(site.nav.about)))
    await expectToClose(async () => {
      act(() => within(menu()).getByText(site.nav.team).focus())
      await user.keyboard('{Escape}')
    })
    expect(screen.getByLabelText(site.nav.menu)).toHaveFocus()
    await expectToClose(() => user.click(document.body))
    act(() => within(menu()).getByText(site.nav.team).focus())
    await expectToClose(async () => act(() => screen.getByLabelText(site.logo).focus()))
  })

  // Safari gives a link that is pressed no focus, so that none gets what the button loses.
  it('the header keeps its menu open while nothing else takes the focus', () => {
    renderAt('/', <Header />)
    menu().open = true
    fireEvent.blur(screen.getByLabelText(site.nav.menu))
    expect(menu().open).toBe(true)
  })
})

it('a navigation loads the page before, moves the focus and announces the title at the top', async () => {
  const scroll = vi.spyOn(window, 'scrollTo')
  const { user } = renderAt('/', pages)
  const [first] = screen.getAllByRole('link')
  expect(first).toHaveTextContent(site.skip)
  expect(first).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
  await user.hover(screen.getByText('go'))
  expect(preload).toHaveBeenCalledWith('/two')
  expect(scroll).not.toHaveBeenCalled()
  await user.click(screen.getByText('go'))
  expect(scroll).toHaveBeenLastCalledWith(0, 0)
  expect(screen.getByRole('main')).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('two')
})

it('the first link skips to the content, and adds nothing to the history of the browser', async () => {
  const { user } = renderAt('/', pages)
  const before = history.length
  await user.click(screen.getByText(site.skip))
  expect(screen.getByRole('main')).toHaveFocus()
  expect([location.hash, history.length]).toEqual(['', before])
})

describe('an administrator', () => {
  // Requirement 56
  it.each<[path: string, names: string[]]>([
    [paths.home, [editLinks.videos, editLinks.figures, editLinks.partners]],
    [paths.products, [editLinks.products]],
    [paths.videos, [editLinks.videos]],
    [paths.about, [editLinks.figures]],
    [paths.team, [editLinks.directorText, editLinks.directorPhoto, editLinks.team]],
    [paths.director, [editLinks.directorText, editLinks.directorPhoto, editLinks.team]],
    [paths.installments, [editLinks.partners]],
    [paths.services, []],
  ])('an administrator finds on %s where its content is edited', async (path, names) => {
    startAdminSession({ uid: 'forged', email: 'a@b.c' })
    renderAt(path, pages)
    const box = await screen.findByLabelText(editLinks.label)
    const links = [...box.querySelectorAll('a')]
    expect(links.map((link) => link.textContent)).toEqual([
      ...names,
      editLinks.hours,
      editLinks.phones,
    ])
    const addresses = links.map((link) => link.getAttribute('href'))
    expect(new Set(addresses).size).toBe(links.length)
    for (const address of addresses) expect(address).toMatch(/^\/admin\/dashboard\?/)
  })

  it('a visitor without a session finds no links that edit the page', () => {
    renderAt(paths.team, pages)
    expect(screen.queryByLabelText(editLinks.label)).toBeNull()
  })
})

it('a page that throws leaves the menu, the phone and the chat', () => {
  expectConsole(/planted fault/)
  renderAt('/broken', pages)
  expect(screen.getByRole('alert')).toHaveTextContent(site.error.page)
  expect(onPageError).toHaveBeenCalledOnce()
  for (const name of [site.call, site.chatShort, site.nav.products])
    expect(within(screen.getByRole('banner')).getAllByRole('link', { name })).not.toHaveLength(0)
})

it('a section that throws leaves the rest of the page', () => {
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
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    expect.stringContaining(site.error.title),
  ])
  expect(screen.getByText('rest')).toBeVisible()
})

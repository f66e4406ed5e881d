import { act, fireEvent, screen, within } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { editLinks } from '../../../src/copy/edit-links'
import { site } from '../../../src/copy/site'
import {
  clearKeptSession,
  startKeptSession,
  touchKeptSession,
} from '../../../src/data/session/kept-session'
import { Header } from '../../../src/layout/header'
import { SectionBoundary } from '../../../src/layout/section-boundary'
import { SiteLayout } from '../../../src/layout/site-layout'
import { CLOCK_TOLERANCE_MS, INACTIVITY_MS, MINUTE_MS, SIGN_IN_MS } from '../../../src/limits'
import { paths } from '../../../src/paths'
import { expectConsole } from '../../helpers/console'
import { messageOf, renderAt, renderUi } from '../../helpers/render'

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
  clearKeptSession()
})

const menu = () => screen.getByLabelText(site.nav.menu).closest('details') as HTMLDetailsElement

// Requirements 26, 28, 30
it('the header links to the five pages, once in a row and once folded behind a button', () => {
  renderAt(paths.videos, <Header />)
  const five = [paths.home, paths.products, paths.videos, paths.about, paths.team]
  const navigation = screen.getAllByRole('navigation', { name: site.nav.label })
  expect(
    navigation.map((box) => [...box.querySelectorAll('a')].map((link) => link.pathname)),
  ).toEqual([five, five])
  expect(menu()).toContainElement(navigation[1] ?? null)
  expect(screen.getByRole('link', { name: site.logo })).toHaveAttribute('href', paths.home)
  expect(screen.getByRole('banner')).toHaveClass('sticky', 'top-0')
})

// Requirement 27
it('the header marks the page that is open', () => {
  renderAt(paths.videos, <Header />)
  expect(screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual(
    Array(2).fill(site.nav.videos),
  )
})

// Requirement 29
it('the header links to a call and a chat of the same number', () => {
  renderAt(paths.videos, <Header />)
  const call = screen.getByRole('link', { name: site.call }).getAttribute('href') ?? ''
  for (const link of screen.getAllByRole<HTMLAnchorElement>('link', { name: site.chatShort })) {
    expect([link.host, link.pathname.slice(1)]).toEqual(['wa.me', call.replace(/\D/g, '')])
    expect(messageOf(link)).toBe(site.chatText)
  }
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

/** Shows the header with its menu open. */
function openMenu() {
  const { user } = renderAt('/', <Header />)
  menu().open = true
  return user
}

// Requirement 28
it('the header closes its menu after a link', async () => {
  const user = openMenu()
  await user.click(within(menu()).getByText(site.nav.about))
  expect(menu().open).toBe(false)
})

it('the header closes its menu after Escape, and gives its button the focus', async () => {
  const user = openMenu()
  act(() => within(menu()).getByText(site.nav.team).focus())
  await user.keyboard('{Escape}')
  expect(menu().open).toBe(false)
  expect(screen.getByLabelText(site.nav.menu)).toHaveFocus()
})

it('the header closes its menu after a press elsewhere', async () => {
  const user = openMenu()
  await user.click(document.body)
  expect(menu().open).toBe(false)
})

it('the header closes its menu when the focus leaves it', () => {
  openMenu()
  act(() => within(menu()).getByText(site.nav.team).focus())
  act(() => screen.getByLabelText(site.logo).focus())
  expect(menu().open).toBe(false)
})

// Safari gives a link that is pressed no focus, so that none gets what the button loses.
it('the header keeps its menu open while nothing else takes the focus', () => {
  openMenu()
  fireEvent.blur(screen.getByLabelText(site.nav.menu))
  expect(menu().open).toBe(true)
})

it('a link loads the page to which it leads when it is pointed at', async () => {
  const scroll = vi.spyOn(window, 'scrollTo')
  const { user } = renderAt('/', pages)
  await user.hover(screen.getByText('go'))
  expect(preload).toHaveBeenCalledWith('/two')
  expect(scroll).not.toHaveBeenCalled()
})

it('a navigation moves to the top, gives the content the focus and announces the title', async () => {
  const scroll = vi.spyOn(window, 'scrollTo')
  const { user } = renderAt('/', pages)
  await user.click(screen.getByText('go'))
  expect(scroll).toHaveBeenLastCalledWith(0, 0)
  expect(screen.getByRole('main')).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('two')
})

it('a link of the menu to the open page gives the content the focus', async () => {
  const { user } = renderAt(paths.team, pages)
  menu().open = true
  act(() => within(menu()).getByText(site.nav.team).focus())
  await user.keyboard('{Enter}')
  expect(menu().open).toBe(false)
  expect(screen.getByRole('main')).toHaveFocus()
})

it('the first link skips to the content, and adds nothing to the history of the browser', async () => {
  const { user } = renderAt('/', pages)
  const [first] = screen.getAllByRole('link')
  expect(first).toHaveTextContent(site.skip)
  expect(first).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
  const before = history.length
  await user.click(screen.getByText(site.skip))
  expect(screen.getByRole('main')).toHaveFocus()
  expect([location.hash, history.length]).toEqual(['', before])
})

// Requirement 56
it.each<[path: string, names: string[]]>([
  [
    paths.home,
    [
      editLinks.videos,
      editLinks['director-text'],
      editLinks.director,
      editLinks.figures,
      editLinks.partners,
    ],
  ],
  [paths.products, [editLinks.products]],
  [paths.videos, [editLinks.videos]],
  [paths.about, [editLinks.figures]],
  [paths.team, [editLinks['director-text'], editLinks.director, editLinks.team]],
  [paths.director, [editLinks['director-text'], editLinks.director, editLinks.team]],
  [paths.installments, [editLinks.partners]],
  [paths.services, [editLinks.figures]],
  [paths.privacy, []],
])('an administrator finds on %s where its content is edited', async (path, names) => {
  startKeptSession({ uid: 'forged', email: 'a@b.c' })
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

it.each<[reason: string, age: number]>([
  ['by inactivity', INACTIVITY_MS],
  ['12 hours after the sign-in', SIGN_IN_MS],
  ['because the clock was set back', -2 * CLOCK_TOLERANCE_MS],
])('a session that has ended %s shows no links that edit the page', async (_, age) => {
  const now = Date.now()
  startKeptSession({ uid: 'u1', email: 'a@b.c' }, now - age)
  // The administrator was active until a minute before the 12 hours.
  if (age === SIGN_IN_MS)
    for (let time = now - age; time < now - MINUTE_MS; time += MINUTE_MS) touchKeptSession(time)
  renderAt(paths.services, pages)
  await act(() => import('../../../src/layout/edit-links'))
  expect(screen.queryByLabelText(editLinks.label)).toBeNull()
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

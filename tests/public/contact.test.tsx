import { act, fireEvent, renderHook, screen } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { contact } from '../../src/copy/contact'
import { site } from '../../src/copy/site'
import { defaultCentre } from '../../src/data/content/centre'
import { useOpenState } from '../../src/layout/use-open-state'
import { isolate } from '../../src/lib/words'
import { CallBar } from '../../src/layout/call-bar'
import { Visit } from '../../src/pages/sections/visit'
import { emptyCentre, fullCentre } from '../centre'
import { renderFor, setClock } from '../render'

const lines = () => screen.queryAllByRole('term').map((term) => term.parentElement?.textContent)

describe('opening hours and place', () => {
  it('are hidden as far as they are not given', () => {
    const { container, unmount } = renderFor(emptyCentre, <Visit />)
    expect(container).toBeEmptyDOMElement()
    unmount()
    renderFor({ ...defaultCentre, hours: fullCentre.hours }, <Visit />)
    expect(screen.queryByText(contact.place.title)).toBeNull()
    expect(screen.getAllByText(contact.hours.title)).not.toHaveLength(0)
  })

  it('show the week, the address, the parking and a link to the map, which loads nothing', () => {
    renderFor({ ...fullCentre, exceptions: [] }, <Visit />)
    expect(lines()).toEqual(['من الأحد إلى الخميسمن 4 م إلى 9:30 م', 'السبتمن 9 ص إلى 12 ظهراً', 'الجمعةمغلق'])
    expect(screen.getByText('طريق الملك فهد، مبنى 12، الرياض')).toBeVisible()
    expect(screen.getByText(fullCentre.parking)).toBeVisible()
    expect(screen.getByRole('link', { name: contact.place.map })).toHaveAttribute('href', fullCentre.mapUrl)
    expect(document.querySelector('iframe, img')).toBeNull()
  })

  it('change from closed to open on an open page, by the time of Riyadh', () => {
    setClock('22T15:59:30', 'setInterval', 'clearInterval')
    renderFor(fullCentre, <Visit />)
    expect(screen.getByText('مغلق الآن، ونفتح اليوم الساعة 4 عصراً')).toBeVisible()
    act(() => void vi.advanceTimersByTime(60_000))
    expect(screen.getByText('مفتوح الآن حتى 9:30 مساءً')).toBeVisible()
  })

  it('stay the newer ones a minute after they have changed', () => {
    setClock('22T10:00', 'setInterval', 'clearInterval')
    const { result, rerender, unmount } = renderHook(useOpenState, { initialProps: fullCentre })
    rerender({ ...fullCentre, hours: [{ days: [0], opens: '09:00', closes: '12:00' }] })
    expect(result.current.open).toMatchObject({ isOpen: true })
    act(() => void vi.advanceTimersByTime(60_000))
    expect(result.current.open).toMatchObject({ isOpen: true })
    unmount()
    expect(vi.getTimerCount(), 'timers left').toBe(0)
  })

  it('announce the exceptions of the next two weeks with their note, and are called by it while they are on', () => {
    setClock('24T12:00')
    const later = { from: '2026-12-20', to: '2026-12-20', opens: '', closes: '', note: 'بعيدة' }
    const night = { from: '2026-11-30', to: '2026-11-30', opens: '20:00', closes: '23:00', note: '' }
    renderFor({ ...fullCentre, exceptions: [later, night, ...fullCentre.exceptions] }, <Visit />)
    expect(screen.getByText(contact.hours.exceptions)).toBeVisible()
    expect(lines().slice(3)).toEqual(['من 24 نوفمبر إلى 25 نوفمبرمغلقإجازة قصيرة', '30 نوفمبرمن 8 م إلى 11 م'])
    expect(screen.getByText(`${isolate('إجازة قصيرة')}: مغلق الآن، ونفتح يوم الخميس الساعة 4 عصراً`)).toBeVisible()
  })
})

describe('the bottom bar', () => {
  const bar = () => screen.getByLabelText(site.quickContact)
  const links = () =>
    [...bar().querySelectorAll('a')].map((link) => [link.textContent.trim(), link.getAttribute('href')?.split('?')[0]])
  const CALL = 'tel:+966512345678'
  const CHAT = 'https://wa.me/966512345678'
  const { call, chatShort } = site

  it.each([
    ['says until when somebody answers (2, 29)', '22T21:29', [`${call} حتى 9:30 م`, CALL], [chatShort, CHAT]],
    [
      'has the chat first, and its answer, while it is closed',
      '22T21:30',
      [`${chatShort} نردّ غداً 4 م`, CHAT],
      [call, CALL],
    ],
    ['says neither without hours', '', [call, CALL], [chatShort, CHAT]],
  ])('%s', (_, time, ...expected) => {
    if (time) setClock(time)
    renderFor({ ...fullCentre, hours: time ? fullCentre.hours : [] }, <CallBar />)
    expect(links()).toEqual(expected)
  })

  it('hides while buttons of the page are in view, also ones that arrive later', async () => {
    let tell: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => undefined
    const watched = new Set<Element>()
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof tell) {
          tell = callback
        }
        observe = (element: Element) => watched.add(element)
        disconnect() {}
      },
    )
    renderFor(
      fullCentre,
      <>
        <CallBar />
        <Link to="/next">next</Link>
      </>,
    )
    const pairs = [document.createElement('div'), document.createElement('div')] as const
    for (const pair of pairs) pair.dataset['contactPair'] = ''
    await act(async () => document.body.append(...pairs))
    expect(watched).toEqual(new Set(pairs))
    const see = (target: Element, isIntersecting: boolean) => act(() => tell([{ target, isIntersecting }]))
    expect(bar()).not.toHaveAttribute('inert')
    see(pairs[0], true)
    see(pairs[1], true)
    see(pairs[0], false)
    expect(bar()).toHaveAttribute('inert')
    see(pairs[1], false)
    expect(bar()).not.toHaveAttribute('inert')
    watched.clear()
    fireEvent.click(screen.getByText('next'))
    expect(watched, 'of the next page').toEqual(new Set(pairs))
    vi.unstubAllGlobals()
  })
})

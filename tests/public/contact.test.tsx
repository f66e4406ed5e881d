import { act, renderHook, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { contact } from '../../src/copy/contact'
import { site } from '../../src/copy/site'
import { defaultCentre } from '../../src/data/content/centre'
import { CallBar } from '../../src/layout/call-bar'
import { ContactLinks } from '../../src/layout/contact-links'
import { Header } from '../../src/layout/header'
import { useOpeningNow } from '../../src/layout/use-opening-now'
import { isolate } from '../../src/lib/words'
import { Visit } from '../../src/pages/sections/visit'
import { emptyCentre, fullCentre } from '../fixtures/centre'
import { renderFor, setClock } from '../helpers/render'

/** As it is read: the spaces at which no line ends are spaces, too. */
const said = (text: string) => text.replaceAll('\u00a0', ' ')

const lines = () =>
  screen.queryAllByRole('term').map((term) => said(term.parentElement?.textContent ?? ''))

describe('opening hours and address', () => {
  it('opening hours and address are left out where the centre has not entered them', () => {
    const { container, unmount } = renderFor(emptyCentre, <Visit />)
    expect(container).toBeEmptyDOMElement()
    unmount()
    renderFor({ ...defaultCentre, hours: fullCentre.hours }, <Visit />)
    expect(screen.queryByText(contact.address.title)).toBeNull()
    expect(screen.getAllByText(contact.hours.title)).not.toHaveLength(0)
  })

  it('opening hours and address show week, parking and a link to a map, and load nothing', () => {
    setClock('22T17:00')
    renderFor({ ...fullCentre, exceptions: [] }, <Visit />)
    expect(screen.getByText('مفتوح الآن حتى 9:30 مساءً')).toBeVisible()
    expect(lines()).toEqual([
      'من الأحد إلى الخميسمن 4 م إلى 9:30 م',
      'السبتمن 9 ص إلى 12 ظهراً',
      'الجمعةمغلق',
    ])
    expect(screen.getByText('طريق الملك فهد، مبنى 12، الرياض')).toBeVisible()
    expect(screen.getByText(fullCentre.parking)).toBeVisible()
    expect(screen.getByRole('link', { name: contact.address.map })).toHaveAttribute(
      'href',
      fullCentre.mapUrl,
    )
    expect(document.querySelector('iframe, img')).toBeNull()
  })

  it('an open page changes from closed to open by the time of Riyadh and the newest hours', () => {
    setClock('22T15:59:30', 'setInterval', 'clearInterval')
    const { result, rerender, unmount } = renderHook(useOpeningNow, { initialProps: fullCentre })
    const isOpenAfterMinute = () => {
      act(() => void vi.advanceTimersByTime(60_000))
      return result.current.open?.isOpen
    }
    expect(result.current.open).toMatchObject({ isOpen: false, inDays: 0 })
    expect(isOpenAfterMinute()).toBe(true)
    rerender({ ...fullCentre, hours: [{ days: [0], opens: '09:00', closes: '12:00' }] })
    expect(isOpenAfterMinute()).toBe(false)
    unmount()
    expect(vi.getTimerCount(), 'timers left').toBe(0)
  })

  it('the opening hours stop listening for a page that wakes when they are gone', () => {
    const [add, remove] = [
      vi.spyOn(globalThis, 'addEventListener'),
      vi.spyOn(globalThis, 'removeEventListener'),
    ]
    const waking = (calls: unknown[][]) =>
      calls.filter(([name]) =>
        ['visibilitychange', 'pageshow', 'focus', 'online'].includes(String(name)),
      )
    const { unmount } = renderHook(useOpeningNow, { initialProps: fullCentre })
    const added = waking(add.mock.calls)
    unmount()
    expect(added.length).toBeGreaterThanOrEqual(4)
    expect(waking(remove.mock.calls)).toEqual(expect.arrayContaining(added))
    add.mockRestore()
    remove.mockRestore()
  })

  it.each([
    ['shows again', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
    ['comes back from the cache of the browser', () => dispatchEvent(new Event('pageshow'))],
    ['gets the focus', () => dispatchEvent(new Event('focus'))],
    ['finds the network again', () => dispatchEvent(new Event('online'))],
  ])(
    'a page that slept over night knows at once that the centre is closed when it %s',
    (_, wake) => {
      setClock('22T17:00')
      const { result } = renderHook(() => useOpeningNow(fullCentre))
      expect(result.current.open?.isOpen).toBe(true)
      setClock('23T07:00')
      act(() => void wake())
      expect(result.current).toMatchObject({ open: { isOpen: false, inDays: 0 }, near: [{}] })
    },
  )

  it('the opening hours announce exceptions two weeks before, and name one by its note meanwhile', () => {
    setClock('24T12:00')
    const later = { from: '2026-12-20', to: '2026-12-20', opens: '', closes: '', note: 'بعيدة' }
    const night = {
      from: '2026-11-30',
      to: '2026-11-30',
      opens: '20:00',
      closes: '23:00',
      note: '',
    }
    renderFor({ ...fullCentre, exceptions: [later, night, ...fullCentre.exceptions] }, <Visit />)
    expect(screen.getByText(contact.hours.exceptions)).toBeVisible()
    expect(lines().slice(3)).toEqual([
      'من 24 إلى 25 نوفمبرمغلقإجازة قصيرة',
      '30 نوفمبرمن 8 م إلى 11 م',
    ])
    expect(
      screen.getByText(`${isolate('إجازة قصيرة')}: مغلق الآن، ونفتح يوم الخميس الساعة 4 عصراً`),
    ).toBeVisible()
  })
})

describe('call and chat beside each other', () => {
  const FILLED = 'bg-secondary'
  const PLACES: [string, () => ReactElement][] = [
    ['the banner', () => <ContactLinks />],
    ['a closing band', () => <ContactLinks on="night" />],
    ['the header and its menu', () => <Header />],
    ['the bottom bar', () => <CallBar />],
  ]
  const looks = () =>
    screen.getAllByRole('link').flatMap((link) => {
      const href = link.getAttribute('href') ?? ''
      if (href.startsWith('tel:')) return [['call', /bg-(booking|primary)\b/.test(link.className)]]
      return href.includes('wa.me') ? [['chat', link.classList.contains(FILLED)]] : []
    })

  it.each(PLACES)(
    'the chat is filled and the call outlined in %s while the centre is closed',
    (_, place) => {
      setClock('22T23:00')
      renderFor(fullCentre, place())
      expect(looks().length).toBeGreaterThan(1)
      for (const [what, isFilled] of looks()) expect(isFilled, String(what)).toBe(what === 'chat')
    },
  )

  it.each(PLACES)(
    'the call is filled in %s while the centre is open, and without hours',
    (_, place) => {
      setClock('22T17:00')
      const { unmount } = renderFor(fullCentre, place())
      for (const [what, isFilled] of looks()) expect(isFilled, String(what)).toBe(what === 'call')
      unmount()
      renderFor({ ...fullCentre, hours: [] }, place())
      for (const [what, isFilled] of looks()) expect(isFilled, String(what)).toBe(what === 'call')
    },
  )
})

describe('the bottom bar', () => {
  const bar = () => screen.getByLabelText(site.quickContact)
  const links = () =>
    [...bar().querySelectorAll('a')].map((link) => [
      said(link.textContent.trim()),
      link.getAttribute('href')?.split('?')[0],
    ])
  const CALL = 'tel:+966512345678'
  const CHAT = 'https://wa.me/966512345678'
  const { call, chatShort } = site

  // Requirements 2, 29
  it.each([
    [
      'says until when somebody answers',
      '22T21:29',
      [`${call} حتى 9:30 م`, CALL],
      [chatShort, CHAT],
    ],
    [
      'has the chat first, and its answer, while it is closed',
      '22T21:30',
      [`${chatShort} نردّ غداً بعد 4 م`, CHAT],
      [call, CALL],
    ],
    ['says neither without hours', '', [call, CALL], [chatShort, CHAT]],
  ])('the bottom bar %s', (_, time, ...expected) => {
    if (time) setClock(time)
    renderFor({ ...fullCentre, hours: time ? fullCentre.hours : [] }, <CallBar />)
    expect(links()).toEqual(expected)
  })
})

import { act, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { site } from '../../../src/copy/site'
import { CallBar } from '../../../src/layout/call-bar'
import { watchPair } from '../../../src/layout/contact-pair'
import { fullCentre } from '../../fixtures/centre'
import { breakable } from '../../helpers/plain-words'
import { renderFor, setClock } from '../../helpers/render'

const bar = () => screen.getByLabelText(site.quickContact)
const links = () =>
  [...bar().querySelectorAll('a')].map((link) => [
    breakable(link.textContent.trim()),
    link.getAttribute('href')?.split('?')[0],
  ])
const CALL = 'tel:+966512345678'
const CHAT = 'https://wa.me/966512345678'
const { call, chatShort } = site

// Requirements 2, 29
it.each([
  ['says until when somebody answers', '22T21:29', [`${call} حتى 9:30 م`, CALL], [chatShort, CHAT]],
  [
    'has the chat first, and its answer, while it is closed',
    '22T21:30',
    [`${chatShort} نردّ غداً بعد 4 م`, CHAT],
    [call, CALL],
  ],
])('the bottom bar %s', (_, time, ...expected) => {
  setClock(time)
  renderFor(fullCentre, <CallBar />)
  expect(links()).toEqual(expected)
})

it('the bottom bar says neither of a centre without hours', () => {
  setClock('22T21:29')
  renderFor({ ...fullCentre, hours: [] }, <CallBar />)
  expect(links()).toEqual([
    [call, CALL],
    [chatShort, CHAT],
  ])
})

it('the bottom bar hides while buttons of the page are in view, and is back on the next page', () => {
  let see: (isIntersecting: boolean) => void = () => undefined
  const Observer = class {
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
      see = (isIntersecting) => seen([{ isIntersecting }])
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  onTestFinished(() => void vi.unstubAllGlobals())
  renderFor(fullCentre, <CallBar />)
  const { unmount } = render(<div ref={watchPair} />)
  expect(bar()).not.toHaveAttribute('inert')
  act(() => see(true))
  expect(bar()).toHaveAttribute('inert')
  act(unmount)
  expect(bar()).not.toHaveAttribute('inert')
})

import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { CallBar } from '../../../src/layout/call-bar'
import { ContactLinks } from '../../../src/layout/contact-links'
import { Header } from '../../../src/layout/header'
import { fullCentre } from '../../fixtures/centre'
import { renderFor, setClock } from '../../helpers/render'

describe('call and chat beside each other', () => {
  const FILLED = 'bg-secondary'
  const PLACES: [string, () => ReactElement][] = [
    ['the banner', () => <ContactLinks />],
    ['a closing band', () => <ContactLinks on="night" />],
    ['the header and its menu', () => <Header />],
    ['the bottom bar', () => <CallBar />],
  ]
  /** Which of the links are filled; there is at least one of each. */
  const looks = () => {
    const found = screen.getAllByRole('link').flatMap((link) => {
      const href = link.getAttribute('href') ?? ''
      if (href.startsWith('tel:')) return [['call', /bg-(booking|primary)\b/.test(link.className)]]
      return href.includes('wa.me') ? [['chat', link.classList.contains(FILLED)]] : []
    })
    expect(new Set(found.map(([what]) => what))).toEqual(new Set(['call', 'chat']))
    return found
  }

  it.each(PLACES)(
    'the chat is filled and the call outlined in %s while the centre is closed',
    (_, place) => {
      setClock('22T23:00')
      renderFor(fullCentre, place())
      for (const [what, isFilled] of looks()) expect(isFilled, String(what)).toBe(what === 'chat')
    },
  )

  it.each(PLACES)('the chat is filled in %s of a centre that has no known opening', (_, place) => {
    setClock('24T12:00')
    renderFor({ ...fullCentre, hours: [] }, place())
    for (const [what, isFilled] of looks()) expect(isFilled, String(what)).toBe(what === 'chat')
  })

  it.each(PLACES)('the call is filled in %s while the centre is open', (_, place) => {
    setClock('22T17:00')
    renderFor(fullCentre, place())
    for (const [what, isFilled] of looks()) expect(isFilled, String(what)).toBe(what === 'call')
  })

  it.each(PLACES)('the call is filled in %s of a centre without hours', (_, place) => {
    setClock('22T23:00')
    renderFor({ ...fullCentre, hours: [] }, place())
    for (const [what, isFilled] of looks()) expect(isFilled, String(what)).toBe(what === 'call')
  })
})

import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { site } from '../../src/copy/site'
import { defaultCentre } from '../../src/data/content/centre'
import { Header } from '../../src/layout/header'
import { NAV_SHADOW_PX } from '../../src/limits'
import { paths } from '../../src/paths'
import { renderAt } from '../render'

const FIVE = [paths.home, paths.products, paths.videos, paths.about, paths.team]

function hrefs(box: HTMLElement): (string | null)[] {
  return within(box)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
}

function menu(): HTMLDetailsElement {
  const box = screen.getByLabelText(site.nav.menu).closest('details')
  if (!box) throw new Error('no menu')
  return box
}

function scrollTo(top: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
    fireEvent.scroll(window)
  })
}

describe('the bar', () => {
  it('links to the five pages', () => {
    renderAt('/', <Header />) // 27 28
    const [wide, folded] = screen.getAllByRole('navigation', { name: site.nav.label })
    expect(wide && hrefs(wide)).toEqual(FIVE)
    expect(folded && hrefs(folded)).toEqual(FIVE)
  })

  it('links to further pages in a navigation of its own', () => {
    renderAt('/', <Header />)
    const [wide, folded] = screen.getAllByRole('navigation', { name: site.nav.more })
    expect(wide && hrefs(wide)).toEqual([paths.services])
    expect(folded && hrefs(folded)).toEqual([paths.services, paths.installments])
    expect(menu()).toContainElement(folded ?? null)
    for (const nav of screen.getAllByRole('navigation')) expect(nav.querySelector('nav')).toBeNull()
  })

  it('marks only the current page', () => {
    renderAt(paths.videos, <Header />)
    const current = screen.getAllByRole('link', { current: 'page' })
    expect(current.map((link) => link.textContent)).toEqual([site.nav.videos, site.nav.videos])
  })

  it('marks a page of the second navigation', () => {
    renderAt(paths.services, <Header />)
    const current = screen.getAllByRole('link', { current: 'page' })
    expect(current.map((link) => link.textContent)).toEqual([site.nav.services, site.nav.services])
  })

  it('leads home from the logo', () => {
    renderAt(paths.team, <Header />) // 30
    expect(screen.getByRole('link', { name: site.logo })).toHaveAttribute('href', paths.home)
  })

  it('offers call and chat at the same number', () => {
    renderAt('/', <Header />) // 29
    const call = screen.getByRole('link', { name: site.call }).getAttribute('href') ?? ''
    const chat = screen.getByRole('link', { name: new RegExp(site.chatShort) }).getAttribute('href') ?? ''
    expect(call).toBe(`tel:${defaultCentre.phones[0]?.number}`)
    expect(new URL(chat).hostname).toBe('wa.me')
    expect(new URL(chat).pathname.slice(1)).toBe(call.replace(/\D/g, ''))
    expect(decodeURIComponent(new URL(chat).search)).toContain(site.chatText)
  })

  it('has a shadow after scrolling more than 8 px', () => {
    renderAt('/', <Header />) // 31
    const bar = screen.getByRole('banner')
    scrollTo(NAV_SHADOW_PX)
    expect(bar).not.toHaveClass('shadow-header')
    scrollTo(NAV_SHADOW_PX + 1)
    expect(bar).toHaveClass('shadow-header')
    scrollTo(0)
    expect(bar).not.toHaveClass('shadow-header')
  })

  it('sticks to the top', () => {
    renderAt('/', <Header />) // 26
    expect(screen.getByRole('banner')).toHaveClass('sticky', 'top-0')
  })
})

describe('the menu', () => {
  it('closes after a link was followed', async () => {
    const { user } = renderAt('/', <Header />) // 28
    menu().open = true
    await user.click(within(menu()).getByRole('link', { name: site.nav.about }))
    expect(menu().open).toBe(false)
  })

  it('returns the focus to the toggle on Escape', async () => {
    const { user } = renderAt('/', <Header />) // 28
    menu().open = true
    act(() => within(menu()).getByRole('link', { name: site.nav.team }).focus())
    await user.keyboard('{Escape}')
    expect(menu().open).toBe(false)
    expect(screen.getByLabelText(site.nav.menu)).toHaveFocus()
  })

  it('closes when something else is touched or focused', async () => {
    const { user } = renderAt(
      '/',
      <>
        <Header />
        <button type="button">else</button>
      </>,
    )
    menu().open = true
    await user.click(screen.getByText('else'))
    expect(menu().open).toBe(false)
  })

  it('stays open when it was opened before hydration', () => {
    const page = (
      <MemoryRouter>
        <Header />
      </MemoryRouter>
    )
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page)
    menu().open = true
    render(page, { container, hydrate: true })
    expect(menu().open).toBe(true)
  })
})

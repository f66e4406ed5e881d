import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { config } from '../../src/config'
import { installments } from '../../src/copy/installments'
import { uiCopy } from '../../src/copy/ui'
import { FOOTER_PARTNERS, PARTNERS_EVENT, PARTNERS_KEY, PARTNERS_SHOWN } from '../../src/limits'
import { InstallmentsPage } from '../../src/pages/installments-page'
import { PartnersGrid } from '../../src/pages/sections/partners-grid'
import { renderAt } from '../render'

const store = (partners: unknown) => localStorage.setItem(PARTNERS_KEY, JSON.stringify(partners))
const partner = (order: number, rest = {}) => ({ id: `p${order}`, name: `Partner ${order}`, logo: '', order, ...rest })
/** Leaves out the drawn initials. */
const names = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('[aria-hidden] + span')?.textContent)

describe('the instalment partners', () => {
  it('are ten by default (69, 70)', () => {
    renderAt('/', <PartnersGrid />)
    expect(PARTNERS_SHOWN).toBe(10)
    expect(names()).toEqual([...config.partners])
    expect(config.partners.slice(0, FOOTER_PARTNERS)).toHaveLength(8)
  })

  it('are read from installmentPartners in this browser (69, 70)', () => {
    expect(PARTNERS_KEY).toBe('installmentPartners')
    store(Array.from({ length: 12 }, (_, index) => partner(12 - index)))
    renderAt('/', <PartnersGrid />)
    expect(names()).toEqual(Array.from({ length: 10 }, (_, index) => `Partner ${index + 1}`))
  })

  it('show the name where the logo fails (69)', () => {
    store([partner(1, { logo: 'https://example.com/logo.svg' })])
    renderAt('/', <PartnersGrid />)
    const logo = screen.getByRole('img', { name: 'Partner 1' })
    expect(logo).toHaveAttribute('src', 'https://example.com/logo.svg')
    fireEvent.error(logo)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(screen.getByText('Partner 1')).toBeVisible()
  })

  it('have the initial of their name for a logo (69)', () => {
    renderAt('/', <PartnersGrid />)
    const drawn = screen.getAllByRole('listitem').map((item) => item.querySelector('[aria-hidden]')?.textContent)
    expect(drawn).toEqual(['أ', 'ث', 'ث', 'ر', 'خ', 'س', 'س', 'ث', 'د', 'م'])
  })

  it('are read again on installmentPartnersChanged (71)', () => {
    expect(PARTNERS_EVENT).toBe('installmentPartnersChanged')
    renderAt('/', <PartnersGrid />)
    store([partner(1)])
    act(() => void window.dispatchEvent(new Event(PARTNERS_EVENT)))
    expect(names()).toEqual(['Partner 1'])
    store([partner(2)])
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: PARTNERS_KEY })))
    expect(names()).toEqual(['Partner 2'])
    // Everything was cleared.
    localStorage.clear()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
    expect(names()).toEqual([...config.partners])
    store([partner(3)])
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'other' })))
    expect(names()).toEqual([...config.partners])
  })

  it.each(['not json', '{}', '[]', '[{"id":1}]', 'null'])('stay the defaults when the browser holds %s', (text) => {
    localStorage.setItem(PARTNERS_KEY, text)
    renderAt('/', <PartnersGrid />)
    expect(names()).toEqual([...config.partners])
  })

  it('fold after five on phones of the home page', () => {
    renderAt('/', <PartnersGrid folded />)
    expect(screen.getByText(uiCopy.fold.all(10))).toBeVisible()
    const [first, rest] = screen.getAllByRole('list', { name: installments.listLabel })
    for (const list of [first, rest]) expect(within(list as HTMLElement).getAllByRole('listitem')).toHaveLength(5)
  })
})

describe('/installments', () => {
  it('shows only the partners (4, 19)', () => {
    const { container } = renderAt('/installments', <InstallmentsPage />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ادفع بالبطاقة أو بالتقسيط')
    expect(within(screen.getByRole('list', { name: installments.listLabel })).getAllByRole('listitem')).toHaveLength(10)
    expect(container.querySelectorAll('section, ul, ol')).toHaveLength(2)
    expect(screen.getAllByRole('heading')).toHaveLength(1)
    // The full page folds nothing.
    expect(document.querySelector('details')).toBeNull()
  })
})

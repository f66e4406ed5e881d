import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { installments } from '../../src/copy/installments'
import { site } from '../../src/copy/site'
import { uiCopy } from '../../src/copy/ui'
import type { ShownCentre } from '../../src/data/pages/shown-centre'
import { FOOTER_PARTNERS, PARTNERS_EVENT, PARTNERS_KEY, PARTNERS_SHOWN } from '../../src/limits'
import { PartnersSection } from '../../src/pages/home/partners-section'
import { InstallmentsPage } from '../../src/pages/installments-page'
import { emptyCentre, fullCentre } from '../centre'
import { renderAt, renderFor } from '../render'
import { CONDITIONS, limitStorage } from '../storage-conditions'

const store = (partners: unknown) => localStorage.setItem(PARTNERS_KEY, JSON.stringify(partners))
const stored = () => JSON.parse(localStorage.getItem(PARTNERS_KEY) ?? 'null') as { name: string; updatedAt: string }[]
const partner = (order: number, rest = {}) => ({ id: `p${order}`, name: `Partner ${order}`, logo: '', order, ...rest })
/** Leaves out the drawn initials. */
const names = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('[aria-hidden] + span')?.textContent)
const TEN = fullCentre.partners.map(({ name }) => name)

describe('the instalment partners', () => {
  it('are up to ten from the details of the centre (69)', () => {
    renderFor(fullCentre, <InstallmentsPage />)
    expect(PARTNERS_SHOWN).toBe(10)
    expect(names()).toEqual(TEN)
    expect(FOOTER_PARTNERS).toBe(8)
  })

  it('are read from installmentPartners in this browser (69, 70)', () => {
    expect(PARTNERS_KEY).toBe('installmentPartners')
    store(Array.from({ length: 12 }, (_, index) => partner(12 - index)))
    renderAt('/', <InstallmentsPage />)
    expect(names()).toEqual(Array.from({ length: 10 }, (_, index) => `Partner ${index + 1}`))
  })

  it('show the name where the logo fails (69)', () => {
    store([partner(1, { logo: 'https://example.com/logo.svg' })])
    renderAt('/', <InstallmentsPage />)
    const logo = within(screen.getByRole('list')).getByRole('img', { name: 'Partner 1' })
    expect(logo).toHaveAttribute('src', 'https://example.com/logo.svg')
    fireEvent.error(logo)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(screen.getByText('Partner 1')).toBeVisible()
  })

  it('have the initial of their name for a logo (69)', () => {
    store(['شركة الأولى', 'رفيق للتمويل', 'البوابة', 'شركة'].map((name, order) => partner(order, { name })))
    renderAt('/', <InstallmentsPage />)
    const drawn = screen.getAllByRole('listitem').map((item) => item.querySelector('[aria-hidden]')?.textContent)
    expect(drawn).toEqual(['أ', 'ر', 'ب', 'ش'])
  })

  it('are read again on installmentPartnersChanged and on a change in another tab (71)', () => {
    expect(PARTNERS_EVENT).toBe('installmentPartnersChanged')
    renderFor(fullCentre, <InstallmentsPage />)
    store([partner(1)])
    act(() => void window.dispatchEvent(new Event(PARTNERS_EVENT)))
    expect(names()).toEqual(['Partner 1'])
    store([partner(2)])
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: PARTNERS_KEY })))
    expect(names()).toEqual(['Partner 2'])
    // Everything was cleared.
    localStorage.clear()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
    expect(names()).toEqual(TEN)
    store([partner(3)])
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'other' })))
    expect(names()).toEqual(TEN)
  })

  it.each(['not json', '{}', '[]', '[{"id":1}]', 'null'])('are those of the centre when storage holds %s', (text) => {
    localStorage.setItem(PARTNERS_KEY, text)
    renderFor(fullCentre, <InstallmentsPage />)
    expect(names()).toEqual(TEN)
  })

  it.each(CONDITIONS)('are those of the centre when storage is %s (70)', (condition) => {
    limitStorage(condition)
    renderFor(fullCentre, <InstallmentsPage />)
    vi.restoreAllMocks()
    expect(names()).toEqual(TEN)
  })

  it('fold after five on phones of the home page', () => {
    renderFor(fullCentre, <PartnersSection />)
    expect(screen.getByText(uiCopy.fold.all(10))).toBeVisible()
    const [first, rest] = screen.getAllByRole('list', { name: installments.listLabel })
    for (const list of [first, rest]) expect(within(list as HTMLElement).getAllByRole('listitem')).toHaveLength(5)
  })

  it('have no section on the home page when an empty list was saved', () => {
    const { container } = renderFor(emptyCentre, <PartnersSection />)
    expect(container).toBeEmptyDOMElement()
  })
})

describe('the cache of the partners', () => {
  const saved = (day: number, ...orders: number[]): ShownCentre => ({
    ...fullCentre,
    partners: orders.map((order) => partner(order)),
    updatedAt: new Date(Date.UTC(2026, 0, day)),
  })

  it('holds the shown partners and when they were saved', () => {
    renderFor(saved(5, 1, 2), <InstallmentsPage />)
    expect(stored()).toEqual([1, 2].map((order) => partner(order, { updatedAt: '2026-01-05T00:00:00.000Z' })))
  })

  it('never wins over newer details', () => {
    renderFor(saved(5, 1), <InstallmentsPage />).unmount()
    renderFor(saved(6, 2), <InstallmentsPage />)
    expect(names()).toEqual(['Partner 2'])
    expect(stored().map(({ name }) => name)).toEqual(['Partner 2'])
  })

  it('is emptied by newer details without partners', () => {
    renderFor(saved(5, 1), <InstallmentsPage />).unmount()
    renderFor(saved(6), <InstallmentsPage />)
    expect(names()).toEqual([])
    expect(localStorage.getItem(PARTNERS_KEY)).toBeNull()
  })

  it('leaves partners that something else stored', () => {
    store([partner(7)])
    renderFor(saved(5, 1), <InstallmentsPage />)
    expect(names()).toEqual(['Partner 7'])
    expect(stored()).toEqual([partner(7)])
  })
})

describe('/installments', () => {
  it('shows only the partners (4, 19)', () => {
    const { container } = renderFor(fullCentre, <InstallmentsPage />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ادفع بالبطاقة أو بالتقسيط')
    expect(screen.getByText(installments.page.lead)).toBeVisible()
    expect(within(screen.getByRole('list', { name: installments.listLabel })).getAllByRole('listitem')).toHaveLength(10)
    // The closing band leads on.
    expect(container.querySelectorAll('section, ul, ol')).toHaveLength(3)
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      installments.page.title,
      installments.closing.title,
    ])
    // The full page folds nothing.
    expect(document.querySelector('details')).toBeNull()
  })

  it('says how to ask about instalments without partners', () => {
    renderFor(emptyCentre, <InstallmentsPage />)
    expect(screen.getByText(installments.page.ask)).toBeVisible()
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.getByRole('link', { name: new RegExp(site.chatShort) })).toBeVisible()
  })
})

import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { installments } from '../../../src/copy/installments'
import { site } from '../../../src/copy/site'
import type { ShownCentre } from '../../../src/data/pages/use-centre'
import { PARTNERS_EVENT, PARTNERS_KEY } from '../../../src/fixed-names'
import { InstallmentsPage } from '../../../src/pages/installments-page'
import { emptyCentre, fullCentre } from '../../fixtures/centre'
import { bake } from '../../helpers/public/baked'
import { renderAt, renderUi } from '../../helpers/render'

/** Renders the page of a build with these details. */
const renderPage = (centre: ShownCentre) => {
  bake({ centre: { updatedAt: null, ...centre } })
  return renderUi(<InstallmentsPage />)
}
const storePartners = (partners: unknown) =>
  localStorage.setItem(PARTNERS_KEY, JSON.stringify(partners))
const readPartners = () =>
  JSON.parse(localStorage.getItem(PARTNERS_KEY) ?? 'null') as { name: string; updatedAt: string }[]
const partner = (order: number, changes = {}) => ({
  id: `p${order}`,
  name: `Partner ${order}`,
  logo: '',
  order,
  ...changes,
})
const items = () => screen.queryAllByRole('listitem')
/** Leaves out the drawn initials. */
const names = () => items().map((item) => item.querySelector('[aria-hidden] + span')?.textContent)
const initials = () => items().map((item) => item.querySelector('[aria-hidden]')?.textContent)
const TEN = fullCentre.partners.map(({ name }) => name)

// Requirements 4, 19
it('/installments shows the partners of the centre only, all at once', () => {
  const { container } = renderPage(fullCentre)
  expect(screen.getByText(installments.page.lead)).toBeVisible()
  expect(names()).toEqual(TEN)
  // The closing band leads on.
  expect(container.querySelectorAll('section, ul, ol, details')).toHaveLength(3)
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'ادفع بالبطاقة أو بالتقسيط',
    installments.closing.title,
  ])
})

it('/installments says how to ask about instalments without partners', () => {
  renderPage(emptyCentre)
  expect(screen.getByText(installments.page.ask)).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.getByRole('link', { name: new RegExp(site.chatShort) })).toBeVisible()
})

const LOGO = 'https://example.com/logo.svg'
const showLogo = () => {
  storePartners([partner(0, { name: 'شركة الأولى', logo: LOGO })])
  renderAt('/', <InstallmentsPage />)
  return screen.getByRole('img', { name: 'شركة الأولى' })
}

// Requirement 69
it('/installments shows the logo of a partner, whose host does not learn where', () => {
  const logo = showLogo()
  expect(logo).toHaveAttribute('src', LOGO)
  expect(logo).toHaveAttribute('referrerpolicy', 'no-referrer')
})

it('/installments shows the name of a partner whose logo fails', () => {
  fireEvent.error(showLogo())
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('شركة الأولى')).toBeVisible()
})

// Requirement 69
it('/installments shows the initials of partners without a logo', () => {
  storePartners(
    ['رفيق للتمويل', 'البوابة', 'شركة'].map((name, index) => partner(index + 1, { name })),
  )
  renderAt('/', <InstallmentsPage />)
  expect(initials()).toEqual(['ر', 'ب', 'ش'])
})

describe('the partners in the storage of the browser', () => {
  const tell = (event: Event) => act(() => void window.dispatchEvent(event))

  // Requirements 69, 70
  it('the first ten partners in the browser are shown in their order', () => {
    storePartners(Array.from({ length: 12 }, (_, index) => partner(12 - index)))
    renderPage(fullCentre)
    expect(names()).toEqual(Array.from({ length: 10 }, (_, index) => `Partner ${index + 1}`))
  })

  // Requirement 71
  it('partners in the browser are read again when this tab changes them', () => {
    expect([PARTNERS_KEY, PARTNERS_EVENT]).toEqual([
      'installmentPartners',
      'installmentPartnersChanged',
    ])
    renderPage(fullCentre)
    storePartners([partner(1)])
    tell(new Event(PARTNERS_EVENT))
    expect(names()).toEqual(['Partner 1'])
  })

  // Requirement 71
  it('partners in the browser are read again when another tab changes them', () => {
    renderPage(fullCentre)
    storePartners([partner(2)])
    tell(new StorageEvent('storage', { key: PARTNERS_KEY }))
    expect(names()).toEqual(['Partner 2'])
  })

  it('the partners of the centre come back when the storage of the browser is cleared', () => {
    storePartners([partner(2)])
    renderPage(fullCentre)
    localStorage.clear()
    tell(new StorageEvent('storage', { key: null }))
    expect(names()).toEqual(TEN)
  })

  it.each(['not json', '{}', '[{"id":1}]'])(
    'the partners of the centre are shown when the storage of the browser holds %s',
    (text) => {
      localStorage.setItem(PARTNERS_KEY, text)
      renderPage(fullCentre)
      expect(names()).toEqual(TEN)
    },
  )
})

const saved = (day: number, ...orders: number[]): ShownCentre => ({
  ...fullCentre,
  partners: orders.map((order) => partner(order)),
  updatedAt: new Date(Date.UTC(2026, 0, day)),
})
const visit = (centre: ShownCentre) => {
  const { unmount } = renderPage(centre)
  const shown = names()
  unmount()
  return shown
}

it('the cache of the partners knows when they were saved', () => {
  expect(visit(saved(5, 1, 2))).toEqual(['Partner 1', 'Partner 2'])
  expect(readPartners()).toEqual(
    [1, 2].map((order) => partner(order, { updatedAt: '2026-01-05T00:00:00.000Z' })),
  )
})

it('the cache of the partners wins over older details', () => {
  visit(saved(5, 1, 2))
  expect(visit(saved(4, 3))).toEqual(['Partner 1', 'Partner 2'])
})

it('the cache of the partners is replaced by newer details', () => {
  visit(saved(5, 1, 2))
  expect(visit(saved(6, 3))).toEqual(['Partner 3'])
  expect(readPartners().map(({ name }) => name)).toEqual(['Partner 3'])
})

it('the cache of the partners is deleted by newer details without a partner', () => {
  visit(saved(5, 1, 2))
  expect(visit(saved(7))).toEqual([])
  expect(localStorage.getItem(PARTNERS_KEY)).toBeNull()
})

it('the cache of the partners is left alone by details of the same moment', () => {
  visit(saved(5, 1))
  const marked = localStorage.getItem(PARTNERS_KEY)?.replace('[{', '[{ "mark": 1,') ?? ''
  localStorage.setItem(PARTNERS_KEY, marked)
  visit(saved(5, 1))
  expect(localStorage.getItem(PARTNERS_KEY)).toBe(marked)
})

it('the cache of the partners is not read any more once they are gone from the page', () => {
  const reads = vi.spyOn(Storage.prototype, 'getItem')
  const tell = () => [PARTNERS_EVENT, 'storage'].map((name) => dispatchEvent(new Event(name)))
  const { unmount } = renderPage(fullCentre)
  reads.mockClear()
  act(() => void tell())
  expect(reads).toHaveBeenCalledWith(PARTNERS_KEY)
  unmount()
  reads.mockClear()
  tell()
  expect(reads).not.toHaveBeenCalledWith(PARTNERS_KEY)
  reads.mockRestore()
})

it('the cache of the partners leaves those that something else stored', () => {
  storePartners([partner(7)])
  expect(visit(saved(5, 1))).toEqual(['Partner 7'])
  expect(readPartners()).toEqual([partner(7)])
})

import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { config, COPYRIGHT_YEAR } from '../../../src/config'
import { installments } from '../../../src/copy/installments'
import { services } from '../../../src/copy/services'
import { site } from '../../../src/copy/site'
import { uiWords } from '../../../src/copy/ui'
import { shownCentre } from '../../../src/data/pages/use-centre'
import { PARTNERS_KEY } from '../../../src/fixed-names'
import { Footer } from '../../../src/layout/footer'
import { FOOTER_PARTNERS_MAX } from '../../../src/limits'
import { paths } from '../../../src/paths'
import { emptyCentre, fullCentre } from '../../fixtures/centre'
import { bake } from '../../helpers/public/baked'
import { renderAt, renderFor } from '../../helpers/render'

const footer = () => screen.getByRole('contentinfo')
const hrefs = (scheme: string) =>
  [...footer().querySelectorAll(`a[href^="${scheme}"]`)].map((link) => link.getAttribute('href'))
const listUnder = (heading: string) =>
  screen.getByRole('heading', { name: heading }).parentElement as HTMLElement
const linksUnder = (heading: string) => [...listUnder(heading).querySelectorAll('a')]
const itemsUnder = (heading: string) =>
  [...listUnder(heading).querySelectorAll('li')].map((item) => item.textContent)

const social = () =>
  within(screen.getByRole('list', { name: site.footer.social.label })).getAllByRole('link')

// Requirement 72
it('the footer links to the five pages of the site', () => {
  renderFor(fullCentre, <Footer />)
  const { home, products, videos, about, team } = paths
  const shown = linksUnder(site.footer.links).map((link) => link.pathname)
  expect(shown).toEqual([home, products, videos, about, team])
})

// Requirements 3, 73
it('the footer lists every service with a link to its card', () => {
  renderFor(fullCentre, <Footer />)
  expect(itemsUnder(site.footer.services)).toEqual(services.map(({ title }) => title))
  expect(linksUnder(site.footer.services).map((link) => link.hash)).toEqual(
    services.map(({ id }) => `#${id}`),
  )
})

// Requirement 74
it('the footer has the telephones and the e-mail, written from left to right', () => {
  renderFor(fullCentre, <Footer />)
  expect(hrefs('tel:')).toEqual(fullCentre.phones.map(({ number }) => `tel:${number}`))
  expect(hrefs('mailto:')).toEqual(['mailto:care@centre.example'])
  for (const text of ['051 234 5678', '011 234 5678', '9200 12345', 'care@centre.example'])
    expect(screen.getByText(text)).toHaveAttribute('dir', 'ltr')
})

it('the footer says a telephone number digit by digit, and shows the address', () => {
  renderFor(fullCentre, <Footer />)
  const name = 'الاستقبال 0 5 1, 2 3 4, 5 6 7 8'
  expect(screen.getByRole('link', { name })).toHaveTextContent('051 234 5678')
  expect(screen.getByText('طريق الملك فهد، مبنى 12، الرياض')).toBeVisible()
})

// Requirement 75
it('the footer links to the networks, and tells two pages on one of them apart by a word', () => {
  renderFor(fullCentre, <Footer />)
  const { photosUrl, pageUrl, secondPageUrl, shortVideosUrl } = fullCentre
  expect(social().map((link) => link.getAttribute('href'))).toEqual([
    photosUrl,
    pageUrl,
    secondPageUrl,
    shortVideosUrl,
  ])
  const labels = social().map((link) => link.textContent)
  expect(labels).toEqual(['', ...site.footer.social.audiences, ''])
})

// Requirement 75
it('the footer has the QR image that the build has drawn, with its address', () => {
  bake({ centre: { ...fullCentre, updatedAt: null } })
  renderFor(fullCentre, <Footer />)
  const code = screen.getByText(site.footer.social.qrPage).closest('a')
  expect(code).toHaveAttribute('href', fullCentre.qrUrl)
  expect(code?.querySelector('img')).toHaveAttribute('src', '/qr.svg')
})

// Requirement 76
it('the footer names eight partners', () => {
  renderFor(fullCentre, <Footer />)
  const eight = fullCentre.partners.slice(0, 8).map(({ name }) => name)
  expect(itemsUnder(site.nav.installments)).toEqual(eight)
  expect(FOOTER_PARTNERS_MAX).toBe(8)
})

// Requirement 70
it('the footer names the partners that the storage of the browser has, in their order', () => {
  const stored = [2, 1].map((order) => ({
    id: `p${order}`,
    name: `Partner ${order}`,
    logo: '',
    order,
  }))
  localStorage.setItem(PARTNERS_KEY, JSON.stringify(stored))
  bake({ centre: { ...fullCentre, updatedAt: null } })
  renderAt('/', <Footer />)
  expect(itemsUnder(site.nav.installments)).toEqual(['Partner 1', 'Partner 2'])
})

it('the footer of a preview names the given partners, and stores none', () => {
  const stored = JSON.stringify([{ id: 'p1', name: 'Partner 1', logo: '', order: 1 }])
  localStorage.setItem(PARTNERS_KEY, stored)
  renderFor({ ...fullCentre, partners: [] }, <Footer />)
  expect(itemsUnder(site.nav.installments)).toEqual([])
  expect(localStorage.getItem(PARTNERS_KEY)).toBe(stored)
})

// Requirement 77
it('the footer has the registers and the copyright', () => {
  renderFor(fullCentre, <Footer />)
  const { registration, vat, licence, regulator } = site.footer.legal
  expect(screen.getAllByRole('term').map((term) => term.parentElement?.textContent)).toEqual([
    registration + fullCentre.registration,
    vat + fullCentre.vat,
    licence + fullCentre.licence,
    regulator + fullCentre.regulator,
  ])
  expect(footer()).toHaveTextContent(`© ${COPYRIGHT_YEAR} ${site.footer.rights}`)
})

// Requirements 78, 79
it.each([
  [installments.more, paths.installments],
  [site.footer.privacy, paths.privacy],
  [site.footer.terms, paths.terms],
  [site.footer.accessibility, paths.accessibility],
  [site.footer.credit('وكالة الويب'), fullCentre.agencyUrl],
])('the footer links «%s» to %s', (text, path) => {
  renderFor(fullCentre, <Footer />)
  expect(within(footer()).getByText(text).closest('a')).toHaveAttribute('href', path)
})

it('the footer shows nothing that is missing, and no front page of a network', () => {
  renderFor({ ...emptyCentre, photosUrl: 'https://www.instagram.com/' }, <Footer />)
  expect(hrefs('mailto:')).toEqual([])
  expect(screen.queryByRole('list', { name: site.footer.social.label })).toBeNull()
  expect(listUnder(site.nav.installments).querySelector('ul')).toBeNull()
  expect(footer().querySelectorAll('img, a[target="_blank"]')).toHaveLength(0)
  expect(screen.queryAllByRole('term')).toHaveLength(0)
  expect(screen.queryByText(site.saveNumber)).toBeNull()
})

it('the footer numbers no single page of a network, and names an agency that has no link', () => {
  renderFor(
    { ...emptyCentre, secondPageUrl: fullCentre.secondPageUrl, agencyName: 'وكالة' },
    <Footer />,
  )
  const [link] = social()
  expect(link).toHaveAccessibleName(`${site.footer.social.onlyPage} ${uiWords.newTab}`)
  expect(link?.textContent).toBe('')
  expect(screen.getByText(site.footer.credit('وكالة')).closest('a')).toBeNull()
})

// Requirements 69, 74, 75, 76, 79; contradiction 56
it('the footer has placeholders that claim nobody while nothing is stored', () => {
  renderAt('/', <Footer />)
  const { partners, ...links } = config.placeholderAccounts
  expect(partners).toHaveLength(10)
  expect(shownCentre()).toMatchObject(config.placeholderAccounts)
  for (const link of [
    links.photosUrl,
    links.pageUrl,
    links.secondPageUrl,
    links.shortVideosUrl,
    links.qrUrl,
  ])
    expect(hrefs(link), link).toHaveLength(1)
  for (const text of Object.values(links).filter((text) => text.includes('.')))
    expect(text).toMatch(/[@/]example\.com/)
})

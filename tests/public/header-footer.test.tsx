import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { config } from '../../src/config'
import { installments } from '../../src/copy/installments'
import { site } from '../../src/copy/site'
import { setBaked, nothingBaked } from '../../src/data/pages/baked'
import { shownCentre } from '../../src/data/pages/shown-centre'
import { Footer } from '../../src/layout/footer'
import { Header } from '../../src/layout/header'
import { LegalStrip } from '../../src/layout/legal-strip'
import { COPYRIGHT_YEAR, FOOTER_PARTNERS, NAV_SHADOW_PX } from '../../src/limits'
import { paths } from '../../src/paths'
import { emptyCentre, fullCentre } from '../centre'
import { renderAt, renderFor } from '../render'

const FIVE = [paths.home, paths.products, paths.videos, paths.about, paths.team]
const hrefsOf = (box: HTMLElement) =>
  within(box)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

function menu(): HTMLDetailsElement {
  const box = screen.getByLabelText(site.nav.menu).closest('details')
  if (!box) throw new Error('no menu')
  return box
}

describe('the header', () => {
  it('links to the five pages, which fold behind a button on small screens (27, 28)', () => {
    renderAt(paths.videos, <Header />)
    const [wide, folded] = screen.getAllByRole('navigation', { name: site.nav.label })
    expect(wide && hrefsOf(wide)).toEqual(FIVE)
    expect(folded && hrefsOf(folded)).toEqual(FIVE)
    expect(menu()).toContainElement(folded ?? null)
    expect(screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual([
      site.nav.videos,
      site.nav.videos,
    ])
  })

  it('leads home from the logo, and to call and chat at the same number (29, 30)', () => {
    renderAt(paths.team, <Header />)
    expect(screen.getByRole('link', { name: site.logo })).toHaveAttribute('href', paths.home)
    const call = screen.getByRole('link', { name: site.call }).getAttribute('href') ?? ''
    for (const chat of screen.getAllByRole('link', { name: site.chatShort })) {
      const href = new URL(chat.getAttribute('href') ?? '')
      expect([href.hostname, href.pathname.slice(1)]).toEqual(['wa.me', call.replace(/\D/g, '')])
      expect(href.searchParams.get('text')).toBe(site.chatText)
    }
  })

  it('sticks to the top and has a shadow after scrolling more than 8 px (26, 31)', () => {
    renderAt('/', <Header />)
    const bar = screen.getByRole('banner')
    expect(bar).toHaveClass('sticky', 'top-0')
    for (const [top, hasShadow] of [
      [NAV_SHADOW_PX, false],
      [NAV_SHADOW_PX + 1, true],
      [0, false],
    ] as const) {
      Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
      fireEvent.scroll(window)
      expect(bar.classList.contains('shadow-resting'), String(top)).toBe(hasShadow)
    }
  })

  it('closes its menu after a link, Escape and a press elsewhere (28)', async () => {
    const { user } = renderAt(
      '/',
      <>
        <Header />
        <button type="button">else</button>
      </>,
    )
    menu().open = true
    await user.click(within(menu()).getByRole('link', { name: site.nav.about }))
    expect(menu().open).toBe(false)
    menu().open = true
    act(() => within(menu()).getByRole('link', { name: site.nav.team }).focus())
    await user.keyboard('{Escape}')
    expect(menu().open).toBe(false)
    expect(screen.getByLabelText(site.nav.menu)).toHaveFocus()
    menu().open = true
    await user.click(screen.getByText('else'))
    expect(menu().open).toBe(false)
  })
})

const footer = () => screen.getByRole('contentinfo')
const hrefs = (scheme: string) =>
  [...footer().querySelectorAll(`a[href^="${scheme}"]`)].map((link) => link.getAttribute('href'))
function listUnder(heading: string): HTMLElement {
  const box = screen.getByRole('heading', { name: heading }).parentElement
  if (!box) throw new Error(`no list under ${heading}`)
  return box
}

describe('the footer', () => {
  it('has five quick links and the nine services (3, 72, 73)', () => {
    renderAt('/', <Footer />)
    expect(hrefsOf(listUnder(site.footer.links))).toEqual(FIVE)
    const services = within(listUnder(site.footer.services)).getAllByRole('listitem')
    expect(services.map((item) => item.textContent)).toEqual([...site.services])
    expect(services).toHaveLength(9)
  })

  it('shows the telephones, read digit by digit, and the e-mail address (74)', () => {
    renderFor(fullCentre, <Footer />)
    expect(hrefs('tel:')).toEqual(fullCentre.phones.map(({ number }) => `tel:${number}`))
    expect(hrefs('mailto:')).toEqual(['mailto:care@centre.example'])
    for (const text of ['051 234 5678', '011 234 5678', '9200 12345', 'care@centre.example'])
      expect(screen.getByText(text)).toHaveAttribute('dir', 'ltr')
    const link = screen.getByRole('link', { name: `${fullCentre.phones[0]?.label} 0 5 1, 2 3 4, 5 6 7 8` })
    expect(link).toHaveTextContent('051 234 5678')
  })

  it('links to the accounts, and to what the QR picture of the build holds (75)', () => {
    setBaked({ ...nothingBaked, centre: { ...fullCentre, updatedAt: null } })
    renderFor(fullCentre, <Footer />)
    const social = within(screen.getByRole('list', { name: site.footer.social.label })).getAllByRole('link')
    const { photosUrl, pageUrl, secondPageUrl, shortVideosUrl } = fullCentre
    expect(social.map((link) => link.getAttribute('href'))).toEqual([photosUrl, pageUrl, secondPageUrl, shortVideosUrl])
    // Two pages on one network have the same mark, so a word tells them apart.
    expect(social.map((link) => link.textContent)).toEqual(['', ...site.footer.social.readers, ''])
    const code = screen.getByText(site.footer.social.qrPage).closest('a')
    expect(code).toHaveAttribute('href', fullCentre.qrUrl)
    expect(code?.querySelector('img')).toHaveAttribute('src', '/qr.svg')
    setBaked(nothingBaked)
  })

  it('shows no QR picture of an address that is newer than the build', () => {
    renderFor(fullCentre, <Footer />)
    expect(footer().querySelector('img')).toBeNull()
  })

  it('names eight instalment partners and links to their page (76)', () => {
    renderFor(fullCentre, <Footer />)
    const badges = within(listUnder(site.nav.installments)).getAllByRole('listitem')
    expect(badges.map((badge) => badge.textContent)).toEqual(fullCentre.partners.slice(0, 8).map(({ name }) => name))
    expect(FOOTER_PARTNERS).toBe(8)
    expect(screen.getByRole('link', { name: installments.more })).toHaveAttribute('href', paths.installments)
  })

  it('shows the copyright, the legal pages and the agency (77, 78, 79)', () => {
    renderFor(fullCentre, <Footer />)
    expect(footer()).toHaveTextContent(`© ${COPYRIGHT_YEAR} ${site.footer.rights}`)
    for (const [name, path] of [
      [site.footer.privacy, paths.privacy],
      [site.footer.terms, paths.terms],
      [site.footer.accessibility, paths.accessibility],
      [new RegExp(site.footer.credit(fullCentre.agencyName)), fullCentre.agencyUrl],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', path)
  })

  it.each([
    ['a centre without details', emptyCentre],
    ['front pages of networks', { ...emptyCentre, photosUrl: 'https://www.instagram.com/' }],
  ])('shows nothing that is missing: %s', (_, centre) => {
    renderFor(centre, <Footer />)
    expect(hrefs('mailto:')).toEqual([])
    expect(screen.queryByRole('list', { name: site.footer.social.label })).toBeNull()
    expect(listUnder(site.nav.installments).querySelector('ul')).toBeNull()
    expect(footer().querySelectorAll('img, a[target="_blank"]')).toHaveLength(0)
    expect(screen.queryByText(site.saveNumber)).toBeNull()
  })

  it('has placeholders that claim nobody while nothing is stored (69, 74, 75, 76, 79, contradiction 56)', () => {
    renderAt('/', <Footer />)
    const { partners, ...links } = config.placeholders
    expect(partners).toHaveLength(10)
    expect(shownCentre()).toMatchObject(config.placeholders)
    for (const link of [links.photosUrl, links.pageUrl, links.secondPageUrl, links.shortVideosUrl, links.qrUrl])
      expect(footer().querySelector(`a[href="${link}"]`), link).not.toBeNull()
    expect(within(listUnder(site.nav.installments)).getAllByRole('listitem')).toHaveLength(8)
    for (const text of Object.values(links).filter((text) => text.includes('.'))) expect(text).toMatch(/[@/]example\.com/)
  })
})

describe('the number to save', () => {
  const link = () => screen.getByRole<HTMLAnchorElement>('link', { name: site.saveNumber })

  it('is the file of the build', () => {
    setBaked({ ...nothingBaked, centre: { ...fullCentre, updatedAt: null } })
    renderAt('/', <Footer />)
    const click = vi.fn((event: Event) => event.preventDefault())
    link().addEventListener('click', click)
    fireEvent.click(link())
    expect(link()).toHaveAttribute('href', '/contact.vcf')
    expect(link()).toHaveAttribute('download', 'contact.vcf')
    setBaked(nothingBaked)
  })

  it('is made of newer details', async () => {
    const made: Blob[] = []
    Object.assign(URL, { createObjectURL: (blob: Blob) => (made.push(blob), 'blob:made') })
    renderFor(fullCentre, <Footer />)
    link().addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link())
    expect(link()).toHaveAttribute('href', 'blob:made')
    expect(made[0]?.type).toBe('text/vcard')
    Reflect.deleteProperty(URL, 'createObjectURL')
  })
})

it('the legal strip shows only the given registration numbers', () => {
  const { registration, regulator } = site.footer.legal
  const { container, unmount } = renderFor(emptyCentre, <LegalStrip />)
  expect(container).toBeEmptyDOMElement()
  unmount()
  renderFor({ ...emptyCentre, registration: '1010000000', regulator: 'R' }, <LegalStrip />)
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([registration, regulator])
  expect(screen.getByText('1010000000').tagName).toBe('BDI')
})
